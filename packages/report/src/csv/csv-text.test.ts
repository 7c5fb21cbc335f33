import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

test.each([
  ['=HYPERLINK("http://x")', `'=HYPERLINK("http://x")`],
  ['+1', "'+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '\\r=1'],
  ['\r\n=1', "'\n=1"],
  ['  =1', "'  =1"],
  ['\uff1d1', "'\uff1d1"],
  ['\x1b[31mred\x07', '\\x1b[31mred\\x07'],
  ['a\u009bb\u202ec', 'a\\x9bb\\u{202e}c'],
  ['two\nlines\tand a tab', 'two\nlines\tand a tab'],
  ['naïve 日本語 👩‍💻', 'naïve 日本語 👩‍💻'],
])('csvText() disarms %j', (text, expected) => {
  expect(csvText(text)).toBe(expected);
});
