import type { AppApi } from '@androidworld/app-sdk';
import { useApi, useDocumentPicker } from '@androidworld/app-sdk/ui';
import { SettingsSection, SettingsValue } from '../../../simple-commons/settings-rows.tsx';
import { fileTime } from '../../ics/file-time.ts';
import { preferences } from '../../store/preferences.ts';

/** Writes the settings into a file, and takes them from one. */
export function TransferSettings() {
  const api = useApi();
  const picker = useDocumentPicker();
  const exportSettings = async () => {
    const name = `calendar-settings_${await fileTime(api)}.txt`;
    const file = await picker.createDocument({ type: 'text/plain', name });
    if (file === null) return;
    await file.write(await settingsText(api));
    await api.toast('Settings exported successfully');
  };
  const importSettings = async () => {
    const file = await picker.openDocument(['text/plain']);
    if (file === null) return;
    const count = await takeSettings(api, await file.readText());
    await api.toast(count === 0 ? 'No entries for importing have been found' : 'Settings imported successfully');
  };
  return (
    <>
      <SettingsSection name="migrating" title="Migrating" />
      <SettingsValue name="export_settings" title="Export settings" onClick={() => void exportSettings()} />
      <SettingsValue name="import_settings" title="Import settings" onClick={() => void importSettings()} />
    </>
  );
}

/** `key=value`, an entry a line. */
async function settingsText(api: AppApi): Promise<string> {
  const entries = Object.entries(await api.preferences.getAll(preferences.file));
  return entries
    .filter(([, { type }]) => type !== 'stringSet')
    .map(([key, { value }]) => `${key}=${String(value)}\n`)
    .join('');
}

/** @returns how many entries were known */
async function takeSettings(api: AppApi, text: string): Promise<number> {
  const known = await api.preferences.getAll(preferences.file);
  const lines = text.split('\n').map((line) => /^(\w+)=(.*)$/.exec(line.trim()));
  let count = 0;
  for (const line of lines) {
    const [, key = '', value = ''] = line ?? [];
    const type = known[key]?.type;
    if (type === 'boolean') await api.preferences.edit(preferences.file, { [key]: { type, value: value === 'true' } });
    else if (type === 'int' || type === 'long') {
      if (!Number.isSafeInteger(Number(value))) continue;
      await api.preferences.edit(preferences.file, { [key]: { type, value: Number(value) } });
    } else continue;
    count += 1;
  }
  return count;
}
