import type { FileInfo } from '@androidworld/app-sdk';
import { mimeType } from './mime-type.ts';

export const sortOrders = ['NAME', 'MTIME', 'FILESIZE', 'MIMETYPE'] as const;

export interface Sorting {
  /** One of `sortOrders`. */
  readonly sortBy: string;
  readonly isReverse: boolean;
  readonly isFolderFirst: boolean;
}

/** The entries in the order of the file browser. It compares keys as text, sizes and times included. */
export function sortEntries(entries: readonly FileInfo[], { sortBy, isReverse, isFolderFirst }: Sorting): FileInfo[] {
  const keyed = entries.map((entry) => ({ entry, key: sortKey(entry, sortBy) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0));
  if (isReverse) keyed.reverse();
  const sorted = keyed.map(({ entry }) => entry);
  if (!isFolderFirst) return sorted;
  return [...sorted.filter(({ kind }) => kind === 'directory'), ...sorted.filter(({ kind }) => kind === 'file')];
}

function sortKey(entry: FileInfo, sortBy: string): string {
  const name = entry.name.toLowerCase();
  if (sortBy === 'MTIME') return `${Math.floor(entry.modifiedMs)}${name}`;
  if (sortBy === 'FILESIZE') return `${entry.size}${name}`;
  if (sortBy === 'MIMETYPE') return `${entry.kind === 'directory' ? 'inode/directory' : mimeType(name)}${name}`;
  return name;
}
