import type { Readable } from 'node:stream';

/**
 * Reads the next `length` bytes; what follows stays in the stream for whoever it is handed to.
 *
 * @throws Error if the stream fails, or ends before
 */
export function readExactly(stream: Readable, length: number): Promise<Buffer> {
  if (length === 0) return Promise.resolve(Buffer.alloc(0));
  return new Promise((resolve, reject) => {
    const stop = () => stream.off('readable', tryToRead).off('end', giveUp).off('close', giveUp).off('error', giveUp);
    const giveUp = (error?: Error) => {
      stop();
      reject(error ?? new Error(`the stream ended before ${length} bytes had come`));
    };
    const tryToRead = () => {
      const bytes: Buffer | null = stream.read(length);
      if (bytes === null) {
        if (stream.readableEnded || stream.destroyed) giveUp();
        return;
      }
      // At its end a stream gives what is left, even if that is less than was asked for.
      if (bytes.length < length) return giveUp();
      stop();
      resolve(bytes);
    };
    stream.on('readable', tryToRead).on('end', giveUp).on('close', giveUp).on('error', giveUp);
    tryToRead();
  });
}
