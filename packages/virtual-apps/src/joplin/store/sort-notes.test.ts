import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Note } from './database.ts';
import type { Settings } from './settings.ts';
import { sortNotes } from './sort-notes.ts';

const settings = {
  'notes.sortOrder.field': 'user_updated_time',
  'notes.sortOrder.reverse': '1',
  uncompletedTodosOnTop: '1',
  showCompletedTodos: '1',
} as Settings;

const note = fc.record({
  id: fc.uuid(),
  title: fc.constantFrom('Note 2', 'note 10', 'Album', ''),
  isTodo: fc.boolean(),
  completedMs: fc.constantFrom(0, 5),
  userUpdatedMs: fc.nat(3),
  userCreatedMs: fc.nat(3),
  order: fc.nat(3),
}) as fc.Arbitrary<Partial<Note>> as fc.Arbitrary<Note>;

describe('sortNotes()', () => {
  it('lists the same notes in one order, whatever order they come in', () => {
    fc.assert(
      fc.property(fc.uniqueArray(note, { selector: ({ id }) => id }), (notes) => {
        expect(sortNotes(notes.toReversed(), settings)).toEqual(sortNotes(notes, settings));
      }),
    );
  });

  it('puts open to-dos first', () => {
    fc.assert(
      fc.property(fc.array(note), (notes) => {
        const open = sortNotes(notes, settings).map(({ isTodo, completedMs }) => isTodo && completedMs === 0);
        expect(open).toEqual(open.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });

  it('sorts titles by their numbers', () => {
    const byTitle = { ...settings, 'notes.sortOrder.field': 'title', 'notes.sortOrder.reverse': '0' };
    const titles = ['note 10', 'Note 2', 'Album'].map((title, index) => ({ title, id: `${index}` }) as Note);
    expect(sortNotes(titles, byTitle).map(({ title }) => title)).toEqual(['Album', 'Note 2', 'note 10']);
  });
});
