import { type AppApi, uniqueName } from '@androidworld/app-sdk';
import { database } from './database.ts';
import { newUuid } from './new-uuid.ts';

/** A file of a task, as its form has it. */
export interface FileEdit {
  readonly uuid: string;
  readonly name: string;
  readonly uri: string;
}

const folder = '/storage/emulated/0/Android/data/org.tasks/files/attachments';
const scheme = 'file://';

/** Keeps a copy among the app's own files, at once: a form that is discarded leaves it there, as in the real app. */
export async function keepFile(api: AppApi, name: string, bytes: Uint8Array): Promise<FileEdit> {
  await api.files.mkdir(folder);
  const free = uniqueName(
    (await api.files.list(folder)).map((file) => file.name),
    name,
    'hyphen',
  );
  await api.files.write(`${folder}/${free}`, bytes);
  return { uuid: await newUuid(api), name: free, uri: `${scheme}${folder}/${encodeURIComponent(free)}` };
}

/** Keeps what another app shared. @returns null when there is no file behind the address */
export async function keepShared(api: AppApi, uri: string): Promise<FileEdit | null> {
  const [row] = uri.startsWith(scheme)
    ? [{ _data: decodeURIComponent(uri.slice(scheme.length)), _display_name: null }]
    : await api.content.query(uri, { projection: ['_data', '_display_name'] });
  if (typeof row?._data !== 'string') return null;
  const name = String(row._display_name ?? row._data.slice(row._data.lastIndexOf('/') + 1));
  return keepFile(api, name, await api.files.read(row._data));
}

/** Gives a task exactly these files. */
export async function saveFiles(api: AppApi, task: number, edits: readonly FileEdit[]): Promise<void> {
  const open = database.open(api);
  const has = await open.attachment.all({ where: { task } });
  for (const { uuid, name, uri } of edits) {
    if (has.some(({ fileUuid }) => fileUuid === uuid)) continue;
    const known = await open.attachment_file.first({ where: { uuid } });
    const file = known?.id ?? (await open.attachment_file.insert({ uuid, name, uri }));
    await open.attachment.insert({ task, file, fileUuid: uuid });
  }
  const gone = has.filter(({ fileUuid }) => !edits.some(({ uuid }) => uuid === fileUuid));
  await open.transaction(gone.map(({ id }) => database.tables.attachment.delete({ where: { id } })));
}
