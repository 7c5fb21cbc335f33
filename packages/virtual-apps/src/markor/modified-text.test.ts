import { expect, it } from 'vitest';
import { modifiedText } from './modified-text.ts';

const moment = Date.UTC(2023, 9, 15, 15, 4);

it('modifiedText() follows zone and clock format', () => {
  expect(modifiedText(moment, { zone: 'UTC', is24Hour: true })).toBe('10/15/2023, 15:04');
  expect(modifiedText(moment, { zone: 'UTC', is24Hour: false })).toBe('10/15/2023, 3:04 PM');
  expect(modifiedText(moment, { zone: 'Asia/Tokyo', is24Hour: true })).toBe('10/16/2023, 00:04');
});
