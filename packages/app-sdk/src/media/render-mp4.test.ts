import { describe, expect, it } from 'vitest';
import { box, renderMp4 } from './render-mp4.ts';

const createdMs = Date.UTC(2023, 9, 15);

describe('renderMp4()', () => {
  it('is a sequence of boxes that end where the next begin', () => {
    expect(boxes(file([1, 2, 3])).map(({ type }) => type)).toEqual(['ftyp', 'mdat', 'moov']);
  });

  it('points its index at the samples', () => {
    const bytes = file([7, 8]);
    const at = indexOf(bytes, 'stco') + 12;
    const offset = new DataView(bytes.buffer).getUint32(at);
    expect([...bytes.subarray(offset, offset + 2)]).toEqual([7, 8]);
  });

  it('lists key pictures only when some pictures are none', () => {
    expect(indexOf(file([1, 2]), 'stss')).toBe(-1);
    expect(indexOf(file([1, 2], [true, false]), 'stss')).toBeGreaterThan(0);
  });

  it('writes the size of each sample unless they are equal', () => {
    const table = (samples: Uint8Array[]) => {
      const bytes = render(samples.map((data) => ({ data, duration: 1 })));
      const at = indexOf(bytes, 'stsz') + 8;
      const view = new DataView(bytes.buffer);
      return [view.getUint32(at), view.getUint32(at + 4)];
    };
    expect(table([Uint8Array.of(1, 2), Uint8Array.of(3, 4)])).toEqual([2, 2]);
    expect(table([Uint8Array.of(1), Uint8Array.of(3, 4)])).toEqual([0, 2]);
  });
});

function file(values: readonly number[], keys: readonly boolean[] = []): Uint8Array<ArrayBuffer> {
  return render(
    values.map((value, index) => ({ data: Uint8Array.of(value), duration: 40, isKey: keys[index] ?? true })),
  );
}

function render(samples: Parameters<typeof renderMp4>[0]['track']['samples']): Uint8Array<ArrayBuffer> {
  const track = {
    kind: 'video',
    timescale: 1000,
    size: { width: 4, height: 2 },
    sampleEntry: box('test'),
    samples,
  } as const;
  return new Uint8Array(renderMp4({ brands: ['isom'], createdMs, track }));
}

function boxes(bytes: Uint8Array<ArrayBuffer>): { type: string; size: number }[] {
  const view = new DataView(bytes.buffer);
  const found = [];
  for (let at = 0; at < bytes.length; ) {
    const size = view.getUint32(at);
    found.push({ type: new TextDecoder().decode(bytes.subarray(at + 4, at + 8)), size });
    at += size;
  }
  return found;
}

/** Where the four letters of a box stand. */
function indexOf(bytes: Uint8Array, type: string): number {
  return Buffer.from(bytes).indexOf(type);
}
