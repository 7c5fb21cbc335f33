import { type AppApi, uniqueName } from '@androidworld/app-sdk';
import type { Entry } from './entry.ts';
import { typedName, validName } from './valid-name.ts';

/** @returns path of the new folder; its name gets a number when it is taken */
export async function createFolder(api: AppApi, parent: string, name: string): Promise<string> {
  const path = await freePath(api, parent, validName(name), 'folder');
  await api.files.mkdir(path);
  return path;
}

/** @returns path of the new, empty file; its name gets the type's extension, and a number when it is taken */
export async function createFile(api: AppApi, parent: string, name: string, mimeType: string): Promise<string> {
  const path = await freePath(api, parent, typedName(validName(name), mimeType), 'file');
  await api.files.write(path, '');
  return path;
}

/** Gives a file or folder another name. The caller has seen to it that the name is free. */
export async function renameEntry(api: AppApi, path: string, name: string): Promise<void> {
  await api.files.move(path, `${parentOf(path)}/${validName(name)}`);
}

/** What could not be done is told apart from the rest, which is done. */
export interface Outcome {
  readonly failed: readonly Entry[];
}

export function deleteEntries(api: AppApi, entries: readonly Entry[]): Promise<Outcome> {
  return each(entries, ({ path }) => api.files.remove(path));
}

/** Names that are taken at the destination get a number. */
export function transferEntries(
  api: AppApi,
  entries: readonly Entry[],
  destination: string,
  operation: 'Move' | 'Copy',
): Promise<Outcome> {
  return each(entries, async ({ path, name, kind }) => {
    // A folder has no place in itself.
    if (`${destination}/`.startsWith(`${path}/`)) throw new Error(`Cannot ${operation} ${path} to ${destination}`);
    const target = await freePath(api, destination, name, kind);
    await (operation === 'Move' ? api.files.move(path, target) : api.files.copy(path, target));
  });
}

export function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

async function each(
  entries: readonly Entry[],
  act: (entry: Entry & { readonly path: string }) => Promise<void>,
): Promise<Outcome> {
  const failed: Entry[] = [];
  for (const entry of entries) {
    const { path } = entry;
    if (path === null) continue;
    // One that fails (gone meanwhile, not allowed) does not keep the others; the person is told of it.
    await act({ ...entry, path }).catch(() => failed.push(entry));
  }
  return { failed };
}

/** Of a new file or folder; its name gets a number when it is taken. */
export async function freePath(api: AppApi, parent: string, name: string, kind: Entry['kind']): Promise<string> {
  const taken = (await api.files.list(parent)).map((file) => file.name);
  return `${parent}/${uniqueName(taken, kind === 'folder' ? { folder: name } : name)}`;
}
