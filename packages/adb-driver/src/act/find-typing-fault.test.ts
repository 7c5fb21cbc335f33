import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findTypingFault } from './find-typing-fault.ts';

const typing = { text: 'hello', clear: false, before: '', after: 'hello' };

describe('findTypingFault() accepts', () => {
  test.each([
    ['the text alone', {}],
    ['the text in place of a hint', { before: 'Search contacts' }],
    ['the text after what was there', { before: 'say ', after: 'say hello' }],
    ['the text in the middle of what was there', { before: 'ab', after: 'ahellob' }],
    ['the text in place of a selected part', { before: 'say nothing', after: 'say hello' }],
    ['white space that changed', { text: 'a  b\n', after: 'a b' }],
    ['an ending that the app proposes', { text: 'exam', clear: true, before: 'old', after: 'example.com' }],
    ['a phone number with grouping', { text: '5551234567', after: '(555) 123-4567' }],
    ['a typed grouping that the field replaces', { text: '(555) 123-4567', after: '555-123-4567' }],
    ['an emptied field that shows its hint', { text: '', clear: true, before: 'Name', after: 'Name' }],
    ['the same text in another Unicode form', { text: 'e\u0301', after: '\u00e9' }],
  ])('%s', (_, difference) => {
    expect(findTypingFault({ ...typing, ...difference })).toBeUndefined();
  });
});

describe('findTypingFault() reports', () => {
  test.each([
    ['nothing typed', { after: '' }, 'characters are missing or changed'],
    ['a lost letter', { after: 'helo' }, 'characters are missing or changed'],
    ['a lost sign', { text: 'Tom & Jerry', after: 'Tom  Jerry' }, 'characters are missing or changed'],
    ['a flattened accent', { text: 'café', after: 'cafe' }, 'characters are missing or changed'],
    ['%s typed as a blank', { text: '50%s', after: '50 ' }, 'characters are missing or changed'],
    ['a lost digit', { text: '555-1234', after: '555-123' }, 'characters are missing or changed'],
    ['text that was to be cleared', { clear: true, before: 'old', after: 'oldhello' }, 'the old text is still there'],
    ['text typed twice', { after: 'hellohello' }, 'it was typed more than once'],
    ['text from elsewhere in front', { after: 'xhello' }, 'other characters were added'],
  ])('%s', (_, difference, fault) => {
    expect(findTypingFault({ ...typing, ...difference })).toBe(fault);
  });

  test('any letter that is missing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{2,20}$/), fc.nat(), (text, nth) => {
        const at = nth % text.length;
        const after = text.slice(0, at) + text.slice(at + 1);
        expect(findTypingFault({ text, clear: true, before: '', after })).toBeDefined();
      }),
    );
  });
});
