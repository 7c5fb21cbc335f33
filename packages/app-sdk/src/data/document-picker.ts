import type { AppApi } from '../api.ts';
import type { Intent } from '../intent.ts';

/** A file somebody picked, behind its URI. */
export interface PickedDocument {
  /** Content URI, as the picker returned it. */
  readonly uri: string;
  /** Display name (`OpenableColumns.DISPLAY_NAME`); without one, the last part of its path. */
  readonly name: string;
  /** `application/octet-stream` when the provider does not know. */
  readonly mimeType: string;
  /** Bytes. */
  readonly size: number;
  /** The whole content, read anew with each call. */
  read(): Promise<Uint8Array>;
  /** The whole content as UTF-8. */
  readText(): Promise<string>;
  /** Replaces the whole content; text is written as UTF-8. */
  write(content: string | Uint8Array): Promise<void>;
}

/** A folder somebody picked. */
export interface PickedTree {
  /** Tree URI, as the picker returned it. */
  readonly uri: string;
  /** Of the folder, for `api.files`. */
  readonly path: string;
}

/** Lets the person choose files and folders. @throws FileNotFoundException when there is no file behind the URI */
export interface DocumentPicker {
  /** Any of the types, e.g. `['image/*']`; all by default. Each returns null when nothing was picked. */
  openDocument(types?: readonly string[]): Promise<PickedDocument | null>;
  /** As `openDocument`; apps that show content of their own answer too. */
  getContent(types?: readonly string[]): Promise<PickedDocument | null>;
  /** `ACTION_CREATE_DOCUMENT`: MIME type and proposed name of a new file; the person may change the name. */
  createDocument(document: { readonly type: string; readonly name: string }): Promise<PickedDocument | null>;
  /** `ACTION_OPEN_DOCUMENT_TREE`: a folder. */
  openDocumentTree(): Promise<PickedTree | null>;
}

/** The Storage Access Framework's pickers (`ActivityResultContracts`). */
export function documentPicker(api: AppApi): DocumentPicker {
  const pick = async (action: string, intent: Omit<Intent, 'action'>) => {
    const { code, data } = await api.startActivityForResult({ action: `android.intent.action.${action}`, ...intent });
    return code === resultOk ? (data?.data ?? null) : null;
  };
  const open = async (action: string, types: readonly string[]) => {
    const [type = anything] = types;
    const uri = await pick(action, {
      type: types.length > 1 ? anything : type,
      categories: openable,
      ...(types.length > 1 ? { extras: { 'android.intent.extra.MIME_TYPES': types } } : {}),
    });
    return uri === null ? null : openPicked(api, uri);
  };
  return {
    openDocument: (types = []) => open('OPEN_DOCUMENT', types),
    getContent: (types = []) => open('GET_CONTENT', types),
    async createDocument({ type, name }) {
      const extras = { 'android.intent.extra.TITLE': name };
      const uri = await pick('CREATE_DOCUMENT', { type, categories: openable, extras });
      return uri === null ? null : openPicked(api, uri);
    },
    async openDocumentTree() {
      const uri = await pick('OPEN_DOCUMENT_TREE', {});
      return uri === null ? null : { uri, path: String((await rowOf(api, uri))._data) };
    },
  };
}

const resultOk = -1;
const anything = '*/*';
const openable = ['android.intent.category.OPENABLE'];

/** The file behind a content URI (ContentResolver). @throws FileNotFoundException */
async function openPicked(api: AppApi, uri: string): Promise<PickedDocument> {
  const row = await rowOf(api, uri);
  const path = String(row._data);
  return {
    uri,
    name: String(row._display_name ?? path.slice(path.lastIndexOf('/') + 1)),
    mimeType: String(row.mime_type ?? 'application/octet-stream'),
    size: Number(row._size ?? 0),
    read: () => api.files.read(path),
    readText: () => api.files.readText(path),
    write: (content) => api.files.write(path, content),
  };
}

async function rowOf(api: AppApi, uri: string) {
  const [row] = await api.content.query(uri, { projection: ['_data', '_display_name', 'mime_type', '_size'] });
  if (typeof row?._data !== 'string') throw new Error(`FileNotFoundException: No content provider: ${uri}`);
  return row;
}
