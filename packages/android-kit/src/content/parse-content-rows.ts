import { AndroidWorldError } from '@androidworld/core';
import type { ContentRow } from './content.ts';

/**
 * Reads the output of `content query` for known columns. Values are printed raw, so a value is taken to end where
 * `, <next column>=` begins, and the last one where the next row begins; it may hold commas, `=` and line breaks.
 *
 * @throws AW_PARSE if a row does not hold the columns in this order
 * @see AOSP `com.android.commands.content.Content.QueryCommand`
 */
export function parseContentRows(output: string, columns: readonly string[]): ContentRow[] {
  const text = output.replaceAll('\r\n', '\n').replace(/\n$/, '');
  if (text === '' || text.startsWith('No result found.')) return [];
  return splitRows(text, columns).map((row) => parseRow(row, columns));
}

/** Rows are numbered, so a value that looks like a row start does not mislead unless it has the number that is due. */
function splitRows(text: string, columns: readonly string[]): string[] {
  const rows: string[] = [];
  let rest = text;
  for (let number = 0; rest !== ''; number += 1) {
    const next = rest.indexOf(`\nRow: ${number + 1} ${columns[0] ?? ''}=`);
    const row = next === -1 ? rest : rest.slice(0, next);
    const start = `Row: ${number} `;
    if (!row.startsWith(start)) throw parseError(row, columns);
    rows.push(row.slice(start.length));
    rest = next === -1 ? '' : rest.slice(next + 1);
  }
  return rows;
}

function parseRow(row: string, columns: readonly string[]): ContentRow {
  const values: Record<string, string | null> = {};
  let rest = row;
  columns.forEach((column, index) => {
    if (!rest.startsWith(`${column}=`)) throw parseError(row, columns);
    rest = rest.slice(column.length + 1);
    const next = columns[index + 1];
    const end = next === undefined ? rest.length : rest.indexOf(`, ${next}=`);
    if (end === -1) throw parseError(row, columns);
    const value = rest.slice(0, end);
    values[column] = value === 'NULL' ? null : value;
    rest = rest.slice(end + 2);
  });
  return values;
}

function parseError(row: string, columns: readonly string[]): AndroidWorldError {
  return new AndroidWorldError(
    'AW_PARSE',
    `Expected a row of "content query" with the columns ${columns.join(', ')}; found ${JSON.stringify(row.slice(0, 200))}`,
    { details: { row, columns } },
  );
}
