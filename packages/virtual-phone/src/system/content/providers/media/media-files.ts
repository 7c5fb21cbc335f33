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

/** MediaStore's scanner: keeps the table of files in step with shared storage. */
export class MediaFiles {
  readonly #system: SystemServer;
  readonly #database: ProviderDatabase;
  readonly #pending = new Map<string, string | null>();
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

  /** Shared storage was changed through its file system, which tells MediaStore. @param owner package that did it */
  changed(path: string, owner: string | null): void {
    if (this.#pending.size === 0 && this.#system.isUp) {
      onNextTurn(() => this.#system.background('media scan', () => this.flush()));
    }
    this.#pending.set(path, owner);
  }

  async flush(): Promise<void> {
    const paths = [...this.#pending];
    this.#pending.clear();
    for (const [path, owner] of paths) await this.scan(path, owner);
  }

  /** Brings the rows of a file, or of everything in a folder, up to date; the row's URI if there is a file. */
  async scan(path: string, owner: string | null = null): Promise<string | null> {
    const scan = this.#scanning.then(() => this.#scanNow(path, owner));
    // The next scan waits for this one, whether it succeeds or not; its own caller hears of a failure.
    this.#scanning = scan.then(
      () => undefined,
      () => undefined,
    );
    return scan;
  }

  async #scanNow(path: string, owner: string | null): Promise<string | null> {
    const { disk } = this.#system;
    const file = (await disk.exists(path)) ? await disk.realpath(path, rootIdentity) : toShared(path);
    if (file !== sharedRoot && !file.startsWith(`${sharedRoot}/`)) return null;
    this.#forgetMissing(await this.#database.open(), file);
    if (!(await disk.exists(file))) return null;
    const uri = await this.#scanTree(file, owner);
    this.#system.events.emit('content', { uri: 'content://media/external' });
    return uri;
  }

  async #scanTree(file: string, owner: string | null): Promise<string | null> {
    const { disk } = this.#system;
    const name = file.slice(file.lastIndexOf('/') + 1);
    if (name.startsWith('.') || /^\/storage\/emulated\/0\/Android\/(data|obb)(\/|$)/.test(file)) return null;
    const stat = await disk.stat(file, rootIdentity);
    if (stat.kind === 'directory') {
      const names = await disk.list(file, rootIdentity);
      if (names.includes('.nomedia')) return null;
      for (const each of names) await this.#scanTree(`${file}/${each}`, owner);
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

  #forgetMissing(database: Database, file: string): void {
    const rows = database
      .prepare<[string, string, string], { _id: number; _data: string }>(
        'SELECT _id, _data FROM files WHERE _data = ? OR (_data >= ? AND _data < ?)',
      )
      .all(file, `${file}/`, `${file}0`);
    for (const { _id, _data } of rows) {
      if (!this.#isThere(_data)) database.prepare('DELETE FROM files WHERE _id = ?').run(_id);
    }
  }

  #isThere(file: string): boolean {
    return this.#system.hostFileExists(file);
  }
}

const collections: Readonly<Record<number, string>> = { 1: 'images/media', 2: 'audio/media', 3: 'video/media' };

/** Other names of shared storage, for files that are gone and cannot be looked up. */
function toShared(path: string): string {
  return path.replace(/^(\/sdcard|\/storage\/self\/primary|\/mnt\/sdcard|\/data\/media\/0)(?=\/|$)/, sharedRoot);
}
