import { dirname } from 'node:path/posix';
import type { Database } from '../../../../disk/database.ts';
import { rootIdentity } from '../../../../disk/identity.ts';
import type { SystemServer } from '../../../system-server.ts';
import { onNextTurn } from '../../../time/host-time.ts';
import { ProviderDatabase } from '../provider-database.ts';
import { insertRow, updateRows } from '../select.ts';
import { mediaPackage } from './media-package.ts';
import { mediaRow } from './media-row.ts';
import { mediaSchema } from './media-schema.ts';
import { readMediaTags } from './read-media-tags.ts';

const sharedRoot = '/storage/emulated/0';

/** What happened to one file, or with `isGone` to all of a folder, too. */
interface Change {
  readonly path: string;
  /** Package that did it. */
  readonly owner: string | null;
  readonly isGone: boolean;
}

/**
 * MediaStore's scanner: keeps the table of files in step with shared storage. Numbers of rows follow from the order of what
 * happened, however late it is looked at, as on Android, where a row is made when its file is.
 */
export class MediaFiles {
  readonly #system: SystemServer;
  readonly #database: ProviderDatabase;
  readonly #pending: Change[] = [];
  #scanning: Promise<void> = Promise.resolve();

  constructor(system: SystemServer) {
    this.#system = system;
    this.#database = new ProviderDatabase(system, {
      packageName: mediaPackage,
      file: 'databases/external.db',
      version: 1307,
      schema: mediaSchema,
    });
  }

  /** After everything that was written so far is in it. */
  async open(): Promise<Database> {
    await this.flush();
    return this.#database.open();
  }

  async prepare(): Promise<void> {
    await this.#database.open();
  }

  /** Shared storage was changed through its file system, which tells MediaStore. */
  changed(change: Change): void {
    const last = this.#pending.at(-1);
    // A file comes in pieces.
    if (last?.path === change.path && last.owner === change.owner && last.isGone === change.isGone) return;
    if (this.#pending.length === 0 && this.#system.isUp) {
      onNextTurn(() => this.#system.background('media scan', () => this.flush()));
    }
    this.#pending.push(change);
  }

  /** Resolves when all that happened until now has been looked at. */
  async flush(): Promise<void> {
    const looks = this.#pending.splice(0).map((change) => this.#inTurn(() => this.#follow(change)));
    await Promise.all([...looks, this.#scanning]);
  }

  /** Brings the rows of a file, or of everything in a folder, up to date; the row's URI if there is a file. */
  async scan(path: string, owner: string | null = null): Promise<string | null> {
    const [, uri] = await Promise.all([this.flush(), this.#inTurn(() => this.#scanNow(path, owner))]);
    return uri;
  }

  /** The next one waits for this one, whether it succeeds or not; its own caller hears of a failure. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#scanning.then(work);
    this.#scanning = done.then(
      () => undefined,
      () => undefined,
    );
    return done;
  }

  async #follow({ path, owner, isGone }: Change): Promise<void> {
    if (isGone) {
      this.#forget(await this.#database.open(), toShared(path), () => true);
      this.#tell();
    } else if ((await this.#scanNow(path, owner)) === null) {
      await this.#passOver(toShared(path));
    }
  }

  async #scanNow(path: string, owner: string | null): Promise<string | null> {
    const { disk } = this.#system;
    const file = (await disk.exists(path)) ? await disk.realpath(path, rootIdentity) : toShared(path);
    if (file !== sharedRoot && !file.startsWith(`${sharedRoot}/`)) return null;
    this.#forget(await this.#database.open(), file, (known) => !this.#system.hostFileExists(known));
    if (!(await disk.exists(file))) return null;
    const uri = await this.#scanTree(file, owner);
    this.#tell();
    return uri;
  }

  #tell(): void {
    this.#system.events.emit('content', { uri: 'content://media/external' });
  }

  async #scanTree(file: string, owner: string | null): Promise<string | null> {
    const { disk } = this.#system;
    if (await this.#isHidden(file)) return null;
    const stat = await disk.stat(file, rootIdentity);
    if (stat.kind === 'directory') {
      for (const each of await disk.list(file, rootIdentity)) await this.#scanTree(`${file}/${each}`, owner);
      return null;
    }
    const tags = await readMediaTags(file, () => disk.read(file, rootIdentity));
    // Opened for each file: it may be lent or replaced meanwhile.
    return this.#store(await this.#database.open(), file, mediaRow(file, stat, tags), owner);
  }

  #store(database: Database, file: string, row: ReturnType<typeof mediaRow>, owner: string | null): string {
    const known = database.prepare<[string], number>('SELECT _id FROM files WHERE _data = ?').pluck().get(file);
    const collection = collections[Number(row.media_type)] ?? 'file';
    const generation = this.#nextGeneration(database);
    if (known !== undefined) {
      updateRows(database, 'files', { ...row, generation_modified: generation }, { where: '_id = ?', args: [known] });
      return `content://media/external_primary/${collection}/${known}`;
    }
    const id = insertRow(database, 'files', {
      ...row,
      date_added: Math.floor(this.#system.clock.now() / 1000),
      owner_package_name: owner,
      generation_added: generation,
      generation_modified: generation,
    });
    return `content://media/external_primary/${collection}/${id}`;
  }

  #nextGeneration(database: Database): number {
    database.exec('UPDATE local_metadata SET generation = generation + 1');
    return Number(database.prepare('SELECT generation FROM local_metadata').pluck().get() ?? 0);
  }

  /** The rows of a file, or of all below a folder, that fit. */
  #forget(database: Database, file: string, fits: (file: string) => boolean): void {
    const rows = database
      .prepare<[string, string, string], { _id: number; _data: string }>(
        'SELECT _id, _data FROM files WHERE _data = ? OR (_data >= ? AND _data < ?)',
      )
      .all(file, `${file}/`, `${file}0`);
    for (const { _id, _data } of rows) if (fits(_data)) database.prepare('DELETE FROM files WHERE _id = ?').run(_id);
  }

  /** What begins with a dot or lies below that, what apps keep for themselves, and folders that say so by `.nomedia`. */
  async #isHidden(file: string): Promise<boolean> {
    const inside = file.slice(sharedRoot.length);
    if (/\/\./.test(inside) || /^\/Android\/(data|obb)(\/|$)/.test(inside)) return true;
    for (let folder = dirname(file); folder.startsWith(sharedRoot); folder = dirname(folder))
      if (await this.#system.disk.exists(`${folder}/.nomedia`)) return true;
    return false;
  }

  /** A file that went before it was looked at has had a number. */
  async #passOver(file: string): Promise<void> {
    const { disk } = this.#system;
    if ((await this.#isHidden(file)) || (await disk.exists(file))) return;
    const database = await this.#database.open();
    const { changes } = database.prepare('INSERT OR IGNORE INTO files (_data) VALUES (?)').run(file);
    if (changes > 0) database.prepare('DELETE FROM files WHERE _data = ?').run(file);
  }
}

const collections: Readonly<Record<number, string>> = { 1: 'images/media', 2: 'audio/media', 3: 'video/media' };

/** Other names of shared storage, for files that are gone and cannot be looked up. */
function toShared(path: string): string {
  return path.replace(/^(\/sdcard|\/storage\/self\/primary|\/mnt\/sdcard|\/data\/media\/0)(?=\/|$)/, sharedRoot);
}
