import fs from 'node:fs';
import type { Disk, Identity } from '../../disk/disk.ts';
import type { OpenFileName } from '../../system/processes/shell-programs.ts';
import { errnoCode } from '../errno.ts';
import { openDevice } from './devices.ts';
import { ContentFile } from './memory-files.ts';
import { namedPipeOf } from './named-pipe.ts';
import { OpenFile } from './open-file.ts';

export type OpenMode = 'read' | 'write' | 'append' | 'readWrite';

/**
 * Opens a file of the phone's disk, or one of its devices, for a process. A pipe with a name is open once somebody has
 * opened its other end.
 *
 * @param path absolute, without `.` and `..`
 * @throws the disk's error
 */
export async function openDiskFile(
  disk: Disk,
  path: string,
  { identity: who, signal }: { readonly identity: Identity; readonly signal: AbortSignal },
  mode: OpenMode,
): Promise<OpenFile> {
  const device = openDevice(disk, path);
  if (device !== undefined) return device;
  try {
    return await openFile(disk, path, who, mode);
  } catch (error) {
    if (errnoCode(error) !== 'ENXIO') throw error;
    return namedPipeOf(disk, (await disk.stat(path, who)).inode).open(mode, signal);
  }
}

async function openFile(disk: Disk, path: string, who: Identity, mode: OpenMode): Promise<OpenFile> {
  if (mode === 'read') return new ContentFile(await disk.read(path, who), await disk.realpath(path, who));
  // Creates, empties, checks the rights, and closes a database that is replaced.
  await disk.write(path, '', who, { append: mode !== 'write' });
  if (mode === 'readWrite') await disk.read(path, who);
  if ((await disk.stat(path, who)).kind !== 'file') return new SilentFile();
  return new WrittenFile(disk, await disk.realpath(path, who), who, mode === 'append');
}

/** A device that takes everything: `/dev/kmsg`, `/dev/binder`. */
class SilentFile extends OpenFile {
  override write(): void {}
}

/** Stays the file it was when it is renamed or removed, as a descriptor does. */
class WrittenFile extends OpenFile {
  readonly #disk: Disk;
  readonly #path: string;
  readonly #who: Identity;
  readonly #append: boolean;
  readonly #descriptor: number;
  #at = 0;
  #isChanged = false;

  constructor(disk: Disk, path: string, who: Identity, append: boolean) {
    super();
    this.#disk = disk;
    this.#path = path;
    this.#who = who;
    this.#append = append;
    // Links of the phone were followed by its disk: one of the host's is never meant here.
    const flags = fs.constants.O_RDWR | fs.constants.O_NOFOLLOW | (append ? fs.constants.O_APPEND : 0);
    this.#descriptor = fs.openSync(disk.hostPath(path), flags);
    disk.space.opened(this.#descriptor);
  }

  protected override async take(signal: AbortSignal, most: number): Promise<Uint8Array | undefined> {
    const buffer = Buffer.allocUnsafe(most);
    const length = fs.readSync(this.#descriptor, buffer, 0, most, this.#at);
    if (length === 0 || signal.aborted) return undefined;
    this.#at += length;
    return buffer.subarray(0, length);
  }

  /** The place in the file is shared by who reads and who writes. */
  override unread(bytes: Uint8Array): void {
    this.#at -= bytes.length;
  }

  override write(bytes: Uint8Array): void {
    const { size } = fs.fstatSync(this.#descriptor);
    this.#disk.space.take(this.#path, this.#who, { bytes: (this.#append ? size : this.#at) + bytes.length - size });
    this.#isChanged ||= bytes.length > 0;
    for (let from = 0; from < bytes.length; ) {
      const place = this.#append ? null : this.#at;
      const written = fs.writeSync(this.#descriptor, bytes, from, bytes.length - from, place);
      from += written;
      this.#at += written;
    }
  }

  protected override close(): void {
    const { ino } = fs.fstatSync(this.#descriptor);
    this.#disk.space.closed(this.#descriptor);
    fs.closeSync(this.#descriptor);
    if (this.#isChanged) this.#tell(ino);
  }

  override nameInProc(): OpenFileName {
    return { text: this.#path, isPath: true };
  }

  /** The file's time becomes the phone's, and who follows shared storage is told. */
  #tell(inode: number): void {
    try {
      if (fs.lstatSync(this.#disk.hostPath(this.#path)).ino !== inode) return;
    } catch {
      // It was removed or renamed meanwhile: there is nothing to tell.
      return;
    }
    // The rights to it may have been taken away meanwhile: what was written stays.
    this.#disk.write(this.#path, '', this.#who, { append: true }).catch(() => {});
  }
}
