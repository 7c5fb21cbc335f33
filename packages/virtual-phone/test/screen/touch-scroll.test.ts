import { afterAll, beforeAll, expect, test } from 'vitest';
import { openScreenHost, type ScreenFactory } from '../../src/screen/index.ts';
import { drag } from '../../src/shell/commands/drag.ts';
import { SimulatedTime } from '../../src/system/time/simulated-time.ts';
import { buildTestApps, flatten, openTestPhone, restMs, type TestPhone } from './test-phone.ts';

/** Of 8 dp at 420 dpi. */
const slopPx = 21;

let factory: ScreenFactory & { close(): Promise<void> };
let apps: Awaited<ReturnType<typeof buildTestApps>>;
let phone: TestPhone;

beforeAll(async () => {
  apps = await buildTestApps();
  factory = await openScreenHost();
  phone = await openTestPhone(factory, apps);
});
afterAll(() => factory.close());

const topOf = async (id: string, text: string) => {
  const row = flatten(await phone.byId(id)).find((node) => node.text === text);
  if (row === undefined) throw new Error(`${text} is not on the screen`);
  return row.bounds[1];
};
const textOf = async (id: string) => (await phone.byId(id)).text;
const idle = () => phone.screen.idle({ timeoutMs: restMs });

/** Moves a finger along and lets it rest there before it leaves: nothing is flung. */
const dragAndRest = async ([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]) => {
  const moves = Array.from({ length: 10 }, (_, step) => (step + 1) / 10);
  await phone.screen.touch([
    { type: 'down', x: x1, y: y1, timeMs: 0 },
    ...moves.map((share) => ({
      type: 'move' as const,
      x: x1 + (x2 - x1) * share,
      y: y1 + (y2 - y1) * share,
      timeMs: 160 * share,
    })),
    { type: 'up', x: x2, y: y2, timeMs: 260 },
  ]);
  await idle();
};

test('what a finger drags follows it, but for the slop that tells a drag from a tap', async () => {
  await phone.show('test.List');
  const before = await topOf('list', 'Row 6');
  await dragAndRest([540, 1500], [540, 1200]);
  expect(before - (await topOf('list', 'Row 6'))).toBe(300 - slopPx);
  await dragAndRest([540, 1200], [540, 1300]);
  expect(before - (await topOf('list', 'Row 6'))).toBe(200);
});

test('a finger that moves less than the slop scrolls nothing', async () => {
  await phone.show('test.List');
  const before = await topOf('list', 'Row 6');
  await dragAndRest([540, 1500], [540, 1500 - slopPx]);
  expect(await topOf('list', 'Row 6')).toBe(before);
});

test('a drag clicks nothing and holds nothing long', async () => {
  await phone.show('test.List');
  await phone.screen.touch([
    { type: 'down', x: 540, y: 1500, timeMs: 0 },
    { type: 'move', x: 540, y: 1450, timeMs: 60 },
    { type: 'move', x: 540, y: 1400, timeMs: 90 },
    { type: 'up', x: 540, y: 1400, timeMs: 700 },
  ]);
  await idle();
  expect(await textOf('clicked')).toBe('Clicked ');
});

test('a gesture ends when the finger leaves; the screen is idle when the fling has come to rest', async () => {
  await phone.show('test.List');
  await phone.swipe([540, 2000], [540, 800], 100);
  await expect(phone.screen.idle({ timeoutMs: 1 })).rejects.toMatchObject({
    code: 'AW_TIMEOUT',
    message: 'The screen is not idle after 1 ms: something scrolls',
  });
  await idle();
});

test('a fling ends to the pixel where it does in a time that stands still', async () => {
  const still = await openTestPhone(factory, apps, new SimulatedTime());
  for (const durationMs of [100, 150, 270]) {
    const rowsAfterFling = async (on: TestPhone) => {
      await on.show('test.List');
      const events = drag({ x: 540, y: 2_000 }, { x: 540, y: 1_300 }, 0, durationMs);
      await on.screen.touch(events);
      await on.screen.idle({ timeoutMs: restMs });
      return flatten(await on.byId('list')).map(({ text, bounds }) => [text, ...bounds]);
    };
    expect(await rowsAfterFling(phone)).toEqual(await rowsAfterFling(still));
  }
});

test('a finger stops a fling: it clicks nothing, and the next tap clicks again', async () => {
  await phone.show('test.List');
  await phone.swipe([540, 2000], [540, 800], 150);
  await phone.screen.touch([
    { type: 'down', x: 540, y: 1500, timeMs: 0 },
    { type: 'up', x: 540, y: 1500, timeMs: 20 },
  ]);
  // At once: nothing flings any more.
  await phone.screen.idle({ timeoutMs: 1_000 });
  expect(await textOf('clicked')).toBe('Clicked ');
  const rows = flatten(await phone.byId('list')).flatMap(({ text }) => (text?.startsWith('Row') ? [text] : []));
  const [first = ''] = rows;
  // 1200 px with the finger, some of the 4710 px the fling would have gone.
  expect(Number(first.slice(4))).toBeLessThan(26);
  await phone.tap(await phone.byText(rows[2] ?? ''));
  expect(await textOf('clicked')).toBe(`Clicked ${rows[2]}`);
});

test('a list stops at its ends', async () => {
  await phone.show('test.List');
  const top = await topOf('list', 'Row 1');
  await dragAndRest([540, 1200], [540, 1600]);
  expect(await topOf('list', 'Row 1')).toBe(top);
  await phone.swipe([540, 2000], [540, 1000], 300);
  await idle();
  expect(flatten(await phone.byId('list')).some(({ text }) => text === 'Row 1')).toBe(false);
  await phone.swipe([540, 800], [540, 2000], 80);
  await idle();
  expect(await topOf('list', 'Row 1')).toBe(top);
});

