import { describe, expect, test } from 'vitest';
import { isSameAmount, isSameText } from './same-text.ts';

describe('isSameText()', () => {
  test.each<[string, string | null, boolean]>([
    ['the same', 'Boil water. Add salt.', true],
    ['blanks at the ends', ' Boil water. Add salt.\n', true],
    ['on two lines', 'Boil water.\nAdd salt.', true],
    ['with two blanks', 'Boil water.  Add salt.', true],
    ['in small letters', 'boil water. add salt.', false],
    ['a letter missing', 'Boil water. Add sal.', false],
    ['no full stop', 'Boil water. Add salt', false],
    ['a blank missing', 'Boil water.Add salt.', false],
    ['nothing', '', false],
    ['no value', null, false],
  ])('%s', (_, found, same) => expect(isSameText(found, 'Boil water. Add salt.')).toBe(same));
});

test.each<[string, boolean]>([
  ['3-4 servings', true],
  ['3-4 Servings ', true],
  ['3-4 serving', false],
  ['4 servings', false],
  ['3 - 4 servings', false],
])('isSameAmount(%j) is %s', (found, same) => expect(isSameAmount(found, '3-4 servings')).toBe(same));
