import { type AppApi, atLocal, mimeTypeOf } from '@androidworld/app-sdk';
import { unzipSync } from 'fflate';
import { archiveTypes } from './archive-types.ts';
import { type Entry, folderType } from './entry.ts';
import { freePath, type Outcome } from './file-operations.ts';
import { readZipDirectory, type ZipMember } from './read-zip-directory.ts';

/** A file that is larger, or says so, is left in its archive: it would not fit into the memory of this screen. */
const mostBytes = 256 * 2 ** 20;

/** A place in an archive. */
export interface ArchivePlace {
  /** Of its file on shared storage. */
  readonly file: string;
  /** Names of the folders below it; empty: its top. */
  readonly path: readonly string[];
}

/** Whether an entry opens as a folder though it is a file; one in another archive does not. */
export function isArchive({ kind, path, mimeType }: Entry): boolean {
  return kind === 'file' && path !== null && archiveTypes.includes(mimeType);
}

/** What is in a folder of an archive. @throws {Error} when the file is no archive */
export async function listArchive(api: AppApi, { file, path }: ArchivePlace): Promise<Entry[]> {
  const members = readZipDirectory(await api.files.read(file));
  const zone = await api.clock.zone();
  const inside = members.filter((member) => isBelow(member, path));
  const names = [...new Set(inside.map((member) => member.path[path.length] ?? ''))];
  return names.map((name) => {
    const own = inside.find((member) => member.path.length === path.length + 1 && member.path[path.length] === name);
    // Folders need not be written in the archive.
    const isFolder = own?.isFolder ?? true;
    return {
      key: [file, ...path, name].join('/'),
      name,
      kind: isFolder ? 'folder' : 'file',
      path: null,
      archived: { file, path: [...path, name] },
      size: isFolder ? 0 : (own?.size ?? 0),
      modifiedMs: own === undefined ? 0 : atLocal(own.modified, zone),
      mimeType: isFolder ? folderType : mimeTypeOf(name),
    };
  });
}

/** Takes files and folders out of the archive they are in; names that are taken get a number. */
export async function extractEntries(api: AppApi, entries: readonly Entry[], destination: string): Promise<Outcome> {
  const failed: Entry[] = [];
  for (const entry of entries) {
    // One that fails (damaged, locked) does not keep the others; the person is told of it.
    await extract(api, entry, destination).catch(() => failed.push(entry));
  }
  return { failed };
}

async function extract(api: AppApi, { archived, name, kind }: Entry, destination: string): Promise<void> {
  if (archived === undefined) return;
  const bytes = await api.files.read(archived.file);
  const { length } = archived.path;
  const members = readZipDirectory(bytes).filter(
    (member) => isBelow(member, archived.path) || (member.path.length === length && isAt(member, archived.path)),
  );
  const target = await freePath(api, destination, name, kind);
  if (kind === 'folder') await api.files.mkdir(target);
  for (const member of members) {
    const place = [target, ...member.path.slice(length)].join('/');
    if (member.isFolder) await api.files.mkdir(place);
    else {
      await api.files.mkdir(place.slice(0, place.lastIndexOf('/')));
      await api.files.write(place, contentOf(bytes, member));
    }
  }
}

function contentOf(bytes: Uint8Array, member: ZipMember): Uint8Array {
  if (member.isEncrypted) throw new Error(`${member.name} is locked by a password`);
  if (member.size > mostBytes) throw new Error(`${member.name} is larger than ${mostBytes} bytes`);
  // Into as many bytes as the directory says, however many would come.
  const found = unzipSync(bytes, { filter: ({ name }) => name === member.name })[member.name];
  if (found === undefined) throw new Error(`The archive holds no ${member.name}`);
  return found;
}

/** Whether it lies somewhere in a folder. */
function isBelow(member: ZipMember, folder: readonly string[]): boolean {
  return member.path.length > folder.length && isAt(member, folder);
}

function isAt(member: ZipMember, path: readonly string[]): boolean {
  return path.every((name, index) => member.path[index] === name);
}
