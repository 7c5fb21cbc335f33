import { expect, test } from 'vitest';
import { smartDial } from './smart-dial.ts';
import type { PhoneEntry } from './store.ts';

const entry = (name: string, number: string): PhoneEntry => ({
  id: 0,
  contactId: 0,
  name,
  number,
  label: 'Mobile',
  photo: null,
  starred: false,
  letter: 'A',
});
const entries = [entry('Ann Lee', '+1 555-0100'), entry('Zoë Quill', '555 777'), entry('Bob', '(202) 533 100')];
const found = (typed: string) => smartDial(entries, typed).map(({ name }) => name);

test('smartDial() finds names by the letters on the keys', () => {
  expect(found('266')).toEqual(['Ann Lee']);
  expect(found('533')).toEqual(['Ann Lee', 'Bob']);
  expect(found('963')).toEqual(['Zoë Quill']);
});

test('smartDial() finds numbers by digits anywhere in them, however they are written', () => {
  expect(found('5550')).toEqual(['Ann Lee']);
  expect(found('202-53')).toEqual(['Bob']);
});

test('smartDial() finds nobody for nothing', () => {
  expect(found('')).toEqual([]);
  expect(found('-')).toEqual([]);
});
