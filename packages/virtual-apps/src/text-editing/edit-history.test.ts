import { expect, it } from 'vitest';
import { type EditHistory, record, redo, startHistory, undo } from './edit-history.ts';

const at = (text: string) => ({ text, start: text.length, end: text.length });
const shown = ({ past }: EditHistory) => past.at(-1)?.text;
const type = (...texts: string[]) => texts.reduce((history, text) => record(history, at(text)), startHistory(at('')));

it('undo() takes a typed word back as a whole, and redo() brings it again', () => {
  const history = type('o', 'on', 'one', 'one ', 'one t', 'one tw', 'one two');
  expect(shown(undo(history))).toBe('one ');
  expect(shown(undo(undo(history)))).toBe('one');
  expect(shown(redo(undo(history)))).toBe('one two');
  expect(shown(undo(undo(undo(undo(history)))))).toBe('');
});

it('record() forgets what was undone', () => {
  expect(redo(record(undo(type('a ', 'a b')), at('a c'))).future).toEqual([]);
});
