import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { mostInMemory } from '../../program-input.ts';

/** Compresses beside whatever else this process does. */
export const compress: (bytes: Uint8Array) => Promise<Buffer> = promisify(gzip);

const expand = promisify<Uint8Array, { maxOutputLength: number }, Buffer>(gunzip);

/** @throws RangeError for what becomes larger than one program may hold */
export async function uncompress(bytes: Uint8Array): Promise<Buffer> {
  try {
    return await expand(bytes, { maxOutputLength: mostInMemory });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw isTooLarge ? new RangeError('Out of memory') : error;
  }
}
