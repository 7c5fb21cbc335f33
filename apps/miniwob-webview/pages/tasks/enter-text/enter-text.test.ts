import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import enterPassword from './enter-password.ts';
import enterText2 from './enter-text-2.ts';
import enterTextDynamic from './enter-text-dynamic.ts';
import textTransform from './text-transform.ts';

const phone = usePhone(['enter-password', 'enter-text-2', 'text-transform']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('enter-text-2 shows the name in one case and wants the other', () => {
  for (const seed of SEEDS) {
    const { shown, answer, inCase } = problemOf(enterText2, seed);
    expect(answer).not.toBe(shown);
    expect(answer).toBe(inCase === 'upper' ? shown.toUpperCase() : shown.toLowerCase());
  }
});

it('enter-text-dynamic and enter-password ask for a few letters and digits', () => {
  for (const seed of SEEDS) {
    expect(problemOf(enterTextDynamic, seed).text).toMatch(/^[A-Za-z0-9]{1,5}$/);
    expect(problemOf(enterPassword, seed).password).toMatch(/^[A-Za-z0-9]{2,5}$/);
  }
});

it('text-transform draws three or four characters that can be told apart, all of them askew', () => {
  for (const seed of SEEDS) {
    const { glyphs } = problemOf(textTransform, seed);
    expect(glyphs.map(({ glyph }) => glyph).join('')).toMatch(/^[A-HJ-NP-Za-kmnp-z2-9]{3,4}$/);
    for (const { skewX, skewY } of glyphs) {
      expect(skewX >= -15 && skewX <= 14).toBe(true);
      expect((skewY >= -40 && skewY <= -11) || (skewY >= 10 && skewY <= 39)).toBe(true);
    }
  }
});

it.each([
  ['answer', 1],
  ['shown', -1],
] as const)('enter-text-2 gives the %s text %d', async (which, reward) => {
  await using opened = await phone.open('enter-text-2');
  await opened.start('4');
  await opened.page.fill('#tt', problemOf(enterText2, '4')[which]);
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(reward);
});

it.each([
  ['the same password', '', 1],
  ['a longer one', 'x', -1],
])('enter-password takes %s in the second field for what it is', async (_, addition, reward) => {
  const { password } = problemOf(enterPassword, '5');
  await using opened = await phone.open('enter-password');
  await opened.start('5');
  await opened.page.fill('#password', password);
  await opened.page.fill('#verify', password + addition);
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(reward);
});

it('text-transform shows what is to be typed', async () => {
  await using opened = await phone.open('text-transform');
  await opened.start('6');
  await opened.page.fill('#tt', (await opened.page.textContent('#picture')) ?? '');
  await opened.page.tap('#subbtn');
  expect(await opened.reward()).toBe(1);
});
