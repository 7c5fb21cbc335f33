import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseContentRows } from './parse-content-rows.ts';

const columns = ['_id', 'address', 'body'];
const render = (rows: readonly { _id: string; address: string; body: string | null }[]) =>
  rows
    .map((row, index) => `Row: ${index} _id=${row._id}, address=${row.address}, body=${row.body ?? 'NULL'}\n`)
    .join('');

test('parseContentRows() gives no rows for "No result found."', () => {
  expect(parseContentRows('No result found.\n', columns)).toEqual([]);
});

test('parseContentRows() keeps commas, equals signs and line breaks of the last column', () => {
  const output = 'Row: 0 _id=7, address=+1555, body=a=b, body=c\nRow: x, d\nRow: 1 _id=8, address=+1556, body=NULL\n';
  expect(parseContentRows(output, columns)).toEqual([
    { _id: '7', address: '+1555', body: 'a=b, body=c\nRow: x, d' },
    { _id: '8', address: '+1556', body: null },
  ]);
});

// As a phone printed it in public (github.com/nixawk/hello-bash/pull/5; values are ours): columns in the provider's order,
// empty texts, and a negative number.
test('parseContentRows() reads a row of a provider that is not ours', () => {
  const output = 'Row: 0 source=NULL, parent_id=-1, hashcodes=, altitude=0.0, text=Password: hello, world, labels=\n';
  expect(parseContentRows(output, ['source', 'parent_id', 'hashcodes', 'altitude', 'text', 'labels'])).toEqual([
    { source: null, parent_id: '-1', hashcodes: '', altitude: '0.0', text: 'Password: hello, world', labels: '' },
  ]);
});

test('parseContentRows() reads back whatever text the last column holds', () => {
  const row = fc.record({
    _id: fc.nat().map(String),
    address: fc.stringMatching(/^\+\d{1,12}$/),
    body: fc.string({ unit: 'grapheme' }).filter((text) => !/\r|^NULL$|\nRow: \d+ _id=|\n$/.test(text)),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (rows) => {
      expect(parseContentRows(render(rows), columns)).toEqual(rows);
    }),
  );
});

test('parseContentRows() names the columns it expected and what it found', () => {
  expect(() => parseContentRows('Row: 0 id=7', columns)).toThrowErrorMatchingInlineSnapshot(
    `[AndroidWorldError: Expected a row of "content query" with the columns _id, address, body; found "id=7"]`,
  );
});

test.each([
  ['nothing', ''],
  ['an empty line', '\n'],
])('parseContentRows() gives no rows for %s', (_, output) => {
  expect(parseContentRows(output, columns)).toEqual([]);
});

test('parseContentRows() keeps a text that says that no result was found', () => {
  const output = 'Row: 0 _id=7, address=+1555, body=No result found.\n';
  expect(parseContentRows(output, columns)).toEqual([{ _id: '7', address: '+1555', body: 'No result found.' }]);
});

test.each([
  ['a row without a number', '_id=7, address=+1555, body=a'],
  ['a row of another number', 'Row: 1 _id=7, address=+1555, body=a'],
  ['a column missing', 'Row: 0 _id=7, body=a'],
  ['a column under another name', 'Row: 0 _di=7, address=+1555, body=a'],
])('parseContentRows() refuses %s, with the row and the columns', (_, output) => {
  expect(() => parseContentRows(output, columns)).toThrow(
    expect.objectContaining({ code: 'AW_PARSE', details: { row: output.replace(/^Row: 0 /, ''), columns } }),
  );
});

test('parseContentRows() shows the beginning of a long row', () => {
  const row = `id=${'x'.repeat(300)}`;
  expect(() => parseContentRows(`Row: 0 ${row}`, columns)).toThrow(`found ${JSON.stringify(row.slice(0, 200))}`);
  expect(() => parseContentRows(`Row: 0 ${row}`, columns)).not.toThrow(row);
});
