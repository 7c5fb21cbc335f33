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

  it('finds names that end right, of three letters at least', () => {
    expect(nearNames('Draft', tasks)).toEqual(['ContactsNewContactDraft']);
    expect(nearNames('abc', ['xxxxabc', 'abcxxxx', 'xxabcxx'])).toEqual(['abcxxxx', 'xxxxabc']);
    expect(nearNames('ab', ['abxxxx', 'xxxxab'])).toEqual([]);
  });

  it('sorts by the number of mistakes, then by name, and lists each name once', () => {
    expect(nearNames('seed', ['seeds', 'seedxx', 'sees', 'seed', 'seen', 'seed'], 9)).toEqual([
      'seed',
      'seeds',
      'seen',
      'sees',
      'seedxx',
    ]);
  });

  it('takes a begun name for nearer than one with many mistakes', () => {
    expect(nearNames('abcdefghi', ['abcdexxxi', 'abcdefghijklmnop'])).toEqual(['abcdefghijklmnop', 'abcdexxxi']);
  });

  it('gives at most three, or as many as asked', () => {
    const five = ['seed1', 'seed2', 'seed3', 'seed4', 'seed5'];
    expect(nearNames('seed', five)).toHaveLength(3);
    expect(nearNames('seed', five, 4)).toHaveLength(4);
  });

  it('allows for a third of the letters, and two in short names', () => {
    expect(nearNames('abcdefghi', ['xxxdefghi'])).toEqual(['xxxdefghi']);
    expect(nearNames('abcdefghi', ['xxxxefghi'])).toEqual([]);
    expect(nearNames('abc', ['axx'])).toEqual(['axx']);
    expect(nearNames('abc', ['xxx'])).toEqual([]);
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
