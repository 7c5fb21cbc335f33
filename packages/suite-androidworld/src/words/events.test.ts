import { createRandom } from '@androidworld/core';
import { expect, it } from 'vitest';
import { eventDescription, eventTitle } from './events.ts';

const random = createRandom(1);
const titles = [...new Set(Array.from({ length: 5000 }, () => eventTitle(random)))];

/** How many words two titles share, of those of the longer. */
function likeness(one: string, other: string): number {
  const [words, others] = [one.split(' '), other.split(' ')];
  return words.filter((word) => others.includes(word)).length / Math.max(words.length, others.length);
}

it('eventTitle() has 70 titles of which no two differ by less than a quarter of their words', () => {
  expect(titles).toHaveLength(70);
  for (const [index, one] of titles.entries()) {
    for (const other of titles.slice(index + 1)) expect(likeness(one, other), `${one} / ${other}`).toBeLessThan(0.76);
  }
});

it('eventDescription() gives many texts that a keyboard can type and a goal can quote', () => {
  const texts = new Set(Array.from({ length: 500 }, () => eventDescription(random)));
  expect(texts.size).toBeGreaterThan(200);
  for (const text of [...texts, ...titles]) expect(text).toMatch(/^[ !#-~]+$/);
});
