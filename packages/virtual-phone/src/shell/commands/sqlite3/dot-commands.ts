import type { Session } from './cli.ts';
import { quoteSql, type View } from './render-rows.ts';

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
  const output = command(session, args);
  for (const piece of typeof output === 'string' ? [output] : output) await session.output.write(piece);
}

type DotCommand = (session: Session, args: readonly string[]) => string | Iterable<string>;

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
  databases: ({ database }) =>
    (database.pragma('database_list') as { seq: number; name: string }[])
      .map(({ seq, name }) => `${seq}: ${name}\n`)
      .join(''),
  dump: ({ database }, [pattern = '%']) => dump(database, pattern),
  headers: (session, [word]) => change(session, { header: isOn(word) }),
  header: (session, [word]) => change(session, { header: isOn(word) }),
  separator: (session, [text = '|']) => change(session, { separator: readEscapes(text) }),
  nullvalue: (session, [text = '']) => change(session, { nullValue: text }),
  mode: (session, [word = '']) => {
    const mode = modes.find((each) => each.startsWith(word) && word !== '');
    if (mode === undefined)
      throw new Error('mode should be one of: ascii column csv html insert line list quote tabs tcl');
    return change(session, {
      mode,
      ...(mode === 'csv' ? { separator: ',' } : mode === 'list' ? { separator: '|' } : {}),
    });
  },
  print: (_session, args) => `${args.join(' ')}\n`,
  show: ({ view }) =>
    `        echo: off\n     headers: ${view.header ? 'on' : 'off'}\n        mode: ${view.mode}\n   nullvalue: "${view.nullValue}"\ncolseparator: "${view.separator}"\n`,
  quit: (session) => end(session),
  exit: (session) => end(session),
  timeout: () => '',
  bail: () => '',
  help: () =>
    '.databases             List names and files of attached databases\n.dump ?TABLE? ...      Render all database content as SQL\n.headers on|off        Turn display of headers on or off\n.mode MODE ?TABLE?     Set output mode\n.quit                  Exit this program\n.schema ?PATTERN?      Show the CREATE statements matching PATTERN\n.tables ?TABLE?        List names of tables matching LIKE pattern TABLE\n',
};

const modes: readonly View['mode'][] = ['list', 'csv', 'column', 'line', 'html', 'quote', 'tabs', 'insert'];

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
