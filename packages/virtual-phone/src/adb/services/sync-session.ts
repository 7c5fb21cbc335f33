import type { Duplex } from 'node:stream';
import type { Disk, Identity } from '../../disk/disk.ts';
import { readExactly } from '../read-exactly.ts';
import { writeTo } from '../write-to.ts';

/** Most bytes of a path, by the protocol. */
export const maxPathLength = 1024;
/** Most bytes in one DATA packet. */
export const maxDataLength = 64 * 1024;

/** Answers are gathered up to so many bytes: one message for a small file, and never much in memory. */
const mostGathered = 256 * 1024;

/**
 * One `sync:` stream: who asks, and packets in and out. Packets of one answer leave together: sent one by one, the
 * second small one waits in some socket on the way until the first is acknowledged, which takes 40 ms.
 */
export class SyncSession {
  readonly disk: Disk;
  readonly who: Identity;
  readonly #stream: Duplex;
  #gathered: Uint8Array[] = [];
  #gatheredBytes = 0;

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

  /** Part of an answer, which leaves with its other parts. @returns false when the client left */
  async send(data: Uint8Array): Promise<boolean> {
    this.#gathered.push(data);
    this.#gatheredBytes += data.length;
    return this.#gatheredBytes < mostGathered || (await this.flush());
  }

  /** The answer is whole. @returns false when the client left */
  async flush(): Promise<boolean> {
    if (this.#gatheredBytes === 0) return true;
    const bytes = Buffer.concat(this.#gathered);
    this.#gathered = [];
    this.#gatheredBytes = 0;
    return await writeTo(this.#stream, bytes);
  }

  sendHead(id: string, value: number): Promise<boolean> {
    return this.send(packetHead(id, value));
  }

  /** Leaves at once: a client that is still sending learns that it need not. */
  async fail(text: string): Promise<boolean> {
    const bytes = Buffer.from(text);
    await this.send(Buffer.concat([packetHead('FAIL', bytes.length), bytes]));
    return await this.flush();
  }
}

function packetHead(id: string, value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.write(id, 'latin1');
  bytes.writeUInt32LE(value, 4);
  return bytes;
}
