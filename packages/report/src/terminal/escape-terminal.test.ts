import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hostileTexts } from '../../test/sample-report.ts';
import { escapeLines, escapeTerminal } from './escape-terminal.ts';

describe('escapeTerminal()', () => {
  test('shows control characters and overrides instead of obeying them', () => {
    expect(escapeTerminal('a\x1b[2Jb\nc\u009bd\u202ee\ud800f\u2028g')).toBe(
      String.raw`a\x1b[2Jb\nc\x9bd\u{202e}e\u{d800}f\u{2028}g`,
    );
  });

  test('leaves words of all languages and emoji as they are', () => {
    for (const text of ['naïve', 'שלום', '日本語', '👩‍💻 🧗🏽‍♀️']) expect(escapeTerminal(text)).toBe(text);
  });

  test('lets nothing through that moves the cursor or turns the direction', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileTexts)), (text) => {
        expect(escapeTerminal(text)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\p{Bidi_Control}]/u);
      }),
    );
  });
});

test('escapeLines() keeps the lines of a text, and nothing else that a terminal obeys', () => {
  expect(escapeLines('a\nb\rc\x1b[2J')).toBe('a\nb\\rc\\x1b[2J');
});
