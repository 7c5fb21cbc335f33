import { createRandom } from '@androidworld/core';
import { describe, expect, test } from 'vitest';
import { textsEndingWithOneFrom, textsWithOneFrom } from './incoming-texts.ts';
import { sampleSms } from './sms-params.ts';

const seeds = Array.from({ length: 2_000 }, (_, seed) => seed);
const drawn = (draw: typeof textsWithOneFrom) =>
  seeds.map((seed) => {
    const wanted = sampleSms(createRandom(seed));
    return { wanted, texts: draw(createRandom(seed).fork('setUp'), wanted) };
  });

describe.each([textsWithOneFrom, textsEndingWithOneFrom])('%o', (draw) => {
  test('gives one text of the number, and different texts of different people, none of them the reply', () => {
    for (const { wanted, texts } of drawn(draw)) {
      expect(texts.filter(({ from }) => from === wanted.number)).toHaveLength(1);
      expect(new Set(texts.map(({ from }) => from.slice(-7))).size).toBe(texts.length);
      expect(new Set([wanted.message, ...texts.map(({ body }) => body)]).size).toBe(texts.length + 1);
    }
  });
});

test('textsWithOneFrom() puts the text of the number anywhere among one to five others', () => {
  const all = drawn(textsWithOneFrom);
  expect(new Set(all.map(({ texts }) => texts.length))).toEqual(new Set([2, 3, 4, 5, 6]));
  const places = all.map(({ wanted, texts }) => texts.findIndex(({ from }) => from === wanted.number));
  expect(new Set(places)).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});

test('textsEndingWithOneFrom() puts the text of the number behind none to five others', () => {
  const all = drawn(textsEndingWithOneFrom);
  expect(new Set(all.map(({ texts }) => texts.length))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  for (const { wanted, texts } of all) expect(texts.at(-1)?.from).toBe(wanted.number);
});
