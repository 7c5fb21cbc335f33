import { describe, expect, it } from 'vitest';
import { formatAsTyped, formatNumber, type TypedNumber } from './format-number.ts';

describe('formatNumber()', () => {
  it('writes numbers as their country does, and leaves alone what is none', () => {
    expect(formatNumber('+19328020043')).toBe('+1 932-802-0043');
    expect(formatNumber('9328020043')).toBe('(932) 802-0043');
    expect(formatNumber('19328020043')).toBe('19328020043');
    expect(formatNumber('*#06#')).toBe('*#06#');
    expect(formatNumber('call me')).toBe('call me');
  });
});

describe('formatAsTyped()', () => {
  const type = (keys: string) =>
    [...keys].reduce<TypedNumber>((before, key) => formatAsTyped(before, before.text + key), {
      text: '',
      isFree: false,
    }).text;

  it('groups the digits as they come', () => {
    expect(type('5551234567')).toBe('(555) 123-4567');
    expect(type('+19328020043')).toBe('+1 932-802-0043');
  });

  it('stops at the first dash that is typed, as was recorded', () => {
    expect(type('123-456-7890')).toBe('1 23-456-7890');
  });

  it('formats what comes at once, and again once the field was emptied', () => {
    expect(formatAsTyped({ text: '', isFree: false }, '5551234567').text).toBe('(555) 123-4567');
    const emptied = formatAsTyped({ text: '12-3', isFree: true }, '');
    expect(formatAsTyped(emptied, '5551234').text).toBe('555-1234');
  });

  it('formats anew where a digit is taken, and stops where a dash is', () => {
    expect(formatAsTyped({ text: '555-1234', isFree: false }, '555-123').text).toBe('555-123');
    expect(formatAsTyped({ text: '555-1', isFree: false }, '5551')).toEqual({ text: '5551', isFree: true });
  });
});
