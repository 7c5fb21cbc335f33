import { stripVTControlCharacters } from 'node:util';
import Table from 'cli-table3';
import { narrowLast, narrowWidest } from './fit-columns.ts';

/** How a table is laid out. */
export interface PlainTableOptions {
  /** Columns of the terminal; a table that is wider gives way, as far as it can still be read. Default: any width. */
  readonly width?: number | undefined;
  /**
   * `wrap` (default): words of a long cell go on below, for what is to be read whole. `cut`: it ends with an ellipsis, those
   * of the last columns first, for long lists: a row is a line.
   */
  readonly excess?: 'wrap' | 'cut';
}

const gap = '  ';

/** Columns set apart by space alone. */
export function plainTable(
  rows: readonly (readonly string[])[],
  { width, excess = 'wrap' }: PlainTableOptions = {},
): string {
  const none = '';
  const table = new Table({
    chars: {
      top: none,
      'top-mid': none,
      'top-left': none,
      'top-right': none,
      bottom: none,
      'bottom-mid': none,
      'bottom-left': none,
      'bottom-right': none,
      left: none,
      'left-mid': none,
      mid: none,
      'mid-mid': none,
      right: none,
      'right-mid': none,
      middle: gap,
    },
    style: { 'padding-left': 0, 'padding-right': 0, head: [], border: [] },
    colWidths: columnWidths(rows, { width, excess }),
    wordWrap: excess === 'wrap',
  });
  table.push(...rows.map((row) => [...row]));
  return table
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

/** Of columns that give way; the others are as wide as they need, which their table finds out itself. */
function columnWidths(
  rows: readonly (readonly string[])[],
  { width, excess }: Required<Pick<PlainTableOptions, 'excess'>> & Pick<PlainTableOptions, 'width'>,
): (number | null)[] {
  if (width === undefined) return [];
  const count = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: count }, (_, column) => {
    const cells = rows.map((row) => stripVTControlCharacters(row[column] ?? ''));
    return { width: longest(cells), word: longest(cells.flatMap((cell) => cell.split(' '))) };
  });
  const widths = columns.map((column) => column.width);
  const room = width - gap.length * (count - 1);
  const fitted = excess === 'wrap' ? narrowWidest(columns, room) : narrowLast(widths, room);
  return fitted.map((each, column) => (each === widths[column] ? null : each));
}

function longest(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 0);
}
