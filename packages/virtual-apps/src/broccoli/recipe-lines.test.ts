import { expect, test } from 'vitest';
import { directionLines, ingredientLines, scaleQuantity } from './recipe-lines.ts';

test.each([
  ['2 cups flour', '2', ' cups flour'],
  ['1/2 lemon', '1/2', ' lemon'],
  ['½ lemon', '½', ' lemon'],
  ['1 - 2 eggs', '1 - 2', ' eggs'],
  ['- 3 eggs', '3', ' eggs'],
  ['1.5l water', '1.5', 'l water'],
  ['see directions', '', 'see directions'],
  ['12', '1', '2'],
])('ingredientLines(%j)', (line, quantity, text) => {
  expect(ingredientLines(`\n ${line}\n\n`)).toEqual([{ quantity, text }]);
});

test('directionLines() drops numbers and blank lines', () => {
  expect(directionLines('1. Boil.\n\n 2. Eat. \nRest')).toEqual(['Boil.', 'Eat.', 'Rest']);
});

test.each([
  ['2', 2, '4'],
  ['1/2', 3, '1.5'],
  ['½', 2, '1'],
  ['1 - 2', 1.5, '1.5 - 3'],
  ['2', 1, '2'],
])('scaleQuantity(%j, %d) is %j', (text, factor, scaled) => expect(scaleQuantity(text, factor)).toBe(scaled));
