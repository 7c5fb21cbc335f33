import Database, { type Database as Connection, type Statement } from 'better-sqlite3';
import { mostPages } from '../../../disk/bound-database.ts';
import { findPlace, type Place } from '../../../sql/find-places.ts';
import { lexSql, type SqlToken, unquote } from '../../../sql/lex-sql.ts';
import type { PlaceOnHost, SqlHost } from '../../../sql/messages.ts';
import type { SqlSources } from '../../../sql/sql-sources.ts';
import { useSources } from '../../../sql/use-sources.ts';
import { type CliRequest, memory } from './cli-request.ts';
import { runDotCommand } from './dot-commands.ts';
import { openPlace } from './open-place.ts';
import { Output } from './output.ts';
import { rowRenderer, type View } from './render-rows.ts';
import { splitStatements } from './split-statements.ts';

/** State of one run of the CLI, which dot commands change. */
export interface Session {
  readonly database: Connection;
  readonly host: SqlHost;
  readonly output: Output;
  /** As it was called. */
  readonly file: string;
  view: View;
  ended: boolean;
  /** Of `.exit`, or 1 when a file that was read has failed. */
  status: number;
  /** Files that are being read, one from the other. */
  depth: number;
  /** Of `.once`: after the next statement, output goes where it went before. */
  once: boolean;
  /** Runs what a file says, and goes on after errors. @throws Error when files are read from each other without end */
  run(text: string): Promise<void>;
}

/** Of files that read each other, as the original has it. */
const deepest = 25;

/**
 * Runs the CLI; the phone opens its files and takes its output.
 *
 * @returns its exit status
 */
export async function runCli(request: CliRequest, input: string, host: SqlHost, sources: SqlSources): Promise<number> {
  const output = new Output(host);
  let database: Connection;
  try {
    database = await open(request, host);
    useSources(database, sources);
  } catch (error) {
    if (!hasCode(error)) throw error;
    if (codeOf(error) === notADatabase) {
      await output.error('Error: file is not a database\n');
      return notADatabase;
    }
    await output.error(`Error: unable to open database "${request.file}": unable to open database file\n`);
    return 1;
  }
  const session: Session = {
    database,
    host,
    output,
    file: request.file,
    view: request.view,
    ended: false,
    status: 0,
    depth: 0,
    once: false,
    async run(text) {
      if (this.depth >= deepest) throw new Error(`Input nesting limit (${deepest}) reached`);
      this.depth += 1;
      if ((await runText(this, text, true)) !== 0) this.status = 1;
      this.depth -= 1;
    },
  };
  try {
    return (await runAll(session, request, input)) || session.status;
  } finally {
    database.close();
    await output.flush();
  }
}

async function open({ file, ...request }: CliRequest, host: SqlHost): Promise<Connection> {
  const found = await openPlace(file, host);
  const place = { ...found, readonly: found.readonly || (request.readonly && found.host !== memory) };
  const database = new Database(place.host, {
    readonly: place.readonly,
    fileMustExist: place.host !== memory,
    timeout: 2_000,
  });
  // As Android is built: nothing goes to the host's folder for temporary files.
  database.pragma('temp_store = MEMORY');
  database.pragma('foreign_keys = OFF');
  database.pragma('recursive_triggers = OFF');
  if (place.readonly || place.host === memory) return database;
  database.pragma('synchronous = OFF');
  database.pragma('journal_mode = WAL');
  boundSchema(database, 'main', place.room);
  return database;
}

/** Beyond the phone's room SQLite says that the disk is full. */
function boundSchema(database: Connection, schema: string, room: number): void {
  if (!Number.isFinite(room)) return;
  const numberOf = (name: string) => Number(database.pragma(`${schema}.${name}`, { simple: true }));
  const most = mostPages({ pages: numberOf('page_count'), pageBytes: numberOf('page_size'), room });
  database.pragma(`${schema}.max_page_count = ${most}`);
}

async function runAll(session: Session, request: CliRequest, input: string): Promise<number> {
  if (request.init !== undefined) await runText(session, `.read "${request.init}"`, true);
  for (const command of request.commands) {
    const status = await runText(session, command, false);
    if (status !== 0) return status;
  }
  if (request.statements.length === 0) return (await runText(session, input, true)) === 0 ? 0 : 1;
  for (const text of request.statements) {
    if (session.ended) break;
    const status = await runText(session, text, false);
    if (status !== 0) return status;
  }
  return 0;
}

