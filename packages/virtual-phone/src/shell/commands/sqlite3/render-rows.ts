/** How the CLI prints rows. */
export interface View {
  readonly mode: 'list' | 'csv' | 'column' | 'line' | 'html' | 'quote' | 'tabs' | 'insert';
  readonly header: boolean;
  readonly separator: string;
  readonly nullValue: string;
}

export const defaultView: View = { mode: 'list', header: false, separator: '|', nullValue: '' };

export function renderRows(columns: readonly string[], rows: readonly (readonly unknown[])[], view: View): string {
  const text = (value: unknown) => cellText(value, view);
  switch (view.mode) {
    case 'list':
    case 'tabs': {
      const separator = view.mode === 'tabs' ? '\t' : view.separator;
      const lines = rows.map((row) => row.map(text).join(separator));
      return joinLines(view.header && rows.length > 0 ? [columns.join(separator), ...lines] : lines, '\n');
    }
    case 'csv': {
      const csv = (value: string) =>
        /[\s"',|]|[^\x20-\x7e]/.test(value) || value.includes(view.separator)
          ? `"${value.replaceAll('"', '""')}"`
          : value;
      const lines = rows.map((row) => row.map((value) => csv(text(value))).join(view.separator));
      return joinLines(
        view.header && rows.length > 0 ? [columns.map(csv).join(view.separator), ...lines] : lines,
        '\r\n',
      );
    }
    case 'line': {
      const width = Math.max(5, ...columns.map((column) => column.length));
      return rows
        .map((row) => row.map((value, at) => `${(columns[at] ?? '').padStart(width)} = ${text(value)}\n`).join(''))
        .join('\n');
    }
    case 'column': {
      const widths = columns.map((column, at) => Math.max(10, column.length, text(rows[0]?.[at]).length));
      const pad = (cells: readonly string[]) =>
        cells.map((cell, at) => cell.padEnd(widths[at] ?? 10).slice(0, widths[at])).join('  ');
      const lines = rows.map((row) => pad(row.map(text)));
      const header =
        view.header && rows.length > 0 ? [pad(columns), widths.map((width) => '-'.repeat(width)).join('  ')] : [];
      return joinLines([...header, ...lines], '\n');
    }
    case 'html':
      return rows
        .map((row) => `<TR>${row.map((value) => `<TD>${escapeHtml(text(value))}</TD>\n`).join('')}</TR>\n`)
        .join('');
    case 'quote':
      return joinLines(
        rows.map((row) => row.map(quoteSql).join(',')),
        '\n',
      );
    case 'insert':
      return joinLines(
        rows.map((row) => `INSERT INTO "table" VALUES(${row.map(quoteSql).join(',')});`),
        '\n',
      );
  }
}

function joinLines(lines: readonly string[], end: string): string {
  return lines.map((line) => line + end).join('');
}

function cellText(value: unknown, view: View): string {
  if (value === null || value === undefined) return view.nullValue;
  if (value instanceof Uint8Array) return Buffer.from(value).toString();
  return typeof value === 'number' ? realText(value) : String(value);
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
