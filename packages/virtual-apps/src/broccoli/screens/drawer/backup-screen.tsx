import { DateFormat } from '@androidworld/app-sdk';
import {
  ConfirmDialog,
  PreferenceScreen,
  useApi,
  useDocumentPicker,
  usePhoneClock,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { packageName } from '../../package-name.ts';
import { packAll, unpackAll } from '../../store/archive.ts';
import { preferences } from '../../store/preferences.ts';

export function BackupScreen() {
  const api = useApi();
  const clock = usePhoneClock();
  const picker = useDocumentPicker();
  const [values, change] = usePreferences(preferences);
  const [picked, setPicked] = useState<Uint8Array | null>(null);
  const backup = async () => {
    const name = `EXPORT_${DateFormat.format('yyyyMMdd_HHmmss', clock.nowMs, clock.zone)}.broccoli-archive`;
    const path = `/data/data/${packageName}/cache/${name}`;
    await api.files.write(path, await packAll(api));
    await change({ lastBackup: DateFormat.format('M/d/yy', clock.nowMs, clock.zone) });
    await api.startChooser({
      action: 'android.intent.action.SEND',
      type: 'application/octet-stream',
      extras: { 'android.intent.extra.STREAM': `file://${path}` },
    });
  };
  const choose = async () => {
    const file = await picker.openDocument(['application/*']);
    if (file !== null) setPicked(await file.read());
  };
  const restore = async (bytes: Uint8Array) => {
    try {
      await api.toast(`${await unpackAll(api, bytes)} recipes have been imported.`);
    } catch {
      await api.toast('The recipes could not be imported.');
    }
  };
  return (
    <>
      <PreferenceScreen
        items={[
          {
            kind: 'category',
            title: 'Backup',
            items: [
              {
                title: 'Backup recipes',
                summary: 'Export all your recipes and categories and save them wherever you want.',
                onClick: () => void backup(),
              },
              { title: 'Last backup', summary: values?.lastBackup ?? 'Not set' },
            ],
          },
          {
            kind: 'category',
            title: 'Restore',
            items: [
              {
                title: 'Restore recipes',
                summary: 'Import all recipes and categories from a backup file.',
                onClick: () => void choose(),
              },
            ],
          },
        ]}
      />
      {picked !== null && (
        <ConfirmDialog
          title="Restore"
          message="Do you want to import all recipes and categories from this file?"
          confirm="OK"
          onConfirm={() => void restore(picked)}
          onClose={() => setPicked(null)}
        />
      )}
    </>
  );
}
