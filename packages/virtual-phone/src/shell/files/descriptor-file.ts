import fs from 'node:fs';
import type { Disk } from '../../disk/disk.ts';
import type { OpenFileName } from '../../system/processes/shell-programs.ts';
import { OpenFile } from './open-file.ts';

/** A file of the disk that stays the one it was when it is renamed or removed, as a descriptor does. */
export class DescriptorFile extends OpenFile {
  protected readonly disk: Disk;
  protected readonly path: string;
  protected readonly descriptor: number;
  /** The place in the file is shared by who reads and who writes. */
  protected at = 0;

  /**
   * @param path free of links
   * @param flags of open(2)
   */
  constructor(disk: Disk, path: string, flags: number) {
    super();
    this.disk = disk;
    this.path = path;
    disk.space.requireDescriptor(path);
    // Links of the phone were followed by its disk: one of the host's is never meant here.
    this.descriptor = fs.openSync(disk.hostPath(path), flags | fs.constants.O_NOFOLLOW);
    disk.space.opened(this.descriptor);
  }

  protected override async take(signal: AbortSignal, most: number): Promise<Uint8Array | undefined> {
    const buffer = Buffer.allocUnsafe(most);
    const length = fs.readSync(this.descriptor, buffer, 0, most, this.at);
    if (length === 0 || signal.aborted) return undefined;
    this.at += length;
    return buffer.subarray(0, length);
  }

  override unread(bytes: Uint8Array): void {
    this.at -= bytes.length;
  }

  protected override close(): void {
    this.disk.space.closed(this.descriptor);
    fs.closeSync(this.descriptor);
  }

  override nameInProc(): OpenFileName {
    return { text: this.path, isPath: true };
  }
}
