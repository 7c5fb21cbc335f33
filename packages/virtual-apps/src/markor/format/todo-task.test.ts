import { expect, it } from 'vitest';
import { archived, itemsOf, sortTasks, toggleDone, withDue, withItems, withPriority } from './todo-task.ts';

const today = '2023-10-15';

it.each([
  ['Call Ada', 'x 2023-10-15 Call Ada'],
  ['(B) Call Ada @home', 'x 2023-10-15 Call Ada @home pri:B'],
])('toggleDone() finishes %s, and takes it back', (open, done) => {
  expect(toggleDone(open, today)).toBe(done);
  expect(toggleDone(done, today)).toBe(open);
});

it('withPriority() puts a letter first, in place of another, and takes it away', () => {
  expect(withPriority('Call Ada', 'A')).toBe('(A) Call Ada');
  expect(withPriority('(B) Call Ada', 'A')).toBe('(A) Call Ada');
  expect(withPriority('(B) Call Ada', null)).toBe('Call Ada');
});

it('withItems() adds what is missing at the end, and removes what is not wanted', () => {
  expect(itemsOf('a @home b@x.org @shop', '@')).toEqual(['home', 'shop']);
  expect(withItems('Buy @home milk', '@', ['shop'])).toBe('Buy milk @shop');
});

it('withDue() changes the day of a task that has one', () => {
  expect(withDue('Pay', today)).toBe('Pay due:2023-10-15');
  expect(withDue('Pay due:2023-01-01 now', today)).toBe('Pay due:2023-10-15 now');
  expect(withDue('Pay due:2023-01-01', null)).toBe('Pay');
});

it('archived() and sortTasks() know what is done', () => {
  const text = 'x 2023-10-14 b\n(B) c\n(A) a';
  expect(archived(text)).toEqual({ kept: '(B) c\n(A) a', done: ['x 2023-10-14 b'] });
  expect(sortTasks(text, 'Priority', false)).toBe('(A) a\n(B) c\nx 2023-10-14 b');
  expect(sortTasks(text, 'Description', true)).toBe('(B) c\n(A) a\nx 2023-10-14 b');
});
