import type { Identity, Stat } from './disk.ts';
import { diskError } from './disk-error.ts';
import type { FileAttributes } from './file-attributes.ts';
import { findInTrees, type VirtualEntry, type VirtualTree } from './virtual-tree.ts';

/** What kind of file it is, in st_mode. */
export const typeBits = {
  file: 0o100000,
  directory: 0o040000,
  symlink: 0o120000,
  device: 0o020000,
  pipe: 0o010000,
} as const;

/** The files of a disk that are computed when they are asked for. */
export class ComputedFiles {
  readonly #trees: Readonly<Record<string, VirtualTree>>;

  constructor(trees: Readonly<Record<string, VirtualTree>>) {
    this.#trees = trees;
  }

  /**
   * What is at a path whose links were followed.
   *
   * @param followed whether the last one was, too: one that has no path is then a pipe
   */
  find(device: string, who: Identity, followed = false): ComputedEntry | undefined {
    const found = findInTrees(this.#trees, device, who);
    return followed && found?.kind === 'symlink' && found.isNameless === true ? { kind: 'pipe', uid: who.uid } : found;
  }

  /** What is at a path, to look into it. @throws EACCES */
  open(device: string, who: Identity, path: string): VirtualEntry | undefined {
    const found = findInTrees(this.#trees, device, who);
    if (found?.isSealed === true) throw diskError('EACCES', path);
    return found;
  }

  /** Where a link leads; undefined when there is none, or none to a path. @throws EACCES */
  link(device: string, who: Identity): string | undefined {
    const found = findInTrees(this.#trees, device, who);
    if (found?.kind !== 'symlink') return undefined;
    if (found.isSealed === true) throw diskError('EACCES', device);
    return found.isNameless === true ? undefined : found.target;
  }
}

type ComputedEntry = VirtualEntry | { readonly kind: 'pipe'; readonly uid: number; readonly mode?: number };

/** @param byDefault as the place has it */
export function statOf(entry: ComputedEntry, byDefault: FileAttributes, nowMs: number): Stat {
  const mode = entry.mode ?? (entry.kind === 'symlink' ? 0o777 : entry.kind === 'pipe' ? 0o600 : byDefault.mode);
  return {
    kind: entry.kind,
    mode: typeBits[entry.kind] | mode,
    uid: entry.uid ?? byDefault.uid,
    gid: entry.uid ?? byDefault.gid,
    size: 0,
    inode: 1,
    links: 1,
    accessedMs: nowMs,
    modifiedMs: nowMs,
    changedMs: nowMs,
    label: byDefault.label,
    ...(entry.kind === 'symlink' ? { target: entry.target } : {}),
  };
}
