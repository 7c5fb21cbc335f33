import { mimeTypeOf } from '@androidworld/app-sdk';
import { mediaTypeOf, mediaTypes } from './media-types.ts';
import { readMp4Movie } from './read-mp4-movie.ts';

export interface MediaTags {
  readonly title?: string;
  readonly artist?: string;
  readonly album?: string;
  readonly albumArtist?: string;
  readonly composer?: string;
  readonly genre?: string;
  readonly track?: number;
  readonly year?: number;
  readonly durationMs?: number;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** What the scanner reads inside a media file; nothing for files it cannot read. */
export async function readMediaTags(file: string, read: () => Promise<Uint8Array>): Promise<MediaTags> {
  const mimeType = mimeTypeOf(file);
  const mediaType = mediaTypeOf(mimeType);
  if (mimeType === 'image/png') return pngSize(await read());
  if (mediaType !== mediaTypes.audio && mediaType !== mediaTypes.video) return {};
  const bytes = await read();
  const movie = mediaType === mediaTypes.video ? readMp4Movie(bytes) : undefined;
  const { parseBuffer } = await import('music-metadata');
  try {
    const { common, format } = await parseBuffer(bytes, { mimeType }, { duration: true, skipCovers: true });
    return present({
      ...movie,
      title: common.title,
      artist: common.artist,
      album: common.album,
      albumArtist: common.albumartist,
      composer: common.composer?.[0],
      genre: common.genre?.[0],
      track: common.track.no ?? undefined,
      year: common.year,
      durationMs: movie?.durationMs ?? (format.duration === undefined ? undefined : Math.round(format.duration * 1000)),
    });
  } catch {
    // A broken file is still listed, by its name, as Android lists it.
    return movie ?? {};
  }
}

function pngSize(bytes: Uint8Array): MediaTags {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isPng = view.byteLength >= 24 && view.getUint32(0) === 0x8950_4e47;
  return isPng ? { width: view.getUint32(16), height: view.getUint32(20) } : {};
}

function present(tags: { readonly [K in keyof MediaTags]: MediaTags[K] | undefined }): MediaTags {
  return Object.fromEntries(Object.entries(tags).filter(([, value]) => value !== undefined));
}
