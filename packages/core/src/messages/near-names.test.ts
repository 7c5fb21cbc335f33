import { describe, expect, it } from 'vitest';
import { didYouMean, nearNames } from './near-names.ts';

const tasks = ['ContactsAddContact', 'ContactsNewContactDraft', 'MarkorCreateNote', 'MarkorCreateNoteAndSms'];

describe('nearNames()', () => {
  it('finds a name in spite of typing mistakes and case, nearest first', () => {
    expect(nearNames('contactsAddContct', tasks)).toEqual(['ContactsAddContact']);
    expect(nearNames('MarkorCreatNote', tasks)).toEqual(['MarkorCreateNote']);
  });

  it('finds names that were begun right', () => {
    expect(nearNames('Contacts', tasks)).toEqual(['ContactsAddContact', 'ContactsNewContactDraft']);
  });

  it('finds nothing for a name that is far from all', () => {
    expect(nearNames('OpenTheDoor', tasks)).toEqual([]);
    expect(nearNames('x', [])).toEqual([]);
  });
});

describe('didYouMean()', () => {
  it('reads as the end of a sentence, and is empty without a near name', () => {
    expect(didYouMean('sed', ['seed', 'suites'])).toBe('; did you mean "seed"?');
    expect(didYouMean('Markor', tasks)).toBe('; did you mean "MarkorCreateNote" or "MarkorCreateNoteAndSms"?');
    expect(didYouMean('colour', ['seed'])).toBe('');
  });
});
