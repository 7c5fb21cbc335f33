/** How the CLI prints rows. */
export interface View {
  readonly mode: 'list' | 'csv' | 'column' | 'line' | 'html' | 'quote' | 'tabs' | 'insert';
  readonly header: boolean;
  readonly separator: string;
  /** After each row. */
  readonly rowSeparator: string;
  /** Of columns, in characters; 0 and what is not told: by the first row. */
  readonly widths: readonly number[];
  readonly nullValue: string;
}

export const defaultView: View = {
  mode: 'list',
  header: false,
  separator: '|',
  rowSeparator: '\n',
  widths: [],
  nullValue: '',
};

/** Rows of text with the separators that ASCII has for it. */
export const asciiView: Partial<View> = { mode: 'list', separator: '\x1f', rowSeparator: '\x1e' };

/** Renders rows one after the other; the first one decides how wide columns are, and has the header before it. */
export function rowRenderer(columns: readonly string[], view: View): (row: readonly unknown[]) => string {
  let shape: Shape | undefined;
  return (row) => {
    const texts = row.map((value) => cellText(value, view));
    if (shape !== undefined) return shape.between + renderRow(columns, row, texts, shape);
    shape = shapeOf(columns, texts, view);
    return shape.header + renderRow(columns, row, texts, shape);
  };
}

interface Shape {
  readonly view: View;
  readonly header: string;
  readonly between: string;
  readonly widths: readonly number[];
}

function shapeOf(columns: readonly string[], first: readonly string[], view: View): Shape {
  const widths = columns.map((column, at) => view.widths[at] || Math.max(10, column.length, first[at]?.length ?? 0));
  const shape = { view, widths, between: view.mode === 'line' ? '\n' : '' };
  if (!view.header) return { ...shape, header: '' };
  switch (view.mode) {
    case 'list':
    case 'tabs':
      return { ...shape, header: columns.join(separatorOf(view)) + view.rowSeparator };
    case 'csv':
      return {
        ...shape,
        header: columns.map((column) => csvCell(column, view)).join(view.separator) + view.rowSeparator,
      };
    case 'column': {
      const rule = widths.map((width) => '-'.repeat(width)).join('  ');
      return { ...shape, header: `${padded(columns, widths)}\n${rule}\n` };
    }
    default:
      return { ...shape, header: '' };
  }
}

function renderRow(
  columns: readonly string[],
  row: readonly unknown[],
  texts: readonly string[],
  { view, widths }: Shape,
): string {
  switch (view.mode) {
    case 'list':
    case 'tabs':
      return texts.join(separatorOf(view)) + view.rowSeparator;
    case 'csv':
      return (
        texts.map((text, at) => (row[at] === null ? text : csvCell(text, view))).join(view.separator) +
        view.rowSeparator
      );
    case 'line': {
      const width = Math.max(5, ...columns.map((column) => column.length));
      return texts.map((text, at) => `${(columns[at] ?? '').padStart(width)} = ${text}\n`).join('');
    }
    case 'column':
      return `${padded(texts, widths)}\n`;
    case 'html':
      return `<TR>${texts.map((text) => `<TD>${escapeHtml(text)}</TD>\n`).join('')}</TR>\n`;
    case 'quote':
      return `${row.map(quoteSql).join(',')}\n`;
    case 'insert':
      return `INSERT INTO "table" VALUES(${row.map(quoteSql).join(',')});\n`;
  }
}

function separatorOf(view: View): string {
  return view.mode === 'tabs' ? '\t' : view.separator;
}

function csvCell(text: string, view: View): string {
  const isQuoted = text === '' || /[\s"',|]|[^\x20-\x7e]/.test(text) || text.includes(view.separator);
  return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
}

function padded(cells: readonly string[], widths: readonly number[]): string {
  return cells.map((cell, at) => cell.padEnd(widths[at] ?? 10).slice(0, widths[at])).join('  ');
}

function cellText(value: unknown, view: View): string {
  if (value === null || value === undefined) return view.nullValue;
  if (typeof value === 'number') return realText(value);
  const text = value instanceof Uint8Array ? Buffer.from(value).toString() : String(value);
  // As C has it: a text ends at its first zero.
  return text.split('\0', 1)[0] ?? '';
}

/** Integers arrive as bigint; a number is a REAL, and always shows its point. */
function realText(value: number): string {
  if (!Number.isFinite(value)) return value > 0 ? 'Inf' : '-Inf';
  const text = String(Number(value.toPrecision(15)));
  if (/e/.test(text)) return text.replace(/^(-?\d)(e)/, '$1.0$2').replace(/e([+-])(\d)$/, 'e$10$2');
  return Number.isInteger(value) ? `${text}.0` : text;
}

/** As an SQL literal. */
export function quoteSql(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (value instanceof Uint8Array) return `X'${Buffer.from(value).toString('hex')}'`;
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'number' ? realText(value) : `'${String(value).replaceAll("'", "''")}'`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
