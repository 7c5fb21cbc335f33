import { gestaltRatio } from '@androidworld/question-tasks';
import { describe, expect, test } from 'vitest';
import { dishes, firstDish, ingredients, recipeAdvice } from './recipes.ts';

const titles = dishes.map(({ title }) => title);

test('there are 39 dishes, whose titles nobody takes for each other', () => {
  expect(dishes).toHaveLength(39);
  for (const one of titles) {
    expect(one.length, one).toBeGreaterThanOrEqual(11);
    expect(one.length, one).toBeLessThanOrEqual(36);
    for (const other of titles) {
      if (other !== one)
        expect(gestaltRatio(one.toLowerCase(), other.toLowerCase()), `${one}, ${other}`).toBeLessThan(0.9);
    }
  }
});

test('the first dish sorts first', () => {
  expect(titles.toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))[0]).toBe(firstDish.title);
});

test('directions fit where people read them', () => {
  for (const { directions } of dishes) {
    expect(directions).toMatch(/^[ -~]{71,158}$/);
  }
});

describe.each(ingredients)('the ingredient %s', (ingredient) => {
  const naming = dishes.filter(({ directions }) => directions.toLowerCase().includes(ingredient));

  test('is named by a dish', () => expect(naming).not.toEqual([]));

  // Else a person who reads words would find fewer recipes than a search for letters.
  test('is no part of another word', () => {
    const word = new RegExp(`\\b${ingredient}\\b`, 'i');
    expect(naming.map(({ directions }) => directions).filter((text) => !word.test(text))).toEqual([]);
    expect(recipeAdvice.join(' ')).not.toContain(ingredient);
  });
});
