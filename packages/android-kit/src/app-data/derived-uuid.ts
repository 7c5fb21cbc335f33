import { createHash } from 'node:crypto';

/**
 * The bytes of a UUID that looks random (version 4) and is the same whenever it is made of the same row, so that an
 * instance of a task has the same data everywhere.
 */
export function derivedUuid(row: object, rowId: number): Uint8Array {
  const hash = createHash('sha256')
    .update(JSON.stringify([rowId, row]))
    .digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x40, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return new Uint8Array(hash.subarray(0, 16));
}
