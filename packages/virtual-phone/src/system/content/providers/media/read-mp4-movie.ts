export interface Mp4Movie {
  readonly durationMs: number;
  /** Pixels; 0 for sound alone. */
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly type: string;
  /** Of its content. */
  readonly start: number;
  readonly end: number;
}

/**
 * How long an MP4 file is and how large its picture, from its index. Libraries that read tags tell it of sound only.
 *
 * @returns undefined if there is no index
 * @see ISO/IEC 14496-12, `mvhd` and `tkhd`
 */
export function readMp4Movie(bytes: Uint8Array): Mp4Movie | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const moov = boxes(view, 0, view.byteLength).find(({ type }) => type === 'moov');
    const inside = moov === undefined ? [] : boxes(view, moov.start, moov.end);
    const mvhd = inside.find(({ type }) => type === 'mvhd');
    if (mvhd === undefined) return undefined;
    const isLong = view.getUint8(mvhd.start) === 1;
    const scale = view.getUint32(mvhd.start + (isLong ? 20 : 12));
    const length = isLong ? Number(view.getBigUint64(mvhd.start + 24)) : view.getUint32(mvhd.start + 16);
    const sizes = inside
      .filter(({ type }) => type === 'trak')
      .flatMap(({ start, end }) => boxes(view, start, end).filter(({ type }) => type === 'tkhd'))
      // Its last eight bytes, whole pixels before the point.
      .map(({ end }) => ({ width: view.getUint16(end - 8), height: view.getUint16(end - 4) }));
    const picture = sizes.find(({ width }) => width > 0) ?? { width: 0, height: 0 };
    return { durationMs: scale === 0 ? 0 : Math.round((length / scale) * 1000), ...picture };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function boxes(view: DataView, from: number, to: number): Box[] {
  const found: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const size = view.getUint32(at);
    if (size !== 0 && size < 8) break;
    const end = size === 0 ? to : Math.min(at + size, to);
    const type = String.fromCharCode(...[4, 5, 6, 7].map((offset) => view.getUint8(at + offset)));
    found.push({ type, start: at + 8, end });
    at = end;
  }
  return found;
}
