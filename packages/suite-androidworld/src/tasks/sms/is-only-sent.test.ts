import type { StoredSms } from '@androidworld/android-kit';
import { describe, expect, it } from 'vitest';
import { isOnlySent } from './is-only-sent.ts';

const sms = (id: number, rest: Partial<StoredSms> = {}): StoredSms => ({
  id,
  box: 'sent',
  address: '+12025550123',
  dateMs: 1_697_384_040_000,
  body: 'See you at 8',
  ...rest,
});
const wanted = { number: '+12025550123', message: 'See you at 8' };
const asked = sms(1, { box: 'inbox', body: 'When?' });
const other = sms(2, { box: 'inbox', address: '+12025550199', body: 'Hello' });
const before = [asked, other];

describe('isOnlySent()', () => {
  it('says so when the message was sent, and nothing else', () => {
    expect(isOnlySent([...before, sms(3)], before, wanted)).toBe(true);
    expect(isOnlySent([sms(1)], [], wanted)).toBe(true);
    expect(isOnlySent([sms(3), other, asked], before, wanted)).toBe(true);
  });

  it('does not look at how the number is written, white space around the text, and when it was sent', () => {
    for (const address of ['12025550123', '+1 (202) 555-0123', '1 202 555 0123']) {
      expect(isOnlySent([...before, sms(3, { address })], before, wanted), address).toBe(true);
    }
    expect(isOnlySent([...before, sms(3, { body: ' See you at 8\n' })], before, wanted)).toBe(true);
    expect(isOnlySent([...before, sms(3)], before, { ...wanted, message: ' See you at 8 ' })).toBe(true);
    expect(isOnlySent([...before, sms(3, { dateMs: 0 })], before, wanted)).toBe(true);
  });

  it('does not count what arrives, or a draft', () => {
    const arrived = sms(4, { box: 'inbox', body: 'Fine' });
    const draft = sms(5, { box: 'draft', body: 'And' });
    expect(isOnlySent([...before, sms(3), arrived, draft], before, wanted)).toBe(true);
    expect(isOnlySent([...before, arrived, draft], before, wanted)).toBe(false);
  });

  it.each<[string, readonly StoredSms[]]>([
    ['nothing was sent', before],
    ['there is nothing', []],
    ['it arrived', [...before, sms(3, { box: 'inbox' })]],
    ['it is a draft', [...before, sms(3, { box: 'draft' })]],
    ['it is on its way', [...before, sms(3, { box: 'outbox' })]],
    ['it waits', [...before, sms(3, { box: 'queued' })]],
    ['it failed', [...before, sms(3, { box: 'failed' })]],
    ['one digit is off', [...before, sms(3, { address: '+12025550124' })]],
    ['a digit is missing', [...before, sms(3, { address: '2025550123' })]],
    ['the text is another', [...before, sms(3, { body: 'See you at 9' })]],
    ['the case is another', [...before, sms(3, { body: 'see you at 8' })]],
    ['it was sent twice', [...before, sms(3), sms(4)]],
    ['another message was sent too', [...before, sms(3), sms(4, { body: 'Bye' })]],
    ['another message failed', [...before, sms(3), sms(4, { body: 'Bye', box: 'failed' })]],
    ['a message was deleted', [asked, sms(3)]],
    ['all other messages were deleted', [sms(3)]],
    ['a message has another text', [asked, { ...other, body: 'Hallo' }, sms(3)]],
    ['a message has another sender', [asked, { ...other, address: '+1' }, sms(3)]],
    ['a message lies in another box', [asked, { ...other, box: 'draft' }, sms(3)]],
    ['a message has another number', [asked, { ...other, id: 9 }, sms(3)]],
  ])('does not when %s', (_, after) => {
    expect(isOnlySent(after, before, wanted)).toBe(false);
  });

  it('wants it sent again when it has been sent before', () => {
    const sent = [...before, sms(3)];
    expect(isOnlySent(sent, sent, wanted)).toBe(false);
    expect(isOnlySent([...sent, sms(4)], sent, wanted)).toBe(true);
  });
});
