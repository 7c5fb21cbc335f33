import type { AppApi } from '@androidworld/app-sdk';
import { activities, recorderPackage } from '../package-name.ts';
import { cleanName } from '../record-name.ts';
import { type RecordRow, renameRecord } from '../store.ts';

/** What the menu of a record offers beside dialogs of its own. */
export const recordActions = {
  share: (api: AppApi, records: readonly RecordRow[]) =>
    api.startChooser(
      {
        action: 'android.intent.action.SEND',
        type: 'audio/*',
        extras: { 'android.intent.extra.STREAM': { uri: uriOf(records[0]) } },
      },
      records.length === 1 ? `Share record: ${records[0]?.name}` : `Share ${records.length} records`,
    ),

  openWith: (api: AppApi, record: RecordRow) =>
    api.startChooser(
      { action: 'android.intent.action.VIEW', data: uriOf(record), type: 'audio/*' },
      `Open ${record.name} with`,
    ),

  information: (api: AppApi, record: RecordRow) =>
    api.startActivity({
      component: { packageName: recorderPackage, className: activities.information },
      extras: { id: record.id },
    }),

  /** "Save as…": a copy in the folder of downloads. */
  async saveAs(api: AppApi, record: RecordRow): Promise<void> {
    const file = record.path.slice(record.path.lastIndexOf('/') + 1);
    const target = `/storage/emulated/0/Download/${file}`;
    if ((await api.files.stat(target)) !== null) {
      return api.toast(`Failed to copy. File with name ${file} already exists`);
    }
    await api.files.copy(record.path, target);
    await api.toast(`${file} copied to the 'Downloads' directory`);
  },

  async rename(api: AppApi, record: RecordRow, typed: string): Promise<void> {
    const name = cleanName(typed);
    if (name.toLowerCase() === record.name.toLowerCase()) return;
    try {
      await renameRecord(api, record, name);
    } catch (error) {
      await api.toast(error instanceof Error ? error.message : String(error));
    }
  },
};

function uriOf(record: RecordRow | undefined): string {
  const file = record?.path.slice(record.path.lastIndexOf('/') + 1) ?? '';
  return `content://${recorderPackage}.app_file_provider/records/${encodeURIComponent(file)}`;
}
