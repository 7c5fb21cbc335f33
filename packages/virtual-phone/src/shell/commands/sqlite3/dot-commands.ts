import type { Session } from './cli.ts';
import { memory } from './cli-request.ts';
import { importRows, readRows } from './import-rows.ts';
import { asciiView, quoteSql, type View } from './render-rows.ts';

/** Runs `.tables`, `.mode csv`, … @throws Error with the words the CLI prints */
export async function runDotCommand(text: string, session: Session): Promise<void> {
  const [name = '', ...args] = [...text.slice(1).matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, a, b, c]) => a ?? b ?? c ?? '',
  );
  const known = Object.keys(commands).filter((each) => each.startsWith(name));
  const command = commands[name] ?? (known.length === 1 ? commands[known[0] ?? ''] : undefined);
  if (command === undefined) {
    throw new Error(`unknown command or invalid arguments:  "${name}". Enter ".help" for help`);
  }
  const output = await command(session, args);
  for (const piece of typeof output === 'string' ? [output] : output) await session.output.write(piece);
}

type Printed = string | Iterable<string>;
type DotCommand = (session: Session, args: readonly string[]) => Printed | Promise<Printed>;

const commands: Readonly<Record<string, DotCommand>> = {
  tables: ({ database }, [pattern = '%']) => {
    const names = database
      .prepare(
        "SELECT name FROM sqlite_master WHERE type IN ('table','view') AND name NOT LIKE 'sqlite_%' AND name LIKE ? ORDER BY 1",
      )
      .pluck()
      .all(pattern) as string[];
    return inColumns(names);
  },
  schema: ({ database }, [pattern = '%']) =>
    (
      database
        .prepare(
          "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite_%' AND tbl_name LIKE ? ORDER BY rowid",
        )
        .pluck()
        .all(pattern) as string[]
    )
      .map((sql) => `${sql};\n`)
      .join(''),
  indexes: ({ database }, [table = '%']) =>
    inColumns(
      database
        .prepare("SELECT name FROM sqlite_master WHERE type='index' AND tbl_name LIKE ? ORDER BY 1")
        .pluck()
        .all(table) as string[],
    ),
  databases: ({ database, file }) =>
    (database.pragma('database_list') as { name: string }[])
      // The others' files are the computer's to know.
      .map(({ name }) => `${name}: ${name === 'main' && file !== memory ? file : ''}\n`)
      .join(''),
  dump: ({ database }, [pattern = '%']) => dump(database, pattern),
  headers: (session, [word]) => change(session, { header: isOn(word) }),
  header: (session, [word]) => change(session, { header: isOn(word) }),
  separator: (session, [text = '|', end]) =>
    change(session, {
      separator: readEscapes(text),
      ...(end === undefined ? {} : { rowSeparator: readEscapes(end) }),
    }),
  width: (session, words) => change(session, { widths: words.map((word) => Math.abs(Number(word)) || 0) }),
  async read(session, [file]) {
    if (file === undefined) throw new Error('Usage: .read FILE');
    await session.run(Buffer.from(await contentOf(session, file)).toString());
    return '';
  },
  async output(session, [file = 'stdout']) {
    await session.output.sendTo(file === 'stdout' ? null : file);
    return '';
  },
  async once(session, [file]) {
    if (file === undefined) throw new Error('Usage: .once FILE');
    await session.output.sendTo(file);
    session.once = true;
    return '';
  },
  async import(session, args) {
    const [file, table] = args.filter((word) => !word.startsWith('-'));
    if (file === undefined || table === undefined) throw new Error('Usage: .import FILE TABLE');
    const separators = args.includes('--csv')
      ? { column: ',', row: '\n' }
      : { column: session.view.separator, row: session.view.rowSeparator };
    const text = Buffer.from(await contentOf(session, file)).toString();
    const problems = importRows(session.database, { table, file, rows: readRows(text, separators) });
    for (const problem of problems) await session.output.error(`${problem}\n`);
    return '';
  },
  nullvalue: (session, [text = '']) => change(session, { nullValue: text }),
  mode: (session, [word = '']) => {
    if (word !== '' && 'ascii'.startsWith(word)) return change(session, asciiView);
    const mode = modes.find((each) => each.startsWith(word) && word !== '');
    if (mode === undefined)
      throw new Error('mode should be one of: ascii column csv html insert line list quote tabs tcl');
    return change(session, {
      mode,
      ...(mode === 'csv'
        ? { separator: ',', rowSeparator: '\r\n' }
        : mode === 'list'
          ? { separator: '|', rowSeparator: '\n' }
          : { rowSeparator: '\n' }),
    });
  },
  print: (_session, args) => `${args.join(' ')}\n`,
  show: ({ view }) =>
    `        echo: off\n     headers: ${view.header ? 'on' : 'off'}\n        mode: ${view.mode}\n   nullvalue: "${view.nullValue}"\ncolseparator: "${view.separator}"\n`,
  quit: (session) => end(session),
  exit(session, [status = '0']) {
    session.status = Number.parseInt(status, 10) & 0xff;
    return end(session);
  },
  timeout: () => '',
  bail: () => '',
  help: () =>
    '.databases             List names and files of attached databases\n.dump ?TABLE? ...      Render all database content as SQL\n.exit ?CODE?           End with a status\n.headers on|off        Turn display of headers on or off\n.import FILE TABLE     Put the rows of a file into a table\n.mode MODE ?TABLE?     Set output mode\n.once FILE             Send what the next statement prints to a file\n.output ?FILE?         Send output to a file, or to stdout\n.quit                  Exit this program\n.read FILE             Run what a file says\n.schema ?PATTERN?      Show the CREATE statements matching PATTERN\n.tables ?TABLE?        List names of tables matching LIKE pattern TABLE\n.width NUM1 NUM2 ...   Set how wide columns are\n',
};

