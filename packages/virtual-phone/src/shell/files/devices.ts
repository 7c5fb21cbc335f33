import { randomBytes } from 'node:crypto';
import { fileError, OpenFile } from './open-file.ts';

/** The devices of `/dev` that hold or take bytes without end; undefined for other paths. */
export function openDevice(path: string): OpenFile | undefined {
  const device = devices[path];
  return device === undefined ? undefined : new Device(device);
}

/** Whether a path is a device that gives bytes without end. */
export function isEndless(path: string): boolean {
  return devices[path]?.content !== undefined;
}

interface DeviceKind {
  /** Without it the device is at its end from the start. */
  readonly content?: (length: number) => Uint8Array;
  readonly isFull?: boolean;
}

const zeros = (length: number) => new Uint8Array(length);
const random = (length: number) => randomBytes(length);

const devices: Readonly<Record<string, DeviceKind>> = {
  '/dev/null': {},
  '/dev/zero': { content: zeros },
  '/dev/full': { content: zeros, isFull: true },
  '/dev/random': { content: random },
  '/dev/urandom': { content: random },
};

class Device extends OpenFile {
  readonly #kind: DeviceKind;

  constructor(kind: DeviceKind) {
    super();
    this.#kind = kind;
  }

  protected override async take(signal: AbortSignal, most: number): Promise<Uint8Array | undefined> {
    return signal.aborted ? undefined : this.#kind.content?.(most);
  }

  override write(bytes: Uint8Array): void {
    if (this.#kind.isFull && bytes.length > 0) throw fileError('ENOSPC');
  }
}
