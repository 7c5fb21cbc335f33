import type { Database } from 'better-sqlite3';

const quotedField = /"([^"]*(?:""[^"]*)*)"/y;

/**
 * Rows of a text with separators; a field may stand in double quotes (RFC 4180).
 *
 * @param separators `row` `\r\n` ends rows at a line feed alone, too
 * @throws Error for an empty separator
 */
export function readRows(
  text: string,
  { column, row }: { readonly column: string; readonly row: string },
): readonly (readonly string[])[] {
  if (column === '' || row === '') throw new Error('non-null separators required for import');
  const end = row === '\r\n' ? '\n' : row;
  const rows: string[][] = [];
  let fields: string[] = [];
  let at = 0;
  while (at < text.length) {
    quotedField.lastIndex = at;
    const quoted = quotedField.exec(text);
    const from = quoted === null ? at : quotedField.lastIndex;
    const lineEnd = text.indexOf(end, from);
    // A separator is looked for in this row alone: the next may be far.
    const line = text.slice(from, lineEnd < 0 ? text.length : lineEnd);
    const width = line.indexOf(column);
    const to = from + (width < 0 ? line.length : width);
    const plain = text.slice(from, to).replace(end === '\n' ? /\r$/ : /$^/, '');
    fields.push(quoted === null ? plain : (quoted[1] ?? '').replaceAll('""', '"') + plain);
    const isColumn = text.startsWith(column, to);
    at = to + (isColumn ? column.length : end.length);
    if (isColumn && at < text.length) continue;
    if (isColumn) fields.push('');
    rows.push(fields);
    fields = [];
  }
  return rows;
}

/**
 * Puts rows into a table, which is made of the first of them where there is none.
 *
 * @returns what is to be said of rows that are too long or too short
 */
export function importRows(
  database: Database,
  {
    table,
    file,
    rows,
  }: { readonly table: string; readonly file: string; readonly rows: readonly (readonly string[])[] },
): readonly string[] {
  const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
  const columnsOf = () => database.prepare('SELECT name FROM pragma_table_info(?)').all(table).length;
  const [first = [], ...others] = rows;
  const isNew = columnsOf() === 0;
  if (isNew) database.exec(`CREATE TABLE ${quote(table)}(${first.map((name) => `${quote(name)} TEXT`).join(', ')})`);
  const columns = columnsOf();
  const insert = database.prepare(`INSERT INTO ${quote(table)} VALUES(${Array(columns).fill('?').join(',')})`);
  const problems: string[] = [];
  const insertAll = database.transaction((all: readonly (readonly string[])[]) => {
    for (const [index, row] of all.entries()) {
      const place = `${file}:${index + (isNew ? 2 : 1)}: expected ${columns} columns but found ${row.length}`;
      if (row.length > columns) problems.push(`${place} - extras ignored`);
      if (row.length < columns) problems.push(`${place} - filling the rest with NULL`);
      insert.run(Array.from({ length: columns }, (_, column) => row[column] ?? null));
    }
  });
  insertAll(isNew ? others : rows);
  return problems;
}
