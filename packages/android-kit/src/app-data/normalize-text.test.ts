import fc from 'fast-check';
import { expect, it } from 'vitest';
import { normalizeText } from './normalize-text.ts';

it.each([
  ['Crème Brûlée', 'creme brulee'],
  ['A &amp; B &lt;c&gt; &#65;&#x42; &unknown; &#9999999;', 'a & b <c> ab &unknown; &#9999999;'],
  ['ÅNGSTRÖM 名', 'angstrom 名'],
])('normalizeText() keeps %j as %j', (text, normal) => {
  expect(normalizeText(text)).toBe(normal);
});

it('normalizeText() gives texts that differ in case alone the same form', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Z ]*$/), (text) => {
      expect(normalizeText(text.toUpperCase())).toBe(normalizeText(text));
    }),
  );
});
