import type { AppApi, SqlValue } from '../api.ts';
import { type Column, column, type RowOf, readRow } from './column.ts';

/** Collections of MediaStore. */
export const mediaCollections = {
  images: 'content://media/external/images/media',
  videos: 'content://media/external/video/media',
  audio: 'content://media/external/audio/media',
  files: 'content://media/external/file',
} as const;

/** One of MediaStore's collections. */
export type MediaKind = keyof typeof mediaCollections;

const orEmpty = (described: Column<string>): Column<string> =>
  described.nullable().as(
    (text) => text ?? '',
    (text) => text,
  );

/** What MediaStore does not know of a file is 0, an empty text, or null where 0 would say something else. */
const base = {
  id: column.integer('_id'),
  path: column.text('_data'),
  name: orEmpty(column.text('_display_name')),
  title: orEmpty(column.text()),
  mimeType: orEmpty(column.text('mime_type')),
  /** Bytes. */
  size: column.integer('_size'),
  modifiedMs: column.integer('date_modified').as(
    (seconds) => seconds * 1000,
    (ms) => Math.floor(ms / 1000),
  ),
  /** Of the folder it is in. */
  bucketId: column.integer('bucket_id').nullable(),
  /** Null for what lies in no folder. */
  bucketName: column.text('bucket_display_name').nullable(),
};

const seen = {
  ...base,
  takenMs: column.integer('datetaken').nullable(),
  width: column.integer(),
  height: column.integer(),
};

const columns = {
  images: seen,
  videos: { ...seen, durationMs: column.integer('duration') },
  audio: {
    ...base,
    durationMs: column.integer('duration'),
    artist: column.text().nullable(),
    artistId: column.integer('artist_id').nullable(),
    album: column.text().nullable(),
    albumId: column.integer('album_id').nullable(),
    genre: column.text().nullable(),
    track: column.integer().nullable(),
    year: column.integer().nullable(),
  },
  files: base,
} as const;

/** A file as MediaStore knows it; its `kind` tells apart those of several collections. */
export type MediaItem<K extends MediaKind = 'files'> = {
  [Kind in K]: RowOf<(typeof columns)[Kind]> & { readonly kind: Kind; readonly uri: string };
}[K];

/** Which media, and in what order; all of the kind by default. */
export interface MediaQuery {
  /** SQL condition over MediaStore's columns, with `?` for `args`. */
  readonly where?: string;
  /** Values of the question marks in `where`, in their order. */
  readonly args?: readonly SqlValue[];
  /** SQL after ORDER BY; the newest first by default. */
  readonly order?: string;
}

/** Files of a kind that the app may see. */
export async function listMedia<K extends MediaKind>(
  api: AppApi,
  kind: K,
  { where, args = [], order = 'date_modified DESC, _id DESC' }: MediaQuery = {},
): Promise<MediaItem<K>[]> {
  const collection = mediaCollections[kind];
  const picked = Object.entries(columns[kind]).map(([key, { name }]) => name ?? key);
  const rows = await api.content.query(collection, {
    projection: picked,
    sort: order,
    ...(where === undefined ? {} : { where, args }),
  });
  return rows.map((row) => {
    const item: object = readRow(columns[kind] as typeof base, row, collection);
    // Read by the columns of this kind.
    return { ...item, kind, uri: `${collection}/${row._id}` } as MediaItem<K>;
  });
}
