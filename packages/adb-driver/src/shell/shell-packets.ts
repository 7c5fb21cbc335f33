/** Packet kinds of the shell protocol v2 (AOSP `packages/modules/adb/shell_protocol.h`). */
export const packetKind = { stdin: 0, stdout: 1, stderr: 2, exit: 3, closeStdin: 4 } as const;

export interface ShellPacket {
  readonly kind: number;
  readonly data: Buffer;
}

const windowSize = 5;
const headerLength = 5;

/** `kind:u8, length:u32 little-endian, data` */
export function encodeShellPacket(kind: number, data: Uint8Array = new Uint8Array()): Buffer {
  const packet = Buffer.alloc(headerLength + data.length);
  packet.writeUInt8(kind, 0);
  packet.writeUInt32LE(data.length, 1);
  packet.set(data, headerLength);
  return packet;
}

/** Cuts a byte stream into packets; the stream may be split anywhere. Feed it each piece, use what it yields. */
export function shellPacketReader(): (piece: Buffer) => Generator<ShellPacket> {
  let pieces: Buffer[] = [];
  let held = 0;
  let needed = headerLength;

  return function* read(piece) {
    pieces.push(piece);
    held += piece.length;
    // Joined only when a packet is whole, so that a long one in many pieces is copied once.
    while (held >= needed) {
      const [only = Buffer.alloc(0)] = pieces;
      const bytes = pieces.length === 1 ? only : Buffer.concat(pieces);
      checkHeader(bytes);
      needed = headerLength + bytes.readUInt32LE(1);
      const whole = bytes.length >= needed;
      const rest = whole ? bytes.subarray(needed) : bytes;
      pieces = [rest];
      held = rest.length;
      if (!whole) return;
      yield { kind: bytes.readUInt8(0), data: bytes.subarray(headerLength, needed) };
      needed = headerLength;
    }
  };
}

/** adbd's own buffer is smaller; what announces more is noise, and would be waited for without end. */
const longestPacket = 16 * 1024 * 1024;

function checkHeader(bytes: Buffer): void {
  const kind = bytes.readUInt8(0);
  const length = bytes.readUInt32LE(1);
  if (kind <= windowSize && length <= longestPacket) return;
  throw new Error(`the stream is broken: a packet of kind ${kind} with ${length} bytes`);
}
