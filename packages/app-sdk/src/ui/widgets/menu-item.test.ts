import { expect, test } from 'vitest';
import { type MenuItem, splitMenu } from './menu-item.ts';

const item = (title: string, showAsAction?: MenuItem['showAsAction'], visible?: boolean): MenuItem => ({
  title,
  showAsAction,
  visible,
});
const titles = (items: readonly MenuItem[]) => items.map(({ title }) => title).join(' ');

test('splitMenu() shows items that are always actions, however many', () => {
  const { actions, overflow } = splitMenu(['a', 'b', 'c', 'd'].map((title) => item(title, 'always')));
  expect([titles(actions), titles(overflow)]).toEqual(['a b c d', '']);
});

test('splitMenu() shows three items if there is room, with nothing behind More options', () => {
  const { actions, overflow } = splitMenu(['a', 'b', 'c'].map((title) => item(title, 'ifRoom')));
  expect([titles(actions), titles(overflow)]).toEqual(['a b c', '']);
});

test('splitMenu() keeps the place of More options', () => {
  const { actions, overflow } = splitMenu([item('a', 'ifRoom'), item('b', 'ifRoom'), item('c', 'ifRoom'), item('d')]);
  expect([titles(actions), titles(overflow)]).toEqual(['a b', 'c d']);
});

test('splitMenu() gives required items their room first', () => {
  const { actions, overflow } = splitMenu([item('a', 'ifRoom'), item('b', 'always'), item('c', 'always'), item('d')]);
  expect([titles(actions), titles(overflow)]).toEqual(['b c', 'a d']);
});

test('splitMenu() leaves out what is not visible', () => {
  const { actions, overflow } = splitMenu([item('a', 'always', false), item('b', 'never', false)]);
  expect([titles(actions), titles(overflow)]).toEqual(['', '']);
});
