import type { ArchivePlace } from './archive.ts';

/** A file or folder on a list. */
export interface Entry {
  /** Unique among those listed: the path, or the name of a group of media. */
  readonly key: string;
  readonly name: string;
  readonly kind: 'file' | 'folder';
  /** Device path; null for a group of media, which is no folder, and for what is in an archive. */
  readonly path: string | null;
  /** Where it is in an archive. */
  readonly archived?: ArchivePlace;
  /** Bytes. */
  readonly size: number;
  /** Milliseconds since the epoch. */
  readonly modifiedMs: number;
  readonly mimeType: string;
}

/** MIME type of folders (`DocumentsContract.Document.MIME_TYPE_DIR`). */
export const folderType = 'vnd.android.document/directory';
