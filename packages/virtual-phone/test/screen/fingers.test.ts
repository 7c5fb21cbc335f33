import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScreenHost, type ScreenFactory } from '../../src/screen/index.ts';
import { runningTime } from '../../src/system/time/running-time.ts';
import { SimulatedTime } from '../../src/system/time/simulated-time.ts';
import { buildTestApps, openTestPhone, type TestPhone } from './test-phone.ts';

// In a time that stands still, the page tells of fingers on its own elements; in the world's, Chromium does. Nobody who
// listens can tell the one from the other.

let factory: ScreenFactory;
let byChromium: TestPhone;
let byThePage: TestPhone;
const time = new SimulatedTime();

beforeAll(async () => {
  const [host, apps] = await Promise.all([openScreenHost(), buildTestApps()]);
  factory = host;
  const fingers = { ...apps, gallery: apps.fingers };
  byChromium = await openTestPhone(factory, fingers, runningTime);
  byThePage = await openTestPhone(factory, fingers, time);
  for (const phone of [byChromium, byThePage]) await phone.show('test.Fingers');
});
afterAll(() => factory?.close());

type Gesture = Parameters<TestPhone['screen']['touch']>[0];

/** What a finger does at the middle of an element. */
type Fingers = (x: number, y: number) => Gesture;

const tap: Fingers = (x, y) => [
  { type: 'down', x, y, timeMs: 0 },
  { type: 'up', x, y, timeMs: 40 },
];

const taps: Fingers = (x, y) => [...tap(x, y), { type: 'down', x, y, timeMs: 150 }, { type: 'up', x, y, timeMs: 190 }];

const thrice: Fingers = (x, y) => [
  ...taps(x, y),
  { type: 'down', x, y, timeMs: 300 },
  { type: 'up', x, y, timeMs: 340 },
];

/** No two of them click at one place: how soon one comes after the other would be the computer's to say. */
const gestures: Readonly<Record<string, readonly [id: string, fingers: Fingers]>> = {
  'a tap': ['plain', tap],
  'two taps': ['other', taps],
  'a tap of which something prevents what comes': ['kept', tap],
  'a tap on a disabled button': ['disabled', tap],
  'a tap whose pointer something captures': ['capturing', tap],
  'a finger that goes astray': [
    'plain',
    (x, y) => [
      { type: 'down', x, y, timeMs: 0 },
      { type: 'move', x: x + 40, y: y + 40, timeMs: 60 },
      { type: 'move', x: x + 90, y: y + 90, timeMs: 120 },
      { type: 'up', x: x + 90, y: y + 90, timeMs: 180 },
    ],
  ],
  'two fingers': [
    'kept',
    (x, y) => [
      { type: 'down', x, y, timeMs: 0 },
      { type: 'down', x: x + 20, y, timeMs: 40, finger: 1 },
      { type: 'up', x, y, timeMs: 80 },
      { type: 'up', x: x + 20, y, timeMs: 120, finger: 1 },
    ],
  ],
  'a finger that moves as little as a tap may': [
    'last',
    (x, y) => [
      { type: 'down', x, y, timeMs: 0 },
      { type: 'move', x: x + 5, y, timeMs: 30 },
      { type: 'up', x: x + 5, y, timeMs: 60 },
    ],
  ],
  'a finger that is taken away': [
    'kept',
    (x, y) => [
      { type: 'down', x, y, timeMs: 0 },
      { type: 'cancel', x, y, timeMs: 40 },
    ],
  ],
  'a tap on what loses what is touched': ['going', tap],
};

describe('told of by the page or by Chromium, the same is heard of', () => {
  it.each(Object.entries(gestures))('%s', async (_, [id, fingers]) => {
    const [expected, told] = [await heard(byChromium, id, fingers), await heard(byThePage, id, fingers)];
    expect(expected.length).toBeGreaterThan(0);
    expect(told).toEqual(expected);
  });
});

it('what has frames end soon, where time stands still, is nothing to be seen', expectSamePictures);

describe('told of by the page or by Chromium, the same comes of a tap on a text field', () => {
  beforeAll(async () => {
    for (const phone of [byChromium, byThePage]) await phone.show('test.Fields');
  });

  /** Where, in pixels from the left. No two one after the other are of one field, as above. */
  const steps: readonly (readonly [id: string, fromLeft: number, fingers: Fingers])[] = [
    ['empty', 400, tap],
    ['sentence', 250, tap],
    ['shut', 200, tap],
    ['sentence', 350, tap],
    ['empty', 200, taps],
    ['sentence', 260, taps],
    ['opener', 200, tap],
    ['sentence', 500, tap],
    ['lines', 300, tap],
    ['sentence', 1000, tap],
    ['all', 300, tap],
    ['shut', 200, tap],
    ['all', 330, tap],
    ['empty', 330, tap],
    ['all', 900, tap],
    ['shut', 200, tap],
    ['all', 900, tap],
    ['secret', 160, tap],
    ['all', 300, tap],
    ['shut', 200, tap],
    ['all', 900, tap],
    ['kept', 200, tap],
    ['tall', 600, tap],
    ['boxed', 300, tap],
    ['tall', 130, tap],
    ['boxed', 110, tap],
    ['lines', 220, taps],
    ['sentence', 228, taps],
    ['lines', 210, thrice],
    ['sentence', 230, thrice],
    ['lines', 350, tap],
  ];

  it.each(steps)('%s, %i px in', async (id, fromLeft, fingers) => {
    const at: Fingers = (_, y) => fingers(fromLeft, y);
    const [expected, told] = [await heard(byChromium, id, at), await heard(byThePage, id, at)];
    expect(expected.length).toBeGreaterThan(0);
    expect(told).toEqual(expected);
  });

  it('and is to be seen', expectSamePictures);

  it('and of one on a text that is selected as a whole', async () => {
    for (const phone of [byChromium, byThePage]) await phone.show('test.Asking');
    for (const [id, fromLeft] of [
      ['ask', 200],
      ['name', 540],
    ] as const) {
      const at: Fingers = (_, y) => tap(fromLeft, y);
      const [expected, told] = [await heard(byChromium, id, at), await heard(byThePage, id, at)];
      expect(told).toEqual(expected);
      if (id === 'name') expect(told.at(-1)).toContain('"selection":[7,7]');
    }
  });

  it('but two taps at the end of a word select it, as on Android', async () => {
    await byThePage.show('test.Fields');
    expect((await heard(byThePage, 'sentence', (_, y) => taps(1_000, y))).at(-1)).toContain('"selection":[20,25]');
  });
});

async function expectSamePictures(): Promise<void> {
  const [drawn, told] = await Promise.all([byChromium.screen.screenshot(), byThePage.screen.screenshot()]);
  expect(Buffer.compare(drawn, told)).toBe(0);
}

async function heard(phone: TestPhone, id: string, fingers: Fingers): Promise<readonly string[]> {
  const { bounds } = await phone.byId(id);
  // What comes after this is no second tap.
  if (phone === byThePage) await time.pass(500);
  const before = phone.log.length;
  await phone.screen.touch(fingers((bounds[0] + bounds[2]) / 2, (bounds[1] + bounds[3]) / 2));
  await phone.screen.idle({ timeoutMs: 5_000 });
  return phone.log.slice(before).filter((line) => line.includes('finger {'));
}
