/** Largest payload adbd takes, bytes. */
export const maxPayload = 1024 * 1024;

/** The version from which on receivers do not look at checksums. */
export const versionSkipChecksum = 0x01000001;
export const versionMinimum = 0x01000000;

export const command = {
  CNXN: 0x4e584e43,
  AUTH: 0x48545541,
  OPEN: 0x4e45504f,
  OKAY: 0x59414b4f,
  WRTE: 0x45545257,
  CLSE: 0x45534c43,
} as const;

export interface TransportMessage {
  /** One of `command`, or one not known here. */
  readonly command: number;
  readonly arg0: number;
  readonly arg1: number;
  readonly data: Buffer;
  /** As sent; see {@link checksum}. */
  readonly dataCheck: number;
}

const headerLength = 24;
const maxConnectPayload = 4096;

/**
 * One message as on the wire.
 *
 * @see AOSP `packages/modules/adb/protocol.txt`
 */
export function encodeMessage(
  message: Pick<TransportMessage, 'command' | 'arg0' | 'arg1'> & { data?: Uint8Array },
  options: { withChecksum: boolean },
): Buffer {
  const data = message.data ?? new Uint8Array();
  const bytes = Buffer.allocUnsafe(headerLength + data.length);
  bytes.writeUInt32LE(message.command, 0);
  bytes.writeUInt32LE(message.arg0, 4);
  bytes.writeUInt32LE(message.arg1, 8);
  bytes.writeUInt32LE(data.length, 12);
  bytes.writeUInt32LE(options.withChecksum ? checksum(data) : 0, 16);
  bytes.writeUInt32LE(magicOf(message.command), 20);
  bytes.set(data, headerLength);
  return bytes;
}

/** Sum of the bytes: what the field named CRC holds. */
export function checksum(data: Uint8Array): number {
  let sum = 0;
  for (const byte of data) sum = (sum + byte) >>> 0;
  return sum;
}

/** Cuts what arrives into messages, however it was cut into chunks. */
export class MessageParser {
  #chunks: Buffer[] = [];
  #buffered = 0;
  #needed = headerLength;

  /** @throws when the bytes are no adb messages: wrong magic, or a payload above the limit */
  push(chunk: Buffer): TransportMessage[] {
    this.#chunks.push(chunk);
    this.#buffered += chunk.length;
    const messages: TransportMessage[] = [];
    while (this.#buffered >= this.#needed) {
      const bytes = this.#chunks.length === 1 ? (this.#chunks[0] ?? chunk) : Buffer.concat(this.#chunks);
      this.#chunks = [bytes];
      const length = headerLength + payloadLength(bytes);
      this.#needed = length;
      if (bytes.length < length) break;
      messages.push(decodeMessage(bytes.subarray(0, length)));
      const rest = bytes.subarray(length);
      this.#chunks = rest.length === 0 ? [] : [rest];
      this.#buffered = rest.length;
      this.#needed = headerLength;
    }
    return messages;
  }
}

function payloadLength(bytes: Buffer): number {
  const name = bytes.readUInt32LE(0);
  if (bytes.readUInt32LE(20) !== magicOf(name)) {
    throw new Error(`Not an adb message: magic ${bytes.toString('hex', 20, 24)} after ${bytes.toString('hex', 0, 4)}`);
  }
  const length = bytes.readUInt32LE(12);
  const limit = name === command.CNXN || name === command.AUTH ? maxConnectPayload : maxPayload;
  if (length > limit) throw new Error(`An adb message of ${length} bytes: at most ${limit} were announced`);
  return length;
}

function decodeMessage(bytes: Buffer): TransportMessage {
  return {
    command: bytes.readUInt32LE(0),
    arg0: bytes.readUInt32LE(4),
    arg1: bytes.readUInt32LE(8),
    dataCheck: bytes.readUInt32LE(16),
    data: bytes.subarray(headerLength),
  };
}

function magicOf(name: number): number {
  return (name ^ 0xffffffff) >>> 0;
}
