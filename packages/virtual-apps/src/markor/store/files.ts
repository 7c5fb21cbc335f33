import type { AppApi, FileInfo } from '@androidworld/app-sdk';
import { join, nameOf, parentOf } from './file-name.ts';
import { decodeNote, emptyNote, encodeNote, type NoteText } from './note-text.ts';
import { type FileList, fileLists, type MarkorSettings } from './settings.ts';
import { sortEntries } from './sort-entries.ts';

/** Folders that are lists kept in the preferences. */
const virtualFolders: Readonly<Record<string, FileList>> = {
  '/storage/recent-files': 'recent',
  '/storage/popular-files': 'popular',
  '/storage/favourite-files': 'favourite',
};

export function isVirtual(folder: string): boolean {
  return folder in virtualFolders || ['/', '/storage', '/storage/emulated'].includes(folder);
}

/** What the file browser shows of a folder, in its order. A folder that is gone is empty. */
export async function listFolder(api: AppApi, folder: string, settings: MarkorSettings): Promise<FileInfo[]> {
  const list = virtualFolders[folder];
  if (list !== undefined) {
    const found = await statAll(api, (await fileLists.get(api))[list]);
    return list === 'recent' ? found : sortEntries(found, settings);
  }
  if (folder === '/') return statAll(api, ['/storage']);
  if (folder === '/storage') {
    return [...(await statAll(api, ['/storage/emulated'])), ...Object.keys(virtualFolders).map(virtualFolder)];
  }
  if (folder === '/storage/emulated') return statAll(api, ['/storage/emulated/0']);
  if ((await api.files.stat(folder))?.kind !== 'directory') return [];
  const entries = (await api.files.list(folder)).filter(({ name }) => settings.showsDotFiles || !name.startsWith('.'));
  return sortEntries(entries, settings);
}

/** @returns null when there is no file */
export async function readNote(api: AppApi, path: string): Promise<NoteText | null> {
  if ((await api.files.stat(path))?.kind !== 'file') return null;
  return decodeNote(await api.files.read(path));
}

export function writeNote(api: AppApi, path: string, note: NoteText): Promise<void> {
  return api.files.write(path, encodeNote(note));
}

/** What is there stays as it is, unless it is as good as empty. */
export async function createNote(api: AppApi, path: string, content: string): Promise<void> {
  const found = await api.files.stat(path);
  if (found === null || (found.kind === 'file' && found.size < 2)) await api.files.write(path, content);
}

/** Adds a line at the end, as sharing into a note does. */
export async function appendToNote(api: AppApi, path: string, text: string): Promise<void> {
  const note = (await readNote(api, path)) ?? emptyNote;
  await writeNote(api, path, { ...note, text: `${note.text}\n${text}` });
}

/** @returns false when the new name is taken */
export async function renameEntry(api: AppApi, path: string, name: string): Promise<boolean> {
  if (name === nameOf(path)) return true;
  const target = join(parentOf(path), name);
  if ((await api.files.stat(target)) !== null) return false;
  await api.files.move(path, target);
  return true;
}

/** What to do with an entry whose name is taken in the other folder. */
export type Conflict = 'keep-both' | 'overwrite' | 'skip';

/** Whether an entry of this name is in the way there. A copy beside the original just gets another name. */
export async function isInTheWay(api: AppApi, path: string, folder: string, isMove: boolean): Promise<boolean> {
  const target = join(folder, nameOf(path));
  return (isMove || target !== path) && (await api.files.stat(target)) !== null;
}

export async function moveOrCopy(
  api: AppApi,
  path: string,
  folder: string,
  { isMove, conflict }: { readonly isMove: boolean; readonly conflict: Conflict },
): Promise<void> {
  const wanted = join(folder, nameOf(path));
  // A folder cannot go into itself, and what is there already need not be moved.
  if (isUnder(folder, path) || (isMove && wanted === path)) return;
  const isTaken = (await api.files.stat(wanted)) !== null;
  if (isTaken && conflict === 'skip') return;
  if (isTaken && conflict === 'overwrite') await api.files.remove(wanted);
  const target = isTaken && conflict === 'keep-both' ? await freeName(api, path, folder) : wanted;
  await (isMove ? api.files.move(path, target) : api.files.copy(path, target));
}

/** `note_1.md`, `note_2.md`, … */
async function freeName(api: AppApi, path: string, folder: string): Promise<string> {
  const [stem = '', ...rest] = nameOf(path).split('.');
  const extension = rest.map((part) => `.${part}`).join('');
  for (let number = 1; ; number++) {
    const candidate = join(folder, `${stem}_${number}${extension}`);
    if ((await api.files.stat(candidate)) === null) return candidate;
  }
}

function isUnder(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

async function statAll(api: AppApi, paths: readonly string[]): Promise<FileInfo[]> {
  const found = await Promise.all(paths.map((path) => api.files.stat(path)));
  return found.filter((entry) => entry !== null);
}

function virtualFolder(path: string): FileInfo {
  return { name: nameOf(path), path, kind: 'directory', size: 0, modifiedMs: 0 };
}
