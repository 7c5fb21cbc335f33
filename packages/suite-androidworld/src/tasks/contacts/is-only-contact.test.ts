import { describe, expect, it } from 'vitest';
import { isOnlyContact } from './is-only-contact.ts';

const wanted = { name: 'Ann Lee', number: '+12025550123' };

describe('isOnlyContact()', () => {
  it('does not look at how the number is written', () => {
    expect(isOnlyContact([wanted], wanted)).toBe(true);
    expect(isOnlyContact([{ ...wanted, number: '+1 202-555-0123' }], wanted)).toBe(true);
  });

  it.each([
    ['there is none', []],
    ['there is another one', [wanted, { name: 'Bob', number: '1' }]],
    ['another one comes first', [{ name: 'Bob', number: '1' }, wanted]],
    ['there are two of it', [wanted, wanted]],
    ['the name is in capitals', [{ ...wanted, name: 'ANN LEE' }]],
    ['the name is another', [{ ...wanted, name: 'Ann' }]],
    ['one digit is off', [{ ...wanted, number: '+12025550124' }]],
    ['there is no number', [{ ...wanted, number: '' }]],
  ])('does not say so when %s', (_, contacts) => {
    expect(isOnlyContact(contacts, wanted)).toBe(false);
  });
});
