import fs from 'node:fs';
import Database from 'better-sqlite3';
import type { SqlSources } from '../sql/sql-sources.ts';
import { useSources } from '../sql/use-sources.ts';
import { hostDeadline, hostNow } from '../system/time/host-time.ts';
import { settleJournal } from './settle-journal.ts';

interface OpenDatabase {
  readonly connection: Database.Database;
  readonly inode: number;
}

/** A file that another process works on. */
interface Loan {
  readonly path: string;
  readonly revoke: () => void;
}

/**
 * One connection per SQLite file, kept open as an app's process keeps it. A file that was replaced or removed since
 * is opened anew; the old connection is closed without touching the new file.
 *
 * A file is lent to one side at a time: this process reads and closes files by other ways too, which drops the locks
 * that would keep SQLite in two processes apart (https://www.sqlite.org/howtocorrupt.html, 2.2).
 */
export class DatabaseCache {
  readonly #open = new Map<string, OpenDatabase>();
  readonly #loans = new Set<Loan>();
  readonly #waiting = new Set<() => void>();
  readonly #sources: SqlSources;

  constructor(sources: SqlSources) {
    this.#sources = sources;
  }

  get(path: string, host: string, options: { readonly: boolean }): Database.Database {
    const key = options.readonly ? `${path}\0readonly` : path;
    const cached = this.#open.get(key);
    if (cached?.connection.open && cached.inode === inodeOf(host)) return cached.connection;
    this.#close(key);
    settleJournal(host);
    const connection = new Database(host, { readonly: options.readonly, timeout: 50 });
    prepare(connection, options);
    useSources(connection, this.#sources);
    this.#open.set(key, { connection, inode: inodeOf(host) });
    return connection;
  }

  /**
   * Hands a file to another process.
   *
   * @param revoke ends that process's work at once: the file is removed, replaced or restored
   * @returns what gives the file back
   */
  lend(path: string, host: string, revoke: () => void): () => void {
    // Who has it open here has it open all the while, as others see it.
    const logs = this.#closeConnections(path) ? logsOf(host) : [];
    settleJournal(host);
    const loan = { path, revoke };
    this.#loans.add(loan);
    return () => {
      this.#giveBack(loan);
      if (fs.existsSync(host)) putBack(logs);
    };
  }

  /**
   * Waits until nothing at or below a path is lent.
   *
   * @throws SQLITE_BUSY after as long as Android's connection pool waits
   */
  async returned(path: string): Promise<void> {
    if (!(await this.areReturned(path))) throw new Database.SqliteError('database is locked', 'SQLITE_BUSY');
  }

  /** As `returned`; whether all were given back in time. */
  async areReturned(path: string): Promise<boolean> {
    const startedAt = hostNow();
    while (this.#isLent(path)) {
      const leftMs = busyTimeoutMs - (hostNow() - startedAt);
      if (leftMs <= 0) return false;
      await this.#nextReturn(leftMs);
    }
    return true;
  }

  /** Writes what is in the log into the file itself, so that whoever reads the file sees everything. */
  checkpoint(path: string): void {
    for (const [key, { connection }] of this.#open) {
      if (isBelow(key, path) && connection.open && !connection.readonly) connection.pragma('wal_checkpoint(TRUNCATE)');
    }
  }

  /** Whether a database at or below a path was in use, which is closed now. */
  close(path: string): boolean {
    const loans = [...this.#loans].filter((loan) => isBelow(loan.path, path));
    for (const loan of loans) {
      loan.revoke();
      this.#giveBack(loan);
    }
    return this.#closeConnections(path) || loans.length > 0;
  }

  #isLent(path: string): boolean {
    return [...this.#loans].some((loan) => isBelow(loan.path, path));
  }

  #giveBack(loan: Loan): void {
    this.#loans.delete(loan);
    for (const wake of this.#waiting) wake();
  }

  #nextReturn(timeoutMs: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        timer.cancel();
        this.#waiting.delete(wake);
        resolve();
      };
      const timer = hostDeadline(timeoutMs, wake);
      this.#waiting.add(wake);
    });
  }

  #closeConnections(path: string): boolean {
    const keys = [...this.#open.keys()].filter((key) => isBelow(key, path));
    for (const key of keys) this.#close(key);
    return keys.length > 0;
  }

  #close(key: string): void {
    const connection = this.#open.get(key)?.connection;
    this.#open.delete(key);
    if (connection?.open) closeKeepingLogs(connection);
  }
}

/**
 * SQLite takes the log away with the last connection. An app's process never gets to that: it is killed, or still runs
 * while others remove the database's files one by one. What was in the log is in the file by then; its files stay, empty.
 */
function closeKeepingLogs(connection: Database.Database): void {
  const logs = logsOf(connection.name);
  connection.close();
  putBack(logs);
}

/** The files of a database's log that there are. */
function logsOf(host: string): string[] {
  return [`${host}-wal`, `${host}-shm`].filter(isThere);
}

function putBack(logs: readonly string[]): void {
  for (const log of logs) if (!isThere(log)) fs.writeFileSync(log, '', { flag: 'wx' });
}

/** Links, which lead nowhere on the host, are there, too. */
function isThere(file: string): boolean {
  return fs.lstatSync(file, { throwIfNoEntry: false }) !== undefined;
}

/** `SQLiteConnectionPool` gives up after 2.5 s. */
const busyTimeoutMs = 2_500;

function isBelow(key: string, path: string): boolean {
  const file = key.split('\0')[0] ?? key;
  return file === path || file.startsWith(path === '/' ? '/' : `${path}/`);
}

/** Android's defaults, where this build of SQLite has others. Durability against power cuts is not needed here. */
function prepare(connection: Database.Database, { readonly }: { readonly: boolean }): void {
  // As Android is built: nothing is written to the host's folder for temporary files.
  connection.pragma('temp_store = MEMORY');
  if (readonly) return;
  connection.pragma('foreign_keys = OFF');
  connection.pragma('recursive_triggers = OFF');
  connection.pragma('synchronous = OFF');
  connection.pragma('journal_mode = WAL');
}

function inodeOf(host: string): number {
  return fs.statSync(host, { throwIfNoEntry: false })?.ino ?? 0;
}
