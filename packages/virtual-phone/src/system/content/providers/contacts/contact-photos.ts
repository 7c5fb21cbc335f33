import type { Row, SqlValue } from '@androidworld/app-sdk';
import type { Database } from '../../../../disk/database.ts';
import type { Identity } from '../../../../disk/disk.ts';
import { rootIdentity } from '../../../../disk/identity.ts';
import { illegalArgument } from '../../../java-exception.ts';
import type { SystemServer } from '../../../system-server.ts';
import { parseContentUri } from '../content-uri.ts';
import { insertRow } from '../select.ts';
import { photoType } from './aggregate-contact.ts';
import { contactsPackage } from './contacts-package.ts';

/** A picture whose file is in its place, with what its row of the data table holds. */
export interface PlacedPhoto {
  readonly rawContactId: number;
  readonly values: { readonly data14: number; readonly data15: Uint8Array };
}

const folder = `/data/data/${contactsPackage}/files/photos`;

/**
 * Pictures of contacts in their full size, one file each (`PhotoStore`); the data table has the small ones. What is
 * read and written through a file descriptor on a real phone is a blob here: `data15` of `…/display_photo`. The app
 * that writes one gives it in both sizes (columns `data15` and `thumbnail`): here no process but a page can scale.
 */
export class ContactPhotos {
  readonly #system: SystemServer;

  constructor(system: SystemServer) {
    this.#system = system;
  }

  /** Undefined for other URIs. */
  async query(
    db: Database,
    uri: string,
  ): Promise<{ readonly columns: readonly string[]; readonly rows: readonly Row[] } | undefined> {
    const file = fileOf(db, uri);
    if (file === undefined) return undefined;
    const columns = ['_id', 'data15'];
    if (file === null) return { columns, rows: [] };
    const { disk } = this.#system;
    const path = `${folder}/${file}`;
    if (!(await disk.exists(path))) return { columns, rows: [] };
    return { columns, rows: [{ _id: file, data15: await disk.read(path, this.#owner) }] };
  }

  /** Stores the picture of a raw contact; undefined for other URIs. */
  async place(
    db: Database,
    uri: string,
    { data15, thumbnail }: Readonly<Record<string, SqlValue>>,
  ): Promise<PlacedPhoto | undefined> {
    const [table, id, sub] = parseContentUri(uri).path;
    if (table !== 'raw_contacts' || sub !== 'display_photo') return undefined;
    if (!(data15 instanceof Uint8Array) || !(thumbnail instanceof Uint8Array)) {
      throw illegalArgument('data15 and thumbnail must be the bytes of a picture');
    }
    const { disk } = this.#system;
    const size = { height: displaySize, width: displaySize, filesize: data15.length };
    const file = insertRow(db, 'photo_files', size);
    if (!(await disk.exists(folder))) await disk.mkdir(folder, this.#owner, { recursive: true, mode: 0o700 });
    await disk.write(`${folder}/${file}`, data15, this.#owner, { mode: 0o600 });
    return { rawContactId: Number(id), values: { data14: file, data15: thumbnail } };
  }

  /** Removes the files of pictures that no row has any more. */
  async dropUnused(db: Database): Promise<void> {
    const unused = db
      .prepare<[string], number>(
        `SELECT _id FROM photo_files WHERE _id NOT IN (SELECT CAST(d.data14 AS INTEGER) FROM data AS d
         JOIN mimetypes AS m ON d.mimetype_id = m._id WHERE m.mimetype = ? AND d.data14 IS NOT NULL)`,
      )
      .pluck()
      .all(photoType);
    const { disk } = this.#system;
    for (const file of unused) {
      db.prepare('DELETE FROM photo_files WHERE _id = ?').run(file);
      const path = `${folder}/${file}`;
      if (await disk.exists(path)) await disk.remove(path, this.#owner);
    }
  }

  get #owner(): Identity {
    return { uid: this.#system.packages.find(contactsPackage)?.uid ?? rootIdentity.uid };
  }
}

/** Pixels of each side (`config_max_display_photo_size`). */
const displaySize = 720;

/** The file a URI of a full picture stands for, null when there is none; undefined for other URIs. */
function fileOf(db: Database, uri: string): number | null | undefined {
  const [table, id, sub] = parseContentUri(uri).path;
  if (table === 'display_photo') return Number(id);
  if (table !== 'contacts' || sub !== 'display_photo') return undefined;
  const file = db
    .prepare<[number], number | null>('SELECT photo_file_id FROM contacts WHERE _id = ?')
    .pluck()
    .get(Number(id));
  return file ?? null;
}
