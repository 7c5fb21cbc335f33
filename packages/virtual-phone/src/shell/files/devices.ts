import type { Disk } from '../../disk/disk.ts';
import type { OpenFileName } from '../../system/processes/shell-programs.ts';
import { fileError, OpenFile } from './open-file.ts';

/** The devices of `/dev` that hold or take bytes without end; undefined for other paths. */
export function openDevice(disk: DeviceDisk, path: string): OpenFile | undefined {
  if (!devices.has(path)) return undefined;
  return new Device(path, disk.deviceContent(path));
}

/** Without a terminal of its own, which is another file for each process. */
const devices: ReadonlySet<string> = new Set(['/dev/null', '/dev/zero', '/dev/full', '/dev/random', '/dev/urandom']);

type DeviceDisk = Pick<Disk, 'deviceContent'>;

type Content = (length: number) => Uint8Array;

class Device extends OpenFile {
  readonly #content: Content | undefined;
  readonly #path: string;

  constructor(path: string, content: Content | undefined) {
    super();
    this.#path = path;
    this.#content = content;
  }

  override nameInProc(): OpenFileName {
    return { text: this.#path, isPath: true };
  }

  protected override async take(signal: AbortSignal, most: number): Promise<Uint8Array | undefined> {
    return signal.aborted ? undefined : this.#content?.(most);
  }

  override write(bytes: Uint8Array): void {
    if (this.#path === '/dev/full' && bytes.length > 0) throw fileError('ENOSPC');
  }
}
