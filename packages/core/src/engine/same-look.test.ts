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
    ['59 secs', '1 min'],
    ['1 sec', '2 secs'],
    ['1 second', '2 seconds'],
    ['1 hour', '2 hours'],
    ['59m 59s', '1h 0m 0s'],
    ['59 mins', '1 hr'],
    ['500 ms', '1 s'],
    ['9.5 %', '10.25 %'],
    ['1:59:59 PM', '2:00 AM'],
    ['2 h 3 m', '2h'],
    ['00:09', '00 : 10'],
  ])('takes %j and %j for the same', (a, b) => {
    expect(same({ text: a }, { text: b })).toBe(true);
  });

  it.each([
    ['Room 1', 'Hall 2'],
    ['1', 'x'],
    ['', '1'],
    ['5 apples', '5 pears'],
    ['1', ''],
    ['#', '1'],
    ['1', '#'],
    ['x', '1'],
    ['5 minutes', '5 miles'],
    ['5 apples', 'apples 5'],
    ['7 PM', '7 PMs'],
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
      observationOf([], { screenshot: { bytes: Uint8Array.of(byte), mediaType: 'image/png', width: 1, height: 1 } });
    expect(sameLook(picture(1), picture(1))).toBe(true);
    expect(sameLook(picture(1), picture(2))).toBe(false);
  });

  const whole = {
    text: 'a',
    contentDescription: 'b',
    hintText: 'c',
    tooltipText: 'd',
    resourceId: 'e',
    className: 'f',
    packageName: 'g',
    bounds: { left: 100, top: 300, right: 200, bottom: 400 },
  };

  it.each<FakeNode>([
    { text: 'x' },
    { contentDescription: 'x' },
    { hintText: 'x' },
    { tooltipText: 'x' },
    { text: undefined },
    { resourceId: 'x' },
    { className: 'x' },
    { packageName: 'x' },
    { checkable: true },
    { checked: true },
    { clickable: true },
    { editable: true },
    { enabled: false },
    { focusable: true },
    { focused: true },
    { longClickable: true },
    { password: true },
    { scrollable: true },
    { selected: true },
    { visibleToUser: false },
    { bounds: { ...whole.bounds, left: 101 } },
    { bounds: { ...whole.bounds, top: 301 } },
    { bounds: { ...whole.bounds, right: 201 } },
    { bounds: { ...whole.bounds, bottom: 401 } },
    { bounds: undefined },
  ] as FakeNode[])('tells an element from one with %j', (changes) => {
    expect(same(whole, whole)).toBe(true);
    expect(same(whole, { ...whole, ...changes })).toBe(false);
    expect(same({ ...whole, ...changes }, whole)).toBe(false);
  });

  it('takes elements without a place for the same', () => {
    expect(same({ ...whole, bounds: undefined }, { ...whole, bounds: undefined })).toBe(true);
  });

  it('lets the numbers of every text tick', () => {
    for (const name of ['text', 'contentDescription', 'hint', 'tooltip']) {
      expect(same({ [name]: 'in 9 s' }, { [name]: 'in 8 s' }), name).toBe(true);
    }
  });

  it('lets a number that ticks grow to the left, or to both sides as far as rounding goes', () => {
    const at = (left: number, right: number) => ({ left, right, top: 100, bottom: 120 });
    const grows = (left: number, right: number) =>
      same({ text: '9', bounds: at(100, 110) }, { text: '10', bounds: at(left, right) });
    expect(grows(90, 110)).toBe(true);
    expect(grows(97, 117)).toBe(true);
    expect(grows(98, 117)).toBe(false);
    expect(grows(93, 113)).toBe(true);
    expect(grows(92, 113)).toBe(false);
    const higher = { ...at(100, 120), top: 99 };
    expect(same({ text: '9', bounds: at(100, 110) }, { text: '10', bounds: higher })).toBe(false);
  });

  it('counts elements', () => {
    const one = observationOf([{ text: 'a' }]);
    const two = observationOf([{ text: 'a' }, { text: 'b' }]);
    expect(sameLook(one, two)).toBe(false);
    expect(sameLook(two, one)).toBe(false);
    expect(sameLook(observationOf([]), one)).toBe(false);
    expect(sameLook(one, observationOf([]))).toBe(false);
  });

  it('tells screens of another size apart', () => {
    const wide = { width: 640, height: 360 };
    const [a, b] = [
      { width: 360, height: 640 },
      { width: 360, height: 600 },
    ].map((screen) => observationOf([], { screen }));
    if (!a || !b) throw new Error('No screens');
    expect([sameLook(a, a), sameLook(a, b), sameLook(a, observationOf([], { screen: wide }))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(sameLook(b, observationOf([], { screen: { width: 300, height: 600 } }))).toBe(false);
  });

  it('does not look at the foreground where one of the two does not know it', () => {
    const inFront = (packageName: string) => observationOf([], { foreground: { packageName, activity: 'A' } });
    expect(sameLook(inFront('a'), inFront('a'))).toBe(true);
    expect(sameLook(inFront('a'), inFront('b'))).toBe(false);
    expect(sameLook(inFront('a'), observationOf([]))).toBe(true);
    expect(sameLook(observationOf([]), inFront('a'))).toBe(true);
  });

  it('does not look at the status bar, upright or on its side', () => {
    const bar = (text: string, bottom: number) => ({
      text,
      packageName: 'com.android.systemui',
      bounds: { left: 0, top: 0, right: 100, bottom },
    });
    const differ = (one: FakeNode, other: FakeNode, screen = { width: 1080, height: 2400 }) =>
      !sameLook(observationOf([one], { screen }), observationOf([other], { screen }));
    expect(differ(bar('a', 144), bar('b', 144))).toBe(false);
    expect(differ(bar('a', 144), bar('b', 144), { width: 2400, height: 1080 })).toBe(false);
    expect(differ(bar('a', 145), bar('b', 145))).toBe(true);
    expect(differ({ ...bar('a', 144), packageName: 'x' }, { ...bar('b', 144), packageName: 'x' })).toBe(true);
    expect(differ({ ...bar('a', 1), bounds: undefined }, { ...bar('b', 1), bounds: undefined })).toBe(true);
  });

  it('compares no picture with one, where there is no tree', () => {
    const screenshot = { bytes: Uint8Array.of(1), mediaType: 'image/png', width: 1, height: 1 } as const;
    expect(sameLook(observationOf([], { screenshot }), observationOf([]))).toBe(false);
    expect(sameLook(observationOf([]), observationOf([], { screenshot }))).toBe(false);
    expect(sameLook(observationOf([]), observationOf([]))).toBe(true);
    const other = { ...screenshot, bytes: Uint8Array.of(2) };
    const node = { text: 'a' };
    expect(sameLook(observationOf([node], { screenshot }), observationOf([node], { screenshot: other }))).toBe(true);
  });
});
