import { describe, expect, it } from 'vitest';
import type { FakeNode } from '../testing/fake-screen.ts';
import { observationOf } from '../testing/observation-of.ts';
import { sameLook } from './same-look.ts';

const same = (a: FakeNode, b: FakeNode) => sameLook(observationOf([a]), observationOf([b]));

describe('sameLook()', () => {
  it.each([
    ['3:34 PM', '3:35 PM'],
    ['11:59 AM', '12:00 PM'],
    ['59 s', '1:00'],
    ['59 seconds ago', '1 minute ago'],
    ['1h 59m 59s', '2h 0m 0s'],
    ['9,5 %', '10 %'],
    ['Downloading 3 of 10', 'Downloading 4 of 10'],
  ])('takes %j and %j for the same', (a, b) => {
    expect(same({ text: a }, { text: b })).toBe(true);
  });

  it.each([
    ['Room 1', 'Hall 2'],
    ['1', 'x'],
    ['', '1'],
    ['5 apples', '5 pears'],
  ])('tells %j from %j', (a, b) => {
    expect(same({ text: a }, { text: b })).toBe(false);
  });

  it('lets a number grow to one side, but not move', () => {
    const at = (left: number, right: number) => ({ left, right, top: 100, bottom: 120 });
    expect(same({ text: '9', bounds: at(100, 110) }, { text: '10', bounds: at(100, 120) })).toBe(true);
    expect(same({ text: '9', bounds: at(100, 110) }, { text: '10', bounds: at(95, 115) })).toBe(true);
    expect(same({ text: '9', bounds: at(100, 110) }, { text: '10', bounds: at(150, 170) })).toBe(false);
    expect(same({ text: '9', bounds: at(100, 110) }, { text: '9', bounds: at(100, 120) })).toBe(false);
  });

  it('tells states and foreground activities apart', () => {
    expect(same({ text: 'a', checked: true }, { text: 'a' })).toBe(false);
    const inFront = (activity: string) => observationOf([], { foreground: { packageName: 'com.example', activity } });
    expect(sameLook(inFront('A'), inFront('B'))).toBe(false);
  });

  it('compares pictures where there is no tree', () => {
    const picture = (byte: number) =>
      observationOf([], { screenshot: { png: Uint8Array.of(byte), width: 1, height: 1 } });
    expect(sameLook(picture(1), picture(1))).toBe(true);
    expect(sameLook(picture(1), picture(2))).toBe(false);
  });
});
