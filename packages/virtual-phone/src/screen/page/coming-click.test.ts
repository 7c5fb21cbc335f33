import { beforeEach, expect, test, vi } from 'vitest';
import { type ComingClick, followClicks } from './coming-click.ts';

let nowMs: number;
let late: (() => void)[];
let stands: boolean;
let listeners: Map<string, (event: object) => void>;
let click: ComingClick;

beforeEach(() => {
  // What is told of has no elements here.
  vi.stubGlobal('Element', class {});
  nowMs = 0;
  late = [];
  stands = false;
  listeners = new Map();
  const target = { addEventListener: (type: string, then: (event: object) => void) => void listeners.set(type, then) };
  const time = {
    now: () => nowMs,
    after(_ms: number, act: () => void) {
      late.push(act);
      return () => void late.splice(late.indexOf(act), 1);
    },
    turnPassed: async () => undefined,
  };
  click = followClicks(target as unknown as Window, time, () => stands);
});

async function happens(
  type: string,
  { fingers = 1, ...more }: { fingers?: number; defaultPrevented?: boolean } = {},
): Promise<void> {
  const touches = Array.from({ length: fingers });
  listeners.get(type)?.({ isTrusted: true, defaultPrevented: false, composedPath: () => [], touches, ...more });
  // All that waits for a turn.
  for (let turn = 0; turn < 5; turn += 1) await undefined;
}
const isHeld = (ms: number) => {
  nowMs += ms;
};
const leaves = (more = {}) => happens('touchend', { fingers: 0, ...more });

test('a finger that has left clicks, and that is waited for', async () => {
  await happens('touchstart');
  expect(click.isComing()).toBe(false);
  await leaves();
  expect(click.isComing()).toBe(true);
  await happens('click');
  expect(click.isComing()).toBe(false);
});

test.each([
  ['has moved', async () => happens('touchmove')],
  ['has been joined by another', async () => happens('touchstart', { fingers: 2 })],
  ['was held', async () => isHeld(600)],
])('one that %s does not click', async (_what, happened) => {
  await happens('touchstart');
  await happened();
  await leaves();
  expect(click.isComing()).toBe(false);
});

test('what is prevented does not click', async () => {
  await happens('touchstart', { defaultPrevented: true });
  await leaves();
  expect(click.isComing()).toBe(false);
  await happens('touchstart');
  await leaves({ defaultPrevented: true });
  expect(click.isComing()).toBe(false);
});

test('to Chromium, what is held while time stands still is a click', async () => {
  stands = true;
  await happens('touchstart');
  nowMs += 600;
  await leaves();
  expect(click.isComing()).toBe(true);
});

test('what goes when it is pressed is not clicked, and that is not waited for', async () => {
  await happens('touchstart');
  await leaves();
  await happens('mouseup');
  expect(click.isComing()).toBe(false);
});

test('a click that does not come is not waited for without end', async () => {
  await happens('touchstart');
  await leaves();
  const done = click.done(click.finger);
  expect(late).toHaveLength(1);
  late[0]?.();
  await done;
  nowMs += 1_000;
  expect(click.isComing()).toBe(false);
});

test('who waits for a finger is told when it has clicked', async () => {
  await happens('touchstart');
  await leaves();
  const done = click.done(1);
  await happens('click');
  await done;
  expect(late).toHaveLength(0);
});
