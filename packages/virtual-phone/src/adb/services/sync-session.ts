import type { Duplex } from 'node:stream';
import type { Disk, Identity } from '../../disk/disk.ts';
import { readExactly } from '../read-exactly.ts';
import { writeTo } from '../write-to.ts';

/** Most bytes of a path, by the protocol. */
export const maxPathLength = 1024;
/** Most bytes in one DATA packet. */
export const maxDataLength = 64 * 1024;

/** One `sync:` stream: who asks, and packets in and out. */
export class SyncSession {
  readonly disk: Disk;
  readonly who: Identity;
  readonly #stream: Duplex;

  constructor(stream: Duplex, disk: Disk, who: Identity) {
    this.#stream = stream;
    this.disk = disk;
    this.who = who;
  }

  /** Undefined when the client left. */
  readBytes(length: number): Promise<Buffer | undefined> {
    return readExactly(this.#stream, length);
  }

  /** The id and the number of a packet head, e.g. `{ id: 'DATA', value: 65536 }`. */
  async readHead(): Promise<{ readonly id: string; readonly value: number } | undefined> {
    const head = await this.readBytes(8);
    return head && { id: head.toString('latin1', 0, 4), value: head.readUInt32LE(4) };
  }

  /** @returns false when the client left */
  send(data: Uint8Array): Promise<boolean> {
    return writeTo(this.#stream, data);
  }

  sendHead(id: string, value: number): Promise<boolean> {
    return this.send(packetHead(id, value));
  }

  fail(text: string): Promise<boolean> {
    const bytes = Buffer.from(text);
    return this.send(Buffer.concat([packetHead('FAIL', bytes.length), bytes]));
  }
}

function packetHead(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.write(id, 'latin1');
  bytes.writeUInt32LE(value, 4);
  return bytes;
}
