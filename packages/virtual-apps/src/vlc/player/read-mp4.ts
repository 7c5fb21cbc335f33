/** A picture of a film, as long as it is shown. */
export interface Frame {
  /** Where its bytes are in the file. */
  readonly offset: number;
  readonly size: number;
  readonly startMs: number;
}

export interface Film {
  readonly durationMs: number;
  readonly width: number;
  readonly height: number;
  /** How its pictures are coded: the name in the sample description, e.g. `jpeg`, `avc1`. */
  readonly coding: string;
  readonly frames: readonly Frame[];
}

interface Box {
  readonly type: string;
  /** Of its content. */
  readonly start: number;
  readonly end: number;
}

const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/**
 * The video track of an MP4 file.
 *
 * @returns undefined if there is none
 * @see ISO/IEC 14496-12
 */
export function readMp4(bytes: Uint8Array): Film | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const moov = boxesIn(view, 0, view.byteLength).find(({ type }) => type === 'moov');
    if (moov === undefined) return undefined;
    const tracks = boxesIn(view, moov.start, moov.end).filter(({ type }) => type === 'trak');
    for (const track of tracks) {
      const film = readTrack(view, track);
      if (film !== undefined) return film;
    }
  } catch (error) {
    // Cut short, or no MP4 at all.
    if (!(error instanceof RangeError)) throw error;
  }
  return undefined;
}

function boxesIn(view: DataView, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const size = view.getUint32(at);
    const type = textAt(view, at + 4);
    const end = size === 0 ? to : at + size;
    if (size !== 0 && size < 8) break;
    boxes.push({ type, start: at + 8, end: Math.min(end, to) });
    at = end;
  }
  return boxes;
}

function readTrack(view: DataView, track: Box): Film | undefined {
  const found = new Map<string, Box>();
  const collect = ({ start, end }: Box) => {
    for (const box of boxesIn(view, start, end)) {
      found.set(box.type, box);
      if (containers.has(box.type)) collect(box);
    }
  };
  collect(track);
  const at = (type: string) => found.get(type)?.start ?? Number.NaN;
  if (!found.has('vmhd') || !found.has('stsd')) return undefined;
  const entry = at('stsd') + 8;
  const timescale = view.getUint32(at('mdhd') + (view.getUint8(at('mdhd')) === 1 ? 20 : 12));
  const starts = startTimes(view, at('stts'), timescale);
  const sizes = sampleSizes(view, at('stsz'));
  const offsets = sampleOffsets(view, { stsc: at('stsc'), stco: at('stco') }, sizes);
  return {
    durationMs: starts.endMs,
    coding: textAt(view, entry + 4),
    width: view.getUint16(entry + 32),
    height: view.getUint16(entry + 34),
    frames: sizes.map((size, index) => ({ size, offset: offsets[index] ?? 0, startMs: starts.startsMs[index] ?? 0 })),
  };
}

function startTimes(view: DataView, at: number, timescale: number): { startsMs: number[]; endMs: number } {
  const startsMs: number[] = [];
  let time = 0;
  for (let entry = 0; entry < view.getUint32(at + 4); entry += 1) {
    const count = plausible(view, view.getUint32(at + 8 + entry * 8));
    const delta = view.getUint32(at + 12 + entry * 8);
    for (let sample = 0; sample < count; sample += 1) {
      startsMs.push((time / timescale) * 1000);
      time += delta;
    }
  }
  return { startsMs, endMs: (time / timescale) * 1000 };
}

function sampleSizes(view: DataView, at: number): number[] {
  const same = view.getUint32(at + 4);
  const count = plausible(view, view.getUint32(at + 8));
  return Array.from({ length: count }, (_, index) => (same === 0 ? view.getUint32(at + 12 + index * 4) : same));
}

/** Samples lie one after the other in chunks. */
function sampleOffsets(
  view: DataView,
  { stsc, stco }: { stsc: number; stco: number },
  sizes: readonly number[],
): number[] {
  const runs = Array.from({ length: view.getUint32(stsc + 4) }, (_, index) => ({
    firstChunk: view.getUint32(stsc + 8 + index * 12),
    samples: view.getUint32(stsc + 12 + index * 12),
  }));
  const offsets: number[] = [];
  for (let chunk = 1; chunk <= view.getUint32(stco + 4); chunk += 1) {
    let offset = view.getUint32(stco + 4 + chunk * 4);
    const samples = runs.findLast(({ firstChunk }) => firstChunk <= chunk)?.samples ?? 0;
    for (let sample = 0; sample < samples && offsets.length < sizes.length; sample += 1) {
      offsets.push(offset);
      offset += sizes[offsets.length - 1] ?? 0;
    }
  }
  return offsets;
}

/** More samples than the file has bytes are a damaged index, which would fill the memory. */
function plausible(view: DataView, count: number): number {
  if (count > view.byteLength) throw new RangeError(`A film of ${view.byteLength} bytes says it has ${count} samples`);
  return count;
}

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
}

/** The picture that is on at a time. */
export function frameAt({ frames }: Film, ms: number): Frame | undefined {
  return frames.findLast(({ startMs }) => startMs <= ms) ?? frames[0];
}
