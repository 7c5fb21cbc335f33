import { mimeTypeOf } from '@androidworld/app-sdk';
import type { Media } from './library.ts';
import { audioType, videoType } from './media-database.ts';

/** A file that another app gave and no scan has found. */
export function outsideLibrary(path: string): Media {
  const fileName = path.slice(path.lastIndexOf('/') + 1);
  return {
    id: 0,
    type: mimeTypeOf(path).startsWith('audio/') ? audioType : videoType,
    durationMs: 0,
    title: fileName,
    fileName,
    path,
    size: null,
    added: 0,
    ...{ artist: null, album: null, genre: null, artistId: null, albumId: null, genreId: null, trackNumber: null },
    ...{ groupId: null, folderId: null, lastPlayed: null, playCount: 0, lastTimeMs: -1 },
  };
}
