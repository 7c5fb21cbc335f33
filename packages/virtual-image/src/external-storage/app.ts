import { type AppProvider, mimeTypeOf } from '@androidworld/app-sdk';
import { defineSystemApp, type SystemAppApi } from '@androidworld/app-sdk/system';
import { documentId, documentPath, sharedRoot } from '../files/document-uri.ts';
import { entryOf } from '../files/list-entries.ts';
import { symbol } from '../own-files.ts';

const authority = 'com.android.externalstorage.documents';

/** The provider behind the URIs of documents on shared storage (`ExternalStorageProvider`). */
export const externalStorage = defineSystemApp({
  manifest: {
    packageName: 'com.android.externalstorage',
    label: 'External Storage',
    versionName: '13',
    versionCode: 33,
    icon: { path: symbol('folder'), foreground: '#ffffff', background: '#607d8b' },
    system: true,
    activities: [],
    providers: [{ authority, exported: true }],
  },
  start: async (api) => ({ providers: { [authority]: documents(api) } }),
});

function documents(api: SystemAppApi): AppProvider {
  return {
    async query(uri, { projection }) {
      if (uri === `content://${authority}/root`) return table([await root(api)], projection);
      const path = documentPath(uri);
      if (path === undefined) throw new Error(`java.lang.UnsupportedOperationException: Unsupported Uri ${uri}`);
      if (uri.endsWith('/children')) {
        return table(
          (await api.files.list(path)).map((file) => documentRow(entryOf(file))),
          projection,
        );
      }
      const file = await api.files.stat(path);
      if (file === null) throw new Error(`java.io.FileNotFoundException: Missing file for ${documentId(path)}`);
      return table([documentRow(entryOf(file))], projection);
    },
    type(uri) {
      const path = documentPath(uri);
      return path === undefined ? null : mimeTypeOf(path);
    },
  };
}

type Cells = Readonly<Record<string, string | number | null>>;

async function root(api: SystemAppApi): Promise<Cells> {
  return {
    root_id: 'primary',
    flags: 0x2001b,
    icon: null,
    title: await api.settings.get('global', 'device_name'),
    document_id: 'primary:',
    available_bytes: (await api.system.storage()).free,
  };
}

function documentRow(entry: ReturnType<typeof entryOf>): Cells {
  const isFolder = entry.kind === 'folder';
  return {
    document_id: documentId(entry.path ?? sharedRoot),
    mime_type: entry.mimeType,
    _display_name: entry.name,
    last_modified: Math.trunc(entry.modifiedMs),
    // Folders may be written to; everything may be deleted, renamed, copied, moved and removed.
    flags: isFolder ? 0x5cc : 0x5c6,
    _size: isFolder ? null : entry.size,
    // How the system finds the file behind the document, in place of the file descriptor of a real phone.
    _data: entry.path,
  };
}

const hidden = '_data';

function table(rows: readonly Cells[], projection: readonly string[] | undefined) {
  const columns = projection ?? Object.keys(rows[0] ?? {}).filter((name) => name !== hidden);
  return {
    columns,
    rows: rows.map((row) => Object.fromEntries(columns.map((name) => [name, row[name] ?? null]))),
  };
}
