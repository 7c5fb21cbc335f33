/** Kinds of packet of the shell protocol, version 2. */
export const packetKind = { stdin: 0, stdout: 1, stderr: 2, exit: 3, closeStdin: 4, windowSize: 5 } as const;

export interface ShellPacket {
  readonly kind: number;
  readonly data: Buffer;
}

const headerLength = 5;

/** @see AOSP `packages/modules/adb/shell_protocol.h` */
export function encodeShellPacket(kind: number, data: Uint8Array): Buffer {
  const bytes = Buffer.allocUnsafe(headerLength + data.length);
  bytes.writeUInt8(kind, 0);
  bytes.writeUInt32LE(data.length, 1);
  bytes.set(data, headerLength);
  return bytes;
}

/**
 * Reads packets however they were cut into chunks. Data are passed on as they arrive: a packet that announces more
 * than it brings holds up nothing, and comes out in several pieces of the same kind.
 */
export class ShellPacketParser {
  #header = Buffer.alloc(0);
  #kind = 0;
  #missing = 0;

  push(chunk: Buffer): ShellPacket[] {
    const packets: ShellPacket[] = [];
    let rest = chunk;
    while (rest.length > 0) {
      if (this.#missing === 0) {
        const take = headerLength - this.#header.length;
        this.#header = Buffer.concat([this.#header, rest.subarray(0, take)]);
        rest = rest.subarray(take);
        if (this.#header.length < headerLength) break;
        this.#kind = this.#header.readUInt8(0);
        this.#missing = this.#header.readUInt32LE(1);
        this.#header = Buffer.alloc(0);
        if (this.#missing === 0) packets.push({ kind: this.#kind, data: Buffer.alloc(0) });
      } else {
        const data = rest.subarray(0, this.#missing);
        this.#missing -= data.length;
        rest = rest.subarray(data.length);
        packets.push({ kind: this.#kind, data });
      }
    }
    return packets;
  }
}
