import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseSmsUri } from './sms-uri.ts';

it('parseSmsUri() reads numbers as written and encoded', () => {
  expect(parseSmsUri('sms:+15551234567')).toEqual({ numbers: ['+15551234567'], body: undefined });
  expect(parseSmsUri('smsto:%2B1%20555')).toEqual({ numbers: ['+1 555'], body: undefined });
  expect(parseSmsUri('SMSTO:555;556?body=a%26b')).toEqual({ numbers: ['555', '556'], body: 'a&b' });
  expect(parseSmsUri('sms:')).toEqual({ numbers: [], body: undefined });
});

it('parseSmsUri() leaves what is no escape', () => {
  expect(parseSmsUri('sms:1?body=100%')).toMatchObject({ body: '100%' });
  expect(parseSmsUri('sms:1?body=%ff')).toMatchObject({ body: '%ff' });
});

it('parseSmsUri() gives back every text that was encoded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(parseSmsUri(`sms:1?body=${encodeURIComponent(text)}`).body).toBe(text);
    }),
  );
});
