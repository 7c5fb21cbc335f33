import fs from 'node:fs';
import Database from 'better-sqlite3';

interface OpenDatabase {
  readonly connection: Database.Database;
  readonly inode: number;
}

/**
 * One connection per SQLite file, kept open as an app's process keeps it. A file that was replaced or removed since
 * is opened anew; the old connection is closed without touching the new file.
 */
export class DatabaseCache {
  readonly #open = new Map<string, OpenDatabase>();

  get(path: string, host: string, options: { readonly: boolean }): Database.Database {
    const key = options.readonly ? `${path}\0readonly` : path;
    const cached = this.#open.get(key);
    if (cached?.connection.open && cached.inode === inodeOf(host)) return cached.connection;
    this.#close(key);
    const connection = new Database(host, { readonly: options.readonly, timeout: 2_000 });
    if (!options.readonly) prepare(connection);
    this.#open.set(key, { connection, inode: inodeOf(host) });
    return connection;
  }

  /** Writes what is in the log into the file itself, so that whoever reads the file sees everything. */
  checkpoint(path: string): void {
    for (const [key, { connection }] of this.#open) {
      if (isBelow(key, path) && connection.open && !connection.readonly) connection.pragma('wal_checkpoint(TRUNCATE)');
    }
  }

  /** Whether a connection was open to a database at or below a path, which is closed now. */
  close(path: string): boolean {
    const keys = [...this.#open.keys()].filter((key) => isBelow(key, path));
    for (const key of keys) this.#close(key);
    return keys.length > 0;
  }

  #close(key: string): void {
    this.#open.get(key)?.connection.close();
    this.#open.delete(key);
  }
}

function isBelow(key: string, path: string): boolean {
  const file = key.split('\0')[0] ?? key;
  return file === path || file.startsWith(path === '/' ? '/' : `${path}/`);
}

/** Android's defaults, where this build of SQLite has others. Durability against power cuts is not needed here. */
function prepare(connection: Database.Database): void {
  connection.pragma('foreign_keys = OFF');
  connection.pragma('recursive_triggers = OFF');
  connection.pragma('synchronous = OFF');
  connection.pragma('journal_mode = WAL');
}

function inodeOf(host: string): number {
  return fs.statSync(host, { throwIfNoEntry: false })?.ino ?? 0;
}
