/** One coded picture, or one packet of sound. */
export interface Mp4Sample {
  /** Coded bytes, as they stand in the file. */
  readonly data: Uint8Array;
  /** In units of the track's timescale. */
  readonly duration: number;
  /** Can be decoded without those before it; default true. */
  readonly isKey?: boolean;
}

interface Mp4Track {
  readonly kind: 'audio' | 'video';
  /** Units per second. */
  readonly timescale: number;
  /** The box of the sample description table that says how samples are coded, e.g. `mp4a`, `avc1`. */
  readonly sampleEntry: Uint8Array;
  /** Pixels; for video. */
  readonly size?: { readonly width: number; readonly height: number };
  readonly samples: readonly Mp4Sample[];
}

export interface Mp4Options {
  /** `ftyp` brands, the major one first: `['mp42', 'isom']`. */
  readonly brands: readonly string[];
  /** Milliseconds since the epoch. */
  readonly createdMs: number;
  readonly track: Mp4Track;
}

/** Units per second of durations of the whole film. */
const movieTimescale = 1000;

/**
 * An MP4 file with one track, laid out as Android's MediaRecorder does: media data first, its index at the end.
 *
 * @see ISO/IEC 14496-12 (ISO base media file format)
 */
export function renderMp4({ brands, createdMs, track }: Mp4Options): Uint8Array {
  const [major = 'isom'] = brands;
  const ftyp = box('ftyp', ascii(major), u32(0), ...brands.map(ascii));
  const data = join(track.samples.map((sample) => sample.data));
  const created = Math.floor(createdMs / 1000) + secondsFrom1904;
  const duration = track.samples.reduce((sum, sample) => sum + sample.duration, 0);
  const movieDuration = Math.round((duration * movieTimescale) / track.timescale);
  const moov = box(
    'moov',
    fullBox(
      'mvhd',
      0,
      u32(created, created, movieTimescale, movieDuration, 0x1_0000),
      u16(0x100),
      zeros(10),
      identity,
      zeros(24),
      u32(2),
    ),
    box(
      'trak',
      trackHeader(track, created, movieDuration),
      box('mdia', ...media(track, created, duration, ftyp.length + 8)),
    ),
  );
  return join([ftyp, box('mdat', data), moov]);
}

/** A box: size, four letters, content. */
export function box(type: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = join(parts);
  return join([u32(content.length + 8), ascii(type), content]);
}

/** A box with version 0 and flags. */
export function fullBox(type: string, flags: number, ...parts: readonly Uint8Array[]): Uint8Array {
  return box(type, u32(flags), ...parts);
}

/** One array with the bytes of all parts, one after the other. */
export function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Unsigned numbers of 32 bits, big-endian. */
export function u32(...values: readonly number[]): Uint8Array {
  return Uint8Array.from(
    values.flatMap((value) => [value >>> 24, value >>> 16, value >>> 8, value].map((byte) => byte & 0xff)),
  );
}

/** Unsigned numbers of 16 bits, big-endian. */
export function u16(...values: readonly number[]): Uint8Array {
  return Uint8Array.from(values.flatMap((value) => [(value >>> 8) & 0xff, value & 0xff]));
}

/** So many bytes that are 0. */
export function zeros(length: number): Uint8Array {
  return new Uint8Array(length);
}

function ascii(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

const secondsFrom1904 = 2_082_844_800;

const identity = u32(0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000);

function trackHeader(
  { kind, size = { width: 0, height: 0 } }: Mp4Track,
  created: number,
  duration: number,
): Uint8Array {
  const volume = u16(kind === 'audio' ? 0x100 : 0);
  // Flags: enabled, in the movie, in its preview.
  return fullBox(
    'tkhd',
    7,
    u32(created, created, 1, 0, duration),
    zeros(12),
    volume,
    zeros(2),
    identity,
    u32(size.width * 0x1_0000, size.height * 0x1_0000),
  );
}

function media(track: Mp4Track, created: number, duration: number, dataOffset: number): Uint8Array[] {
  const isAudio = track.kind === 'audio';
  const undetermined = 0x55c4;
  return [
    fullBox('mdhd', 0, u32(created, created, track.timescale, duration), u16(undetermined, 0)),
    fullBox(
      'hdlr',
      0,
      u32(0),
      ascii(isAudio ? 'soun' : 'vide'),
      zeros(12),
      ascii(isAudio ? 'SoundHandle\0' : 'VideoHandle\0'),
    ),
    box(
      'minf',
      isAudio ? fullBox('smhd', 0, u32(0)) : fullBox('vmhd', 1, zeros(8)),
      // All samples are in this file.
      box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1))),
      box('stbl', ...sampleTable(track, dataOffset)),
    ),
  ];
}

function sampleTable({ samples, sampleEntry }: Mp4Track, dataOffset: number): Uint8Array[] {
  const keys = samples.flatMap((sample, index) => (sample.isKey === false ? [] : [index + 1]));
  const runs: [count: number, duration: number][] = [];
  for (const { duration } of samples) {
    const last = runs.at(-1);
    if (last?.[1] === duration) last[0]++;
    else runs.push([1, duration]);
  }
  const chunk = samples.length === 0 ? [] : [[1, samples.length, 1]];
  return [
    fullBox('stsd', 0, u32(1), sampleEntry),
    fullBox('stts', 0, u32(runs.length, ...runs.flat())),
    ...(keys.length === samples.length ? [] : [fullBox('stss', 0, u32(keys.length, ...keys))]),
    fullBox('stsc', 0, u32(chunk.length, ...chunk.flat())),
    fullBox('stsz', 0, sampleSizes(samples)),
    fullBox('stco', 0, chunk.length === 0 ? u32(0) : u32(1, dataOffset)),
  ];
}

function sampleSizes(samples: readonly Mp4Sample[]): Uint8Array {
  const [first] = samples;
  const isEqual = samples.every(({ data }) => data.length === first?.data.length);
  if (first !== undefined && isEqual) return u32(first.data.length, samples.length);
  // One by one: spreading hours of packets over arguments would overflow the stack.
  return join([u32(0, samples.length), ...samples.map(({ data }) => u32(data.length))]);
}
