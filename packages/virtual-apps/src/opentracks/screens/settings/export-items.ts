import { type PreferenceItem, useApi, useDocumentPicker } from '@androidworld/app-sdk/ui';
import { exportBackup, exportTracks } from '../../export/export-tracks.ts';
import { type ExportFormat, exportFormatNames, exportFormats } from '../../export/formats.ts';
import { importFile } from '../../export/import-file.ts';
import { preferences, type TrackerPreferences } from '../../store/preferences.ts';

interface Exports {
  importAll(): Promise<void>;
  exportEach(): Promise<void>;
  exportBackup(): Promise<void>;
  chooseFolder(): Promise<void>;
}

/** What the rows do: each asks for a folder first. */
export function useExports(format: ExportFormat): Exports {
  const api = useApi();
  const picker = useDocumentPicker();
  const told = (count: number, what: string) => api.toast(`${count} ${count === 1 ? 'track' : 'tracks'} ${what}`);
  return {
    async importAll() {
      const folder = await picker.openDocumentTree();
      if (folder === null) return;
      const files = (await api.files.list(folder.path)).filter(({ name }) => /\.gpx$/i.test(name));
      let count = 0;
      for (const { path } of files) count += await importFile(api, path);
      await told(count, 'imported');
    },
    async exportEach() {
      const folder = await picker.openDocumentTree();
      if (folder === null) return;
      await told((await exportTracks(api, { folder: folder.path, format })).length, 'exported');
    },
    async exportBackup() {
      const folder = await picker.openDocumentTree();
      if (folder !== null) await exportBackup(api, folder.path, format);
    },
    async chooseFolder() {
      const folder = await picker.openDocumentTree();
      if (folder !== null) await preferences.put(api, { exportDirectory: folder.path });
    },
  };
}

export function exportItems({ exportDirectory }: TrackerPreferences, exports: Exports): readonly PreferenceItem[] {
  return [
    {
      kind: 'category',
      title: 'Import',
      items: [
        { title: 'Import all', onClick: () => void exports.importAll() },
        { kind: 'switch', key: 'preventReimport', title: 'Prevent re-import of tracks' },
      ],
    },
    {
      kind: 'category',
      title: 'Export',
      items: [
        { title: 'Export all (one file per track)', onClick: () => void exports.exportEach() },
        { title: 'Export all (one file for all tracks)', onClick: () => void exports.exportBackup() },
        {
          title: 'Track export directory',
          summary: exportDirectory ?? 'Not set',
          onClick: () => void exports.chooseFolder(),
        },
        {
          kind: 'switch',
          key: 'instantExport',
          title: 'Instant post-workout export',
          enabled: exportDirectory !== null,
        },
        {
          kind: 'list',
          key: 'exportFormat',
          title: 'Export/sharing file format',
          entries: exportFormatNames.map((value) => ({ value, label: exportFormats[value].label })),
        },
        { kind: 'edit', key: 'exportFilename', title: 'Format of the filename' },
      ],
    },
  ];
}
