import { expect, it } from 'vitest';
import { smsLength } from './sms-length.ts';

it('smsLength() counts septets, 160 alone and 153 in each part', () => {
  expect(smsLength('')).toEqual({ parts: 1, left: 160 });
  expect(smsLength('a'.repeat(160))).toEqual({ parts: 1, left: 0 });
  expect(smsLength('a'.repeat(161))).toEqual({ parts: 2, left: 145 });
  expect(smsLength('{€}')).toEqual({ parts: 1, left: 154 });
});

it('smsLength() counts UTF-16 units once a character is not in the alphabet', () => {
  expect(smsLength('名')).toEqual({ parts: 1, left: 69 });
  expect(smsLength('😀'.repeat(36))).toEqual({ parts: 2, left: 62 });
});
