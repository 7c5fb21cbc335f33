// An Excel 4 worksheet (BIFF4): the smallest file that spreadsheets open as .xls. Records are a number, a length and
// bytes; all numbers are little-endian. See OpenOffice's documentation of the Excel file format, sections 4 and 5.

const record = { bof: 0x0409, codepage: 0x0042, number: 0x0203, label: 0x0204, end: 0x000a } as const;
const utf8 = 65001;

export type Cell = string | number;

export function writeSheet(rows: readonly (readonly Cell[])[]): Uint8Array {
  const parts = [
    makeRecord(record.bof, words(4, 0x0010, 0)),
    makeRecord(record.codepage, words(utf8)),
    ...rows.flatMap((cells, row) => cells.map((cell, column) => cellRecord(cell, row, column))),
    makeRecord(record.end, new Uint8Array()),
  ];
  return concat(parts);
}

/** @throws if it is no such sheet */
export function readSheet(bytes: Uint8Array): Cell[][] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0, true) !== record.bof) throw new Error('not a worksheet');
  const rows: Cell[][] = [];
  for (let at = 0; at + 4 <= bytes.length; at += 4 + view.getUint16(at + 2, true)) {
    const kind = view.getUint16(at, true);
    if (kind !== record.number && kind !== record.label) continue;
    const [row, column] = [view.getUint16(at + 4, true), view.getUint16(at + 6, true)];
    const cell =
      kind === record.number
        ? view.getFloat64(at + 10, true)
        : new TextDecoder().decode(bytes.subarray(at + 12, at + 12 + view.getUint16(at + 10, true)));
    const cells = rows[row] ?? [];
    cells[column] = cell;
    rows[row] = cells;
  }
  return rows;
}

function cellRecord(cell: Cell, row: number, column: number): Uint8Array {
  const head = words(row, column, 0);
  if (typeof cell === 'number') {
    const value = new Uint8Array(8);
    new DataView(value.buffer).setFloat64(0, cell, true);
    return makeRecord(record.number, concat([head, value]));
  }
  const text = new TextEncoder().encode(cell);
  return makeRecord(record.label, concat([head, words(text.length), text]));
}

function makeRecord(kind: number, body: Uint8Array): Uint8Array {
  return concat([words(kind, body.length), body]);
}

function words(...numbers: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 2);
  const view = new DataView(bytes.buffer);
  numbers.forEach((number, index) => {
    view.setUint16(index * 2, number, true);
  });
  return bytes;
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
