/** What cameras write into a JPEG, as far as it matters here. */
interface Exif {
  /** `2023:10:15 12:00:00`, by the clock of the camera. */
  readonly takenAt?: string;
  /** Degrees; south and west are negative. */
  readonly place?: { readonly latitude: number; readonly longitude: number };
}

const tags = { dateTime: 0x0132, exif: 0x8769, gps: 0x8825, dateTimeOriginal: 0x9003 } as const;
const gpsTags = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4 } as const;
/** Bytes of a value, by its type: BYTE, ASCII, SHORT, LONG, RATIONAL. */
const sizes: readonly number[] = [0, 1, 1, 2, 4, 8];

interface Entry {
  readonly type: number;
  readonly count: number;
  /** Where the value is, from the beginning of the TIFF part. */
  readonly at: number;
}

/** Reads the Exif part of a JPEG; a file without one, or with one that is broken, has none. */
export function readExif(bytes: Uint8Array): Exif {
  const tiff = findTiff(bytes);
  if (tiff === undefined) return {};
  try {
    return readTiff(tiff);
  } catch (error) {
    // What points past the end of the part is broken.
    if (error instanceof RangeError) return {};
    throw error;
  }
}

/** In the APP1 segment that begins with `Exif`. */
function findTiff(bytes: Uint8Array): DataView | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 10 < bytes.length && view.getUint8(at) === 0xff; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xda) return undefined;
    if (marker !== 0xe1 || view.getUint32(at + 4) !== 0x4578_6966) continue;
    const end = Math.min(bytes.length, at + 2 + view.getUint16(at + 2));
    return new DataView(bytes.buffer, bytes.byteOffset + at + 10, Math.max(0, end - at - 10));
  }
  return undefined;
}

function readTiff(tiff: DataView): Exif {
  const isLittle = tiff.getUint16(0) === 0x4949;
  const short = (at: number) => tiff.getUint16(at, isLittle);
  const long = (at: number) => tiff.getUint32(at, isLittle);
  const readFolder = (start: number): ReadonlyMap<number, Entry> => {
    const entries = Array.from({ length: short(start) }, (_, index): [number, Entry] => {
      const at = start + 2 + index * 12;
      const [type, count] = [short(at + 2), long(at + 4)];
      const isInside = (sizes[type] ?? 8) * count <= 4;
      return [short(at), { type, count, at: isInside ? at + 8 : long(at + 8) }];
    });
    return new Map(entries);
  };
  const text = (entry: Entry | undefined): string | undefined => {
    if (entry === undefined || entry.type !== 2) return undefined;
    const codes = Array.from({ length: Math.min(entry.count, 64) }, (_, index) => tiff.getUint8(entry.at + index));
    return String.fromCharCode(...codes.filter((code) => code !== 0)).trim();
  };
  const below = (entry: Entry | undefined) =>
    entry === undefined ? new Map<number, Entry>() : readFolder(long(entry.at));
  /** Degrees, minutes and seconds as fractions. */
  const degrees = (entry: Entry | undefined): number | undefined => {
    if (entry === undefined || entry.type !== 5 || entry.count < 3) return undefined;
    const [whole = 0, minutes = 0, seconds = 0] = [0, 8, 16].map(
      (offset) => long(entry.at + offset) / Math.max(1, long(entry.at + offset + 4)),
    );
    return whole + minutes / 60 + seconds / 3600;
  };

  const main = readFolder(long(4));
  const gps = below(main.get(tags.gps));
  const takenAt = text(below(main.get(tags.exif)).get(tags.dateTimeOriginal)) ?? text(main.get(tags.dateTime));
  const [latitude, longitude] = [degrees(gps.get(gpsTags.latitude)), degrees(gps.get(gpsTags.longitude))];
  const sign = (ref: Entry | undefined, negative: string) => (text(ref) === negative ? -1 : 1);
  return {
    ...(takenAt === undefined ? {} : { takenAt }),
    ...(latitude === undefined || longitude === undefined
      ? {}
      : {
          place: {
            latitude: latitude * sign(gps.get(gpsTags.latitudeRef), 'S'),
            longitude: longitude * sign(gps.get(gpsTags.longitudeRef), 'W'),
          },
        }),
  };
}
