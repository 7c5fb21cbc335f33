import type { Writable } from 'node:stream';

/**
 * Writes, and waits while the other side is slow.
 *
 * @returns false when the stream is closed: nobody reads any more
 */
export function writeTo(stream: Writable, data: Uint8Array | string): Promise<boolean> {
  return new Promise((resolve) => {
    if (!stream.writable) return resolve(false);
    const hasRoom = stream.write(data, (error) => resolve(!error));
    if (hasRoom) resolve(true);
  });
}
