import { PassThrough } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hex4, parseHex4 } from './hex4.ts';
import { readExactly } from './read-exactly.ts';
import { splitAnywhere } from './testing/split-anywhere.ts';

describe('hex4()', () => {
  it('makes requests that are read alike however the bytes are cut', async () => {
    const textsAndChunks = fc
      .array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 5 })
      .chain((texts) => splitAnywhere(Buffer.concat(texts.map(hex4))).map((chunks) => ({ texts, chunks })));
    await fc.assert(
      fc.asyncProperty(textsAndChunks, async ({ texts, chunks }) => {
        const stream = new PassThrough();
        const read = readAll(stream);
        for (const chunk of chunks) {
          stream.write(chunk);
          await Promise.resolve();
        }
        stream.end();
        expect(await read).toEqual(texts.map((text) => Buffer.from(text).toString()));
      }),
    );
  });

  it('counts bytes, not characters', () => {
    expect(hex4('é').toString('latin1', 0, 4)).toBe('0002');
  });
});

describe('parseHex4()', () => {
  it('refuses what is no hex number', () => {
    expect(['00ff', '0x0f', '-001', ' 001', 'GET '].map(parseHex4)).toEqual([255, ...Array(4).fill(undefined)]);
  });
});

async function readAll(stream: PassThrough): Promise<string[]> {
  const texts: string[] = [];
  for (;;) {
    const digits = await readExactly(stream, 4);
    if (digits === undefined) return texts;
    const text = await readExactly(stream, parseHex4(digits.toString()) ?? 0);
    texts.push(text?.toString() ?? '(cut)');
  }
}
