import fs from 'node:fs';
import { hostNow } from '../system/time/host-time.ts';
import type { Identity } from './disk.ts';
import { diskError } from './disk-error.ts';
import { usageBelow } from './usage.ts';

/** Of the emulator's data partition, as `df` and `stat -f` show it. */
export const dataBytes = 6_082_144 * 1024;
/** What of it is taken on a phone without a file. */
export const systemBytes = 1_203_456 * 1024;
export const dataInodes = 393_216;
export const systemInodes = dataInodes - 390_000;

/** For the system's own files, as Android reserves blocks for it: a phone that was filled can still be switched off and reset. */
const reserved = { bytes: 128 * 2 ** 20, files: 1_000 };
const nothing = { bytes: 0, files: 0 };

/** Queries make files shorter by themselves: what they gave back is seen that much later. */
const countAgainMs = 1_000;

/** This process has a few thousand of them for all phones. */
const mostDescriptors = 2_048;

/** More than a database grows by between two questions. */
const littleBytes = 256 * 2 ** 20;

interface Room {
  readonly bytes: number;
  /** Folders and links, too: what takes an inode. */
  readonly files: number;
}

/**
 * The room that is left on the phone: who writes without end meets the end of the phone's disk, not of this computer's.
 * What is there is counted once, and again only when all that was left by then is taken.
 */
export class DiskSpace {
  readonly #folders: readonly string[];
  /** Descriptors that are written to: a file that was removed takes its room until it is closed. */
  readonly #open = new Set<number>();
  #left: Room | undefined;
  #countedMs = 0;

  /** @param folders of the host that what is written goes to */
  constructor(folders: readonly string[]) {
    this.#folders = folders;
  }

  /** @throws ENOSPC when so much more has no room */
  take(path: string, who: Identity, more: Partial<Room>): void {
    if (!this.takes(who, more)) throw diskError('ENOSPC', path);
  }

  /** @returns whether so much more had room */
  takes(who: Identity, { bytes = 0, files = 0 }: Partial<Room>): boolean {
    if (bytes <= 0 && files <= 0) return true;
    const extra = extraOf(who);
    const fits = (left: Room) => left.bytes + extra.bytes >= bytes && left.files + extra.files >= files;
    let left = this.#left;
    const counts = left === undefined || (!fits(left) && hostNow() - this.#countedMs >= countAgainMs);
    if (left === undefined || counts) left = this.#count();
    if (!fits(left)) return false;
    this.#left = { bytes: left.bytes - bytes, files: left.files - files };
    return true;
  }

  /** @returns bytes that somebody may still write, at least: what was freed is only counted where little is left */
  leftFor(who: Identity): number {
    const extra = extraOf(who).bytes;
    let left = this.#left ?? this.#count();
    if (left.bytes + extra < littleBytes && hostNow() - this.#countedMs >= countAgainMs) left = this.#count();
    return Math.max(0, left.bytes + extra);
  }

  /** Something was removed, cut or replaced: how much that gave is counted when somebody needs it. */
  freed(): void {
    this.#countedMs = Number.NEGATIVE_INFINITY;
  }

  /** @throws EMFILE when the phone has as many files of this computer open as it may */
  requireDescriptor(path: string): void {
    if (this.#open.size >= mostDescriptors) throw diskError('EMFILE', path);
  }

  opened(descriptor: number): void {
    this.#open.add(descriptor);
  }

  /** It is about to be. */
  closed(descriptor: number): void {
    this.#open.delete(descriptor);
    if (fs.fstatSync(descriptor).nlink === 0) this.freed();
  }

  #count(): Room {
    const used = this.#folders.map(usageBelow);
    const unlinked = [...this.#open].map((descriptor) => fs.fstatSync(descriptor)).filter(({ nlink }) => nlink === 0);
    const bytes = sum([...used.map((each) => each.bytes), ...unlinked.map(({ size }) => size)]);
    const files = sum(used.map((each) => each.files + each.folders)) + unlinked.length;
    const left = { bytes: dataBytes - systemBytes - bytes, files: dataInodes - systemInodes - files };
    this.#left = left;
    this.#countedMs = hostNow();
    return left;
  }
}

/** What only the system has; not what a user's shell starts, which has a number. */
function extraOf({ uid, pid }: Identity): Room {
  return pid === undefined && (uid === 0 || uid === 1000) ? reserved : nothing;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
