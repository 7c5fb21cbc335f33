import { describe, expect, it } from 'vitest';
import { emptyDraft } from './contact-draft.ts';
import { parseVcards, renderVcards } from './vcard.ts';

const empty = emptyDraft();
const hugo = {
  ...empty,
  texts: { ...empty.texts, given: 'Hugo', family: 'Pereira; Lima', company: 'Sails, Inc.', note: 'one\ntwo' },
  lists: {
    ...empty.lists,
    phone: [
      { dataId: null, value: '+1 555-0100', type: 2, label: null },
      { dataId: null, value: '555-0101', type: 3, label: null },
    ],
    email: [{ dataId: null, value: 'hugo@example.org', type: 1, label: null }],
    address: [{ dataId: null, value: '1 Pier Road', type: 2, label: null }],
  },
};

describe('renderVcards()', () => {
  it('writes what parseVcards() reads', () => {
    expect(parseVcards(renderVcards([hugo, empty]))).toEqual([hugo, empty]);
    expect(renderVcards([hugo])).toContain('TEL;TYPE=CELL:+1 555-0100\r\n');
  });
});

describe('parseVcards()', () => {
  it('reads version 2.1 and folded lines, and leaves out what it does not know', () => {
    const source =
      'BEGIN:VCARD\nVERSION:2.1\nFN;ENCODING=QUOTED-PRINTABLE:J=C3=BCrgen\nTEL;WORK:55501\n 02\nX-OTHER:1\nEND:VCARD\n';
    const [card] = parseVcards(source);
    expect(card?.texts.given).toBe('Jürgen');
    expect(card?.lists.phone).toEqual([{ dataId: null, value: '5550102', type: 3, label: null }]);
    expect(parseVcards('no card')).toEqual([]);
  });
});
