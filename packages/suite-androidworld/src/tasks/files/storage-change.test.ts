import { describe, expect, it } from 'vitest';
import { isOnlyAdded, isOnlyCopied, isOnlyDeleted, isOnlyMoved } from './storage-change.ts';

const before = new Map([
  ['Music/a.mp3', '1'],
  ['Music/b.mp3', '2'],
  ['Alarms/c.mp3', '3'],
]);
const but = (path: string, more: Readonly<Record<string, string>> = {}) =>
  new Map([...[...before].filter(([each]) => each !== path), ...Object.entries(more)]);

describe('isOnlyAdded()', () => {
  it('says so when the file has come, and nothing else happened', () => {
    expect(isOnlyAdded(new Map([...before, ['Music/z.mp3', '9']]), before, 'Music/z.mp3')).toBe(true);
  });

  it.each([
    ['nothing happened', before],
    ['another file has come', new Map([...before, ['Music/y.mp3', '9']])],
    ['another one came with it', new Map([...before, ['Music/z.mp3', '9'], ['Music/z (1).mp3', '9']])],
    ['another has gone', but('Music/a.mp3', { 'Music/z.mp3': '9' })],
  ])('does not when %s', (_, after) => {
    expect(isOnlyAdded(after, before, 'Music/z.mp3')).toBe(false);
  });

  it('does not of a file that was there', () => {
    expect(isOnlyAdded(before, before, 'Music/a.mp3')).toBe(false);
  });
});

describe('isOnlyDeleted()', () => {
  it('says so when the file has gone, and nothing else happened', () => {
    expect(isOnlyDeleted(but('Music/a.mp3'), before, 'Music/a.mp3')).toBe(true);
  });

  it.each([
    ['nothing happened', before],
    ['another file has gone', but('Music/b.mp3')],
    ['both have gone', new Map([['Alarms/c.mp3', '3']])],
    ['it lies elsewhere', but('Music/a.mp3', { 'Alarms/a.mp3': '1' })],
    ['it is hidden', but('Music/a.mp3', { 'Music/.a.mp3': '1' })],
    ['another file was changed', but('Music/a.mp3', { 'Music/b.mp3': '9' })],
  ])('does not when %s', (_, after) => {
    expect(isOnlyDeleted(after, before, 'Music/a.mp3')).toBe(false);
  });

  it('does not of a file that never was', () => {
    expect(isOnlyDeleted(before, before, 'Music/z.mp3')).toBe(false);
  });
});

describe('isOnlyMoved()', () => {
  const move = { from: 'Music/a.mp3', to: 'Alarms/a.mp3' };

  it('says so when the file lies there with what it held, and nothing else happened', () => {
    expect(isOnlyMoved(but('Music/a.mp3', { 'Alarms/a.mp3': '1' }), before, move)).toBe(true);
  });

  it.each([
    ['nothing happened', before],
    ['it was copied', new Map([...before, ['Alarms/a.mp3', '1']])],
    ['it was deleted', but('Music/a.mp3')],
    ['it holds something else', but('Music/a.mp3', { 'Alarms/a.mp3': '9' })],
    ['it lies in another folder', but('Music/a.mp3', { 'Podcasts/a.mp3': '1' })],
    [
      'another file was moved too',
      new Map([
        ['Alarms/a.mp3', '1'],
        ['Alarms/b.mp3', '2'],
        ['Alarms/c.mp3', '3'],
      ]),
    ],
    ['a file was made', but('Music/a.mp3', { 'Alarms/a.mp3': '1', 'Alarms/z.mp3': '1' })],
  ])('does not when %s', (_, after) => {
    expect(isOnlyMoved(after, before, move)).toBe(false);
  });

  it('does not of a file that never was', () => {
    const none = { from: 'Music/z.mp3', to: 'Alarms/z.mp3' };
    expect(isOnlyMoved(before, before, none)).toBe(false);
    expect(isOnlyMoved(new Map([...before, ['Alarms/z.mp3', '']]), before, none)).toBe(false);
  });
});

describe('isOnlyCopied()', () => {
  const copy = { from: 'Music/a.mp3', to: 'Alarms/a.mp3' };

  it('says so when the file lies in both places, and nothing else happened', () => {
    expect(isOnlyCopied(new Map(before).set('Alarms/a.mp3', '1'), before, copy)).toBe(true);
  });

  it.each([
    ['nothing happened', before],
    ['it was moved', but('Music/a.mp3', { 'Alarms/a.mp3': '1' })],
    ['the copy holds something else', new Map(before).set('Alarms/a.mp3', '9')],
    ['there is a second copy', new Map(before).set('Alarms/a.mp3', '1').set('Alarms/a_1.mp3', '1')],
    ['another file has gone', but('Alarms/c.mp3', { 'Alarms/a.mp3': '1' })],
  ])('does not when %s', (_, after) => {
    expect(isOnlyCopied(after, before, copy)).toBe(false);
  });

  it('does not of a file that never was', () => {
    expect(isOnlyCopied(before, before, { from: 'Music/z.mp3', to: 'Alarms/z.mp3' })).toBe(false);
  });
});