const modes: readonly View['mode'][] = ['list', 'csv', 'column', 'line', 'html', 'quote', 'tabs', 'insert'];

async function contentOf({ host }: Session, file: string): Promise<Uint8Array> {
  try {
    return await host.read(file);
  } catch (cause) {
    throw new Error(`cannot open "${file}"`, { cause });
  }
}

function change(session: Session, view: Partial<View>): string {
  session.view = { ...session.view, ...view };
  return '';
}

function end(session: Session): string {
  session.ended = true;
  return '';
}

function isOn(word: string | undefined): boolean {
  return word === 'on' || word === 'yes' || word === '1';
}

function readEscapes(text: string): string {
  return text.replaceAll('\\t', '\t').replaceAll('\\n', '\n');
}

/** As many columns as fit into 80 characters, filled downwards. */
function inColumns(names: readonly string[]): string {
  if (names.length === 0) return '';
  const width = Math.max(...names.map((name) => name.length));
  const columns = Math.max(1, Math.floor(80 / (width + 2)));
  const rows = Math.ceil(names.length / columns);
  const lines = Array.from({ length: rows }, (_, row) =>
    names
      .filter((_name, at) => at % rows === row)
      .map((name) => name.padEnd(width))
      .join('  '),
  );
  return lines.map((line) => `${line}\n`).join('');
}

function* dump(database: Session['database'], pattern: string): Iterable<string> {
  const objects = database
    .prepare(
      "SELECT type, name, sql FROM sqlite_master WHERE sql NOT NULL AND name NOT LIKE 'sqlite_%' AND tbl_name LIKE ? ORDER BY type='table' DESC, rowid",
    )
    .all(pattern) as { type: string; name: string; sql: string }[];
  yield 'PRAGMA foreign_keys=OFF;\nBEGIN TRANSACTION;\n';
  for (const { type, name, sql } of objects) {
    yield `${sql};\n`;
    if (type !== 'table') continue;
    const quoted = `"${name.replaceAll('"', '""')}"`;
    const shown = /^\w+$/.test(name) ? name : quoted;
    const rows = database.prepare(`SELECT * FROM ${quoted}`).safeIntegers(true).raw(true).iterate();
    for (const row of rows as Iterable<unknown[]>)
      yield `INSERT INTO ${shown} VALUES(${row.map(quoteSql).join(',')});\n`;
  }
  yield 'COMMIT;\n';
}
