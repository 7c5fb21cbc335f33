import fs from 'node:fs';
import type { Disk, Identity } from '../../disk/disk.ts';
import { errnoCode } from '../errno.ts';
import { DescriptorFile } from './descriptor-file.ts';
import { openDevice } from './devices.ts';
import { ContentFile } from './memory-files.ts';
import { namedPipeOf } from './named-pipe.ts';
import { OpenFile } from './open-file.ts';

/**
 * Bytes. Nothing of a file stays open that is held whole; a longer one is read as it is asked for: files of zeros take
 * no room, and a few hundred readers of them all memory.
 */
const mostHeld = 4 * 2 ** 20;

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
  if (mode === 'read') {
    await disk.requireReadable(path, who);
    const place = await disk.realpath(path, who);
    const { kind, size } = await disk.stat(place, who);
    if (kind === 'file' && size > mostHeld) return new DescriptorFile(disk, place, fs.constants.O_RDONLY);
    return new ContentFile(await disk.read(place, who), place);
  }
  // Creates, empties, checks the rights, and closes a database that is replaced.
  await disk.write(path, '', who, { append: mode !== 'write' });
  if (mode === 'readWrite') await disk.requireReadable(path, who);
  if ((await disk.stat(path, who)).kind !== 'file') return new SilentFile();
  return new WrittenFile(disk, await disk.realpath(path, who), who, mode === 'append');
}

/** A device that takes everything: `/dev/kmsg`, `/dev/binder`. */
class SilentFile extends OpenFile {
  override write(): void {}
}

class WrittenFile extends DescriptorFile {
  readonly #who: Identity;
  readonly #append: boolean;
  #isChanged = false;

  constructor(disk: Disk, path: string, who: Identity, append: boolean) {
    super(disk, path, fs.constants.O_RDWR | (append ? fs.constants.O_APPEND : 0));
    this.#who = who;
    this.#append = append;
  }

  override write(bytes: Uint8Array): void {
    const { size } = fs.fstatSync(this.descriptor);
    const end = (this.#append ? size : this.at) + bytes.length;
    this.disk.space.take(this.path, this.#who, { bytes: end - size });
    this.#isChanged ||= bytes.length > 0;
    for (let from = 0; from < bytes.length; ) {
      const place = this.#append ? null : this.at;
      const written = fs.writeSync(this.descriptor, bytes, from, bytes.length - from, place);
      from += written;
      this.at += written;
    }
  }

  protected override close(): void {
    const { ino } = fs.fstatSync(this.descriptor);
    super.close();
    if (this.#isChanged) this.#tell(ino);
  }

  /** The file's time becomes the phone's, and who follows shared storage is told. */
  #tell(inode: number): void {
    try {
      if (fs.lstatSync(this.disk.hostPath(this.path)).ino !== inode) return;
    } catch {
      // It was removed or renamed meanwhile: there is nothing to tell.
      return;
    }
    // The rights to it may have been taken away meanwhile: what was written stays.
    this.disk.write(this.path, '', this.#who, { append: true }).catch(() => {});
  }
}
