import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTypeable, textScript, withPlainLineEnds } from './text-script.ts';

describe('textScript() in a real shell', () => {
  test.each([
    'hello world',
    ` leading, trailing and  double blanks `,
    `it's "quoted" \\ and \`more\``,
    '50% of %s and 100%%s',
    '$HOME ~ * ? [a] {b,c} !x ^ = # & | ; < > ( )',
    'first line\nsecond line\n\nfourth',
    'a\tb',
    '-n --help',
  ])('types %j as it is', (text) => {
    expect(typed(text)).toBe(text);
  });

  test('types any printable text as it is', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom('a', 's', '%', ' ', "'", '"', '\\', '$', '*', '`', '\n', '\t', '&'),
          minLength: 1,
          maxLength: 120,
        }),
        (text) => {
          expect(typed(text)).toBe(text);
        },
      ),
      { numRuns: 30 },
    );
  });
});

test('textScript() types 40 words in few pieces', () => {
  const text = Array.from({ length: 40 }, () => 'word').join(' ');
  expect(textScript(text)?.script.match(/input text/g)).toHaveLength(3);
});

test('textScript() presses the keys of line ends and tabs, each row of them in one command', () => {
  expect(textScript('a b\n\tc\n')?.script).toBe(
    "input text 'a b' && input keyevent KEYCODE_ENTER KEYCODE_TAB && input text c && input keyevent KEYCODE_ENTER",
  );
});

test('textScript() of nothing is nothing', () => {
  expect(textScript('')).toBeUndefined();
});

test('isTypeable() is true for ASCII only', () => {
  expect(isTypeable('~!@#\n\t')).toBe(true);
  expect(isTypeable('café')).toBe(false);
  expect(isTypeable('😀')).toBe(false);
});

test('withPlainLineEnds() knows every kind of line end', () => {
  expect(withPlainLineEnds('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
});

/** Runs the script with an `input` that does to its argument what Android's does: `%s` becomes a blank. */
function typed(text: string): string {
  const input = `input() {
    if [ "$1" = text ]; then printf '%s' "$2" | sed 's/%s/ /g'; return; fi
    shift
    for key in "$@"; do
      case "$key" in KEYCODE_ENTER) printf '\\n' ;; KEYCODE_TAB) printf '\\t' ;; *) printf '<%s>' "$key" ;; esac
    done
  }`;
  const output = execFileSync('/bin/sh', ['-c', `${input}\n${textScript(text)?.script}\necho end`], {
    encoding: 'utf8',
  });
  return output.slice(0, -'end\n'.length);
}
