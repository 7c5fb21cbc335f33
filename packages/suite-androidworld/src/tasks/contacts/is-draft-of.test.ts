import { type FakeNode, observationOf } from '@androidworld/core/testing';
import { describe, expect, it } from 'vitest';
import { apps } from '../../apps/apps.ts';
import { isDraftOf } from './is-draft-of.ts';

const { packageName } = apps.contacts;
const wanted = { first: 'Ann', last: 'Lee', phone: '202-555-0123', phoneLabel: 'Work' };

const row = (place: number, height = 100) => ({ left: 0, top: place * 100, right: 500, bottom: place * 100 + height });
const field = (place: number, text: string | undefined, hintText?: string): FakeNode => ({
  packageName,
  editable: true,
  bounds: row(place),
  ...(text !== undefined && { text }),
  ...(hintText !== undefined && { hintText }),
});
const label = (place: number, rest: FakeNode = { text: 'Work' }): FakeNode => ({
  packageName,
  bounds: row(place),
  ...rest,
});

/** The form: first name, last name, company, phone and its label. */
const form = (changes: Readonly<Record<number, FakeNode>> = {}) =>
  Object.values({
    0: field(1, 'Ann', 'First name'),
    1: field(2, 'Lee', 'Last name'),
    2: field(3, undefined, 'Company'),
    3: field(4, '(202) 555-0123', 'Phone'),
    4: label(5),
    ...changes,
  });
const isDraft = (nodes: readonly FakeNode[]) => isDraftOf(observationOf(nodes), wanted);
const withoutHints = (nodes: readonly FakeNode[]) => nodes.map(({ hintText: _, ...rest }) => rest);

describe('isDraftOf()', () => {
  it('knows the form by its hints, and without them by the places of its fields', () => {
    expect(isDraft(form())).toBe(true);
    expect(isDraft(withoutHints(form()))).toBe(true);
  });

  it('does not look at white space around what was typed', () => {
    expect(isDraft(form({ 0: field(1, ' Ann ', 'First name') }))).toBe(true);
  });

  it('takes the label from its description too', () => {
    expect(isDraft(form({ 4: label(5, { contentDescription: 'Work Phone' }) }))).toBe(true);
    expect(isDraft(form({ 4: label(5, { contentDescription: 'Home Phone' }) }))).toBe(false);
    expect(isDraft(form({ 4: label(5, { contentDescription: 'Work' }) }))).toBe(false);
  });

  it.each<[string, readonly FakeNode[]]>([
    ['there is nothing', []],
    ['the first name is another', form({ 0: field(1, 'Bob', 'First name') })],
    ['the first name is in capitals', form({ 0: field(1, 'ANN', 'First name') })],
    ['the first name is missing', form({ 0: field(1, undefined, 'First name') })],
    ['the last name is another', form({ 1: field(2, 'Ray', 'Last name') })],
    ['the last name is missing', form({ 1: field(2, undefined, 'Last name') })],
    ['the names are swapped', form({ 0: field(1, 'Lee', 'First name'), 1: field(2, 'Ann', 'Last name') })],
    ['the number is another', form({ 3: field(4, '202-555-0124', 'Phone') })],
    ['the number is missing', form({ 3: field(4, undefined, 'Phone') })],
    ['the label is another', form({ 4: label(5, { text: 'Home' }) })],
    ['the label is missing', form().slice(0, 4)],
    ['the label stands elsewhere', form({ 4: label(9) })],
    ['the label stands above another field', form({ 4: label(1) })],
    ['the label has no place', form({ 4: { text: 'Work', bounds: undefined } })],
    ['the label was typed into a field', form({ 4: field(5, 'Work', 'Note') })],
    ['the names stand in the fields of others', form({ 0: field(1, 'Ann', 'Nickname') })],
    ['the last name stands in another field', form({ 1: field(2, 'Lee', 'Company') })],
    ['the number stands in another field', form({ 3: field(4, '202-555-0123', 'Fax') })],
    ['the number has no place', form({ 3: { ...field(4, '202-555-0123', 'Phone'), bounds: undefined } })],
    ['the screen is shown, not edited', form().map((node) => ({ ...node, editable: false }))],
    ['the form is that of another app', form().map((node) => ({ ...node, packageName: 'com.example' }))],
  ])('does not say so when %s', (_, nodes) => {
    expect(isDraft(nodes)).toBe(false);
  });

  it('takes a form that has other fields above the first name, and none without its field', () => {
    expect(isDraft(withoutHints([field(0, 'Dr.'), ...form()]))).toBe(true);
    expect(isDraft(withoutHints(form().slice(1)))).toBe(false);
  });

  it('wants the fields in the order of the form when they have no hints', () => {
    const swapped = withoutHints([field(1, 'Lee'), field(2, 'Ann'), field(3, '202-555-0123'), label(4)]);
    expect(isDraft(swapped)).toBe(false);
    const numberFirst = [field(1, '202-555-0123'), field(2, 'Ann'), field(3, 'Lee'), label(1)];
    expect(isDraft(numberFirst)).toBe(false);
    const apart = [field(1, 'Ann'), field(2, 'x'), field(3, 'Lee'), field(4, '202-555-0123'), label(5)];
    expect(isDraft(apart)).toBe(false);
  });

  it('takes a label for that of the number up to a line above or below it', () => {
    const at = (top: number) =>
      form({ 4: label(0, { text: 'Work', bounds: { left: 0, top, right: 500, bottom: top + 90 } }) });
    expect([299, 300, 400, 600, 601].map((top) => isDraft(at(top)))).toEqual([false, true, true, true, false]);
  });
});
