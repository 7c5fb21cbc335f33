import type { Transform } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';

/** What goes in piece by piece, compressed in other threads of this process. */
export function compressed(input: AsyncIterable<Uint8Array>, level = 6): AsyncGenerator<Uint8Array> {
  return through(createGzip({ level }), input);
}

/**
 * What is not compressed stays as it is, as gzread(3) has it.
 *
 * @throws Error with zlib's words and its `code`, `Z_BUF_ERROR` for an input that ends too soon
 */
export async function* uncompressed(input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const pieces = input[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array();
  let isOver = false;
  while (head.length < 2 && !isOver) {
    const { value, done } = await pieces.next();
    isOver = done === true;
    if (!done) head = head.length === 0 ? value : Buffer.concat([head, value]);
  }
  const whole = resumed(head, pieces);
  yield* head[0] === 0x1f && head[1] === 0x8b ? through(createGunzip(), whole) : whole;
}

export function isZlibError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('Z_');
}

async function* resumed(head: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

/** All that comes of a piece is handed on before the next one, or its error: what was good before a bad end is not lost. */
async function* through(transform: Transform, input: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let failure: Error | undefined;
  let wake: () => void = () => undefined;
  const tell = () => wake();
  transform.on('error', (error) => {
    failure = error;
    tell();
  });
  transform.on('readable', tell).on('end', tell);
  const output = async function* (isOver: () => boolean): AsyncGenerator<Uint8Array> {
    for (;;) {
      for (let piece: unknown = transform.read(); piece !== null; piece = transform.read()) yield piece as Uint8Array;
      if (failure !== undefined) throw failure;
      if (isOver()) return;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  try {
    for await (const piece of input) {
      let isTaken = false;
      transform.write(piece, () => {
        isTaken = true;
        tell();
      });
      yield* output(() => isTaken);
    }
    transform.end();
    yield* output(() => transform.readableEnded);
  } finally {
    transform.destroy();
  }
}
