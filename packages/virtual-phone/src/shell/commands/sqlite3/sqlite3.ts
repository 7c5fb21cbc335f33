import Database, { type Database as Connection, type Statement } from 'better-sqlite3';
import { errnoCode } from '../../errno.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import { resolvePath } from '../../resolve-path.ts';
import { runDotCommand } from './dot-commands.ts';
import { defaultView, renderRows, type View } from './render-rows.ts';
import { splitStatements } from './split-statements.ts';

/** State of one run of the CLI, which dot commands change. */
export interface Session {
  readonly database: Connection;
  readonly context: ProgramContext;
  view: View;
  ended: boolean;
}

/** The CLI of SQLite 3.32, as userdebug images carry it. */
export const sqlite3 = defineProgram({
  name: 'sqlite3',
  async run(context) {
    const request = parse(context.args);
    if (request.error !== undefined) {
      context.err(`sqlite3: Error: ${request.error}\nUse -help for a list of options.\n`);
      return 1;
    }
    if (request.version) {
      context.out('3.32.2 2021-07-12 15:00:17 bcd014c473794b09f61fbc0f4d9488365b023f16123b278dbbd49948c27calt2\n');
      return 0;
    }
    let database: Connection;
    try {
      database = await open(request.file, context);
    } catch (error) {
      if (errnoCode(error) === undefined && !isSqliteError(error)) throw error;
      context.err(`Error: unable to open database "${request.file}": unable to open database file\n`);
      return 1;
    }
    const session: Session = { database, context, view: request.view, ended: false };
    try {
      return await runAll(session, request);
    } finally {
      // Connections to files belong to the disk, which keeps them open.
      if (request.file === memory) database.close();
    }
  },
});

const memory = ':memory:';

interface Request {
  readonly file: string;
  readonly statements: readonly string[];
  readonly view: View;
  readonly commands: readonly string[];
  readonly version: boolean;
  readonly error?: string;
}

function parse(args: readonly string[]): Request {
  let view = defaultView;
  const commands: string[] = [];
  const operands: string[] = [];
  let version = false;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (!word.startsWith('-') || word === '-') {
      operands.push(word);
      continue;
    }
    const name = word.replace(/^--?/, '');
    const value = () => {
      at += 1;
      return args[at] ?? '';
    };
    if (name === 'header') view = { ...view, header: true };
    else if (name === 'noheader') view = { ...view, header: false };
    else if (name === 'separator') view = { ...view, separator: value() };
    else if (name === 'nullvalue') view = { ...view, nullValue: value() };
    else if (name === 'cmd') commands.push(value());
    else if (name === 'version') version = true;
    else if (
      name === 'list' ||
      name === 'csv' ||
      name === 'column' ||
      name === 'line' ||
      name === 'html' ||
      name === 'quote'
    ) {
      view = { ...view, mode: name, separator: name === 'csv' ? ',' : view.separator };
    } else if (!['batch', 'readonly', 'bail', 'interactive', 'echo', 'stats'].includes(name)) {
      return { file: memory, statements: [], view, commands, version, error: `unknown option: ${word}` };
    }
  }
  const [file = memory, ...statements] = operands;
  return { file: file === '' ? memory : file, statements, view, commands, version };
}

async function open(file: string, { system, cwd, identity }: ProgramContext): Promise<Connection> {
  if (file === memory) return new Database(memory);
  return await system.disk.database(resolvePath(cwd, file), identity);
}

async function runAll(session: Session, request: Request): Promise<number> {
  for (const command of request.commands) if (!runText(session, command, false)) return 1;
  if (request.statements.length > 0) {
    for (const text of request.statements) {
      if (session.ended) break;
      if (!runText(session, text, false)) return 1;
    }
    return 0;
  }
  const input = Buffer.from(await session.context.stdin.all()).toString();
  return runText(session, input, true) ? 0 : 1;
}

/** @returns whether all went well; from the input the CLI goes on after an error */
function runText(session: Session, text: string, fromInput: boolean): boolean {
  let fine = true;
  for (const { sql, line } of splitStatements(text)) {
    if (session.ended) break;
    try {
      if (sql.startsWith('.')) runDotCommand(sql, session);
      else runStatement(sql, session);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const place = fromInput ? `near line ${line}: ` : '';
      session.context.err(`Error: ${place}${error.message}\n`);
      fine = false;
      if (!fromInput) return false;
    }
  }
  return fine;
}

function runStatement(sql: string, { database, view, context }: Session): void {
  const statement = prepare(database, sql);
  if (!statement.reader) {
    statement.run();
    return;
  }
  const columns = statement.columns().map(({ name }) => name);
  const rows = statement.safeIntegers(true).raw(true).all() as unknown[][];
  context.out(renderRows(columns, rows, view));
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
    const literal = word === undefined ? undefined : `'${word.slice(1, -1).replaceAll("'", "''")}'`;
    if (word === undefined || literal === undefined || !sql.includes(word)) throw error;
    return prepare(
      database,
      sql.replace(word, () => literal),
    );
  }
}

function isSqliteError(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_')
  );
}
