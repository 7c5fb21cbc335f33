import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { socketPair } from './socket-pair.ts';

describe('socketPair()', () => {
  test('hands what one end writes to the other, in order and without a copy', async () => {
    const [one, other] = socketPair();
    const piece = Buffer.alloc(300_000, 7);
    const arrived = once(other, 'data');
    one.write(piece);
    const [first] = await arrived;
    expect(first.buffer).toBe(piece.buffer);
    one.write('a');
    one.end('b');
    expect((await buffer(other)).toString()).toBe('ab');
  });

  test('lets the writer wait while nobody reads', async () => {
    const [one, other] = socketPair();
    let written = 0;
    for (let piece = 0; piece < 10; piece += 1) one.write(Buffer.alloc(100_000), () => written++);
    await new Promise(setImmediate);
    expect(written).toBeLessThan(10);
    one.end();
    expect((await buffer(other)).length).toBe(1_000_000);
    expect(written).toBe(10);
  });

  test('ends both ends when one is destroyed, also one that was in the middle of writing', async () => {
    const [one, other] = socketPair();
    for (let piece = 0; piece < 10; piece += 1) other.write(Buffer.alloc(100_000));
    one.destroy();
    other.resume();
    await once(other, 'close');
    expect(other.destroyed).toBe(true);
  });
});