test('a list that begins in its middle follows the finger up to its first row', async () => {
  const still = await openTestPhone(factory, apps, new SimulatedTime());
  const rowsShown = async () => {
    const rows = flatten(await still.byId('list')).filter(({ text }) => text?.startsWith('Row '));
    return new Map(rows.map(({ text, bounds }) => [text ?? '', bounds[1]]));
  };
  const dragDown = async (durationMs: number, restsMs: number) => {
    const events = drag({ x: 540, y: 1_000 }, { x: 540, y: 1_700 }, 0, durationMs);
    const up = events.at(-1);
    await still.screen.touch(
      events.map((event) => (event === up ? { ...event, timeMs: durationMs + restsMs } : event)),
    );
    await still.screen.idle({ timeoutMs: restMs });
  };
  await still.show('test.Middle');
  const list = await still.byId('list');
  const middle = await still.byText('Row 101');
  expect((middle.bounds[1] + middle.bounds[3]) / 2).toBeCloseTo((list.bounds[1] + list.bounds[3]) / 2, -2);
  for (let before = await rowsShown(), drags = 0; !before.has('Row 1'); drags += 1) {
    await dragDown(160, 100);
    const after = await rowsShown();
    // The first one is cut off.
    const [row = '', y = 0] = [...before].slice(1).find(([text]) => after.has(text)) ?? [];
    if (!after.has('Row 1')) expect([drags, row, (after.get(row) ?? 0) - y]).toEqual([drags, row, 700 - slopPx]);
    before = after;
  }
  await still.show('test.Middle');
  for (let flings = 0; flings < 8 && !(await rowsShown()).has('Row 1'); flings += 1) await dragDown(60, 0);
  expect([...(await rowsShown()).keys()][0]).toBe('Row 1');
});

test('a list that begins in its middle shows what is left when rows go', async () => {
  await phone.show('test.Middle');
  await phone.tap(await phone.byId('search_src_text'));
  await phone.screen.text('20');
  await idle();
  const rows = flatten(await phone.byId('list')).flatMap(({ text }) => (text?.startsWith('Row') ? [text] : []));
  expect(rows).toEqual(['Row 20', 'Row 120', 'Row 200']);
});

test('what scrolls within a page goes first, and hands on what it cannot take', async () => {
  await phone.show('test.Nested');
  const inner = await phone.byId('inner');
  const y = (inner.bounds[1] + inner.bounds[3]) / 2;
  const row = await topOf('inner', 'Row 3');
  await dragAndRest([540, y], [540, y - 200]);
  expect(row - (await topOf('inner', 'Row 3'))).toBe(200 - slopPx);
  expect((await phone.byId('inner')).bounds[1]).toBe(inner.bounds[1]);
  // Ten rows of 147 px in a window of 788 px: 683 px are out of sight.
  for (let step = 0; step < 2; step++) await dragAndRest([540, y], [540, y - 300]);
  const handedOn = 200 + 2 * 300 - 3 * slopPx - 683;
  expect(inner.bounds[1] - (await phone.byId('inner')).bounds[1]).toBeCloseTo(handedOn, -1);
});

test('sideways and up or down are told apart by where the finger goes', async () => {
  await phone.show('test.Nested');
  const chips = await phone.byId('chips');
  const y = (chips.bounds[1] + chips.bounds[3]) / 2;
  const left = async (text: string) => (await phone.byText(text)).bounds[0];
  const before = await left('Row 3');
  await dragAndRest([800, y], [600, y + 30]);
  expect(before - (await left('Row 3'))).toBe(200 - slopPx);
  expect((await phone.byId('chips')).bounds[1]).toBe(chips.bounds[1]);
  await dragAndRest([600, 2000], [630, 1800]);
  expect((await phone.byId('inner')).bounds[1]).toBeLessThan((await phone.byId('outer')).bounds[1] + 200);
  expect(await textOf('clicked')).toBe('Clicked nothing');
});

test('a view that drags itself keeps the finger', async () => {
  await phone.show('test.Nested');
  const { bounds } = await phone.byId('slider');
  const y = (bounds[1] + bounds[3]) / 2;
  await dragAndRest([540, y], [600, y - 300]);
  expect((await phone.byId('slider')).bounds).toEqual(bounds);
});

test.each([
  ['slowly over less than its larger part', [700, 300], 700, 'Alarm page'],
  ['slowly over its larger part', [1000, 150], 700, 'Clock page'],
  ['with a flick', [800, 500], 90, 'Clock page'],
] as const)('a page dragged %s is turned or comes back', async (_how, [from, to], ms, expected) => {
  await phone.show('test.Pages');
  await phone.swipe([from, 1200], [to, 1200], ms);
  await idle();
  expect((await phone.byText(expected)).bounds[0]).toBeGreaterThan(0);
  const pages = flatten((await phone.tree()).root).filter((node) => node.text?.endsWith(' page'));
  expect(pages.map(({ text }) => text)).toEqual([expected]);
});

test('one page is turned at a time, however fast the finger', async () => {
  await phone.show('test.Pages');
  await phone.swipe([1000, 1200], [60, 1200], 60);
  await idle();
  await phone.byText('Clock page');
  await phone.swipe([60, 1200], [1000, 1200], 60);
  await idle();
  await phone.byText('Alarm page');
});
