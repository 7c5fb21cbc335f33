import { close, read } from 'node:fs';
import { promisify } from 'node:util';
import { nextTurn } from '../system/time/host-time.ts';

const pieceLength = 256 * 1024;

/** A file of the host from its beginning; closed at its end, or when who reads it stops. */
export async function* readInPieces(descriptor: number): AsyncGenerator<Uint8Array> {
  try {
    for (;;) {
      const buffer = Buffer.allocUnsafe(pieceLength);
      const { bytesRead } = await promisify(read)(descriptor, buffer, 0, pieceLength, null);
      if (bytesRead === 0) return;
      yield buffer.subarray(0, bytesRead);
    }
  } finally {
    await promisify(close)(descriptor);
  }
}

export async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** A device's bytes; nothing for one that is at its end. */
export async function* endless(content?: (length: number) => Uint8Array): AsyncGenerator<Uint8Array> {
  while (content !== undefined) {
    yield content(pieceLength);
    // Others of this process get their turn, also while the reader is never full.
    await nextTurn();
  }
}