/** @returns 0, or SQLite's number for what went wrong; from the input the CLI goes on after an error */
async function runText(session: Session, text: string, fromInput: boolean): Promise<number> {
  let status = 0;
  for (const { sql, line } of splitStatements(text)) {
    if (session.ended) break;
    try {
      if (sql.startsWith('.')) await runDotCommand(sql, session);
      else await runStatement(sql, session).finally(() => endOnce(session));
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const place = fromInput ? `near line ${line}: ` : '';
      await session.output.error(`Error: ${place}${error.message}\n`);
      status = codeOf(error);
      if (!fromInput) return status;
    }
  }
  return status;
}

/** After `.once`, one statement's output has gone elsewhere. */
async function endOnce(session: Session): Promise<void> {
  if (!session.once) return;
  session.once = false;
  await session.output.sendTo(null);
}

async function runStatement(sql: string, session: Session): Promise<void> {
  const place = findPlace(sql);
  if (place !== undefined) {
    await runWithPlace(place, session);
    return;
  }
  const statement = prepare(session.database, sql);
  if (!statement.reader) {
    statement.run();
    return;
  }
  const columns = statement.columns().map(({ name }) => name);
  const render = rowRenderer(columns, session.view);
  for (const row of statement.safeIntegers(true).raw(true).iterate() as Iterable<unknown[]>) {
    await session.output.write(render(row));
  }
}

/** What names a file runs with the file that the phone has by this name. */
async function runWithPlace(place: Place, { database, host }: Session): Promise<void> {
  if (place.kind === 'ignored') return;
  if (place.kind === 'refused') throw new Error(place.reason);
  const file = textOf(place.file, database);
  const found = await openFor(file, host, database.readonly);
  if (place.kind === 'attach') {
    // By the parameter, whose text SQLite takes as it is.
    database.prepare(`ATTACH ? AS ${quoteName(place.schema)}`).run(found.host);
    if (!database.readonly) boundSchema(database, quoteName(place.schema), found.room);
    return;
  }
  const schema = place.schema === undefined ? '' : quoteName(place.schema);
  database.prepare(`VACUUM ${schema} INTO ?`).run(found.host);
}

async function openFor(file: string, host: SqlHost, readonly: boolean): Promise<PlaceOnHost> {
  try {
    const place = await openPlace(file, host);
    // SQLite would open it as it opened the first, which may be written to: only its users' rights say no.
    if (place.readonly && !readonly) throw Object.assign(new Error('read-only'), { code: 'EACCES' });
    return place;
  } catch (error) {
    if (!hasCode(error)) throw error;
    throw new Error(`unable to open database: ${file}`, { cause: error });
  }
}

/** A name in quotes or without them, or the value of an expression. */
function textOf(tokens: readonly SqlToken[], database: Connection): string {
  const [first, ...more] = tokens;
  if (first !== undefined && more.length === 0 && first.kind !== 'parameter') return unquote(first);
  const text = tokens.map((token) => token.text).join(' ');
  const value: unknown = prepare(database, `SELECT ${text}`).pluck().get();
  return value === null || value === undefined ? '' : String(value);
}

/**
 * The phone's CLI takes a double-quoted word that names no column as a string; the library is built without that
 * leniency (SQLITE_DQS=0).
 */
function prepare(database: Connection, sql: string): Statement {
  try {
    return database.prepare(sql);
  } catch (error) {
    const word =
      error instanceof Error
        ? /^no such column: ("[^"]*") - should this be a string/.exec(error.message)?.[1]
        : undefined;
    const token = [...lexSql(sql)].find(({ kind, text }) => kind === 'quoted' && text === word);
    if (token === undefined) throw error;
    const literal = `'${unquote(token).replaceAll("'", "''")}'`;
    return prepare(database, sql.slice(0, token.at) + literal + sql.slice(token.at + token.text.length));
  }
}

function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** SQLite's primary result codes, in the order of their numbers from 1 (https://sqlite.org/rescode.html). */
const primaryCodes =
  'ERROR INTERNAL PERM ABORT BUSY LOCKED NOMEM READONLY INTERRUPT IOERR CORRUPT NOTFOUND FULL CANTOPEN PROTOCOL EMPTY SCHEMA TOOBIG CONSTRAINT MISMATCH MISUSE NOLFS AUTH FORMAT RANGE NOTADB'.split(
    ' ',
  );
const notADatabase = primaryCodes.indexOf('NOTADB') + 1;

/** The CLI ends with the number of the error that ended it. */
function codeOf(error: unknown): number {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const name = /^SQLITE_([A-Z]+)/.exec(code)?.[1] ?? '';
  return Math.max(0, primaryCodes.indexOf(name)) + 1;
}

function hasCode(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}
