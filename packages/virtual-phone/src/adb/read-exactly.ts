import type { Readable } from 'node:stream';

/**
 * Reads the next `length` bytes, however they were cut into chunks; what follows stays in the stream.
 *
 * @returns undefined when the stream ended before
 */
export function readExactly(stream: Readable, length: number): Promise<Buffer | undefined> {
  if (length === 0) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve) => {
    const finish = (data: Buffer | undefined) => {
      stream.off('readable', tryToRead).off('end', giveUp).off('close', giveUp);
      resolve(data);
    };
    const giveUp = () => finish(undefined);
    const tryToRead = () => {
      const data: Buffer | null = stream.read(length);
      // At its end a stream gives what is left, even if that is less than was asked for.
      if (data !== null) finish(data.length === length ? data : undefined);
      else if (stream.readableEnded || stream.destroyed) giveUp();
    };
    stream.on('readable', tryToRead).on('end', giveUp).on('close', giveUp);
    tryToRead();
  });
}
