import { expect, it } from 'vitest';
import { nextTurn } from './host-time.ts';
import { PendingWork } from './pending-work.ts';
import { type Advanced, type AdvanceOptions, SimulatedTime } from './simulated-time.ts';

/** A page that has things to do by the clock, and a log of what happened when. */
function world(pageDue: readonly number[] = []) {
  const time = new SimulatedTime();
  const pending = new PendingWork();
  const log: string[] = [];
  const due = [...pageDue];
  let asksNext = false;
  const page = {
    async advance(limitMs: number, { until }: AdvanceOptions): Promise<Advanced> {
      await nextTurn();
      let nowMs = limitMs;
      if (until === 'limit' && due[0] !== undefined && due[0] <= limitMs) {
        nowMs = due.shift() ?? limitMs;
        log.push(`page at ${nowMs}`);
      }
      const hasAsked = asksNext;
      asksNext = false;
      return { nowMs: until === 'limit' ? nowMs : time.monotonicMs(), isMoving: false, hasAsked, busy: null };
    },
  };
  time.join(pending, () => page);
  const ask = () => {
    asksNext = true;
  };
  const note = (what: string) => () => void log.push(`${what} at ${time.monotonicMs()}`);
  return { time, pending, log, note, ask };
}

it('stands still while nobody acts', async () => {
  const { time, log, note } = world();
  time.after(10, note('timer'), false);
  await nextTurn();
  await time.settle({ moves: true });
  expect([time.monotonicMs(), log]).toEqual([0, []]);
});

it('passes from one thing to the next, those of the page among those of the phone', async () => {
  const { time, log, note } = world([20, 40]);
  time.after(30, note('timer'), false);
  time.after(100, note('late'), false);
  await time.pass(50);
  expect(log).toEqual(['page at 20', 'timer at 30', 'page at 40']);
  expect(time.monotonicMs()).toBe(50);
});

it('goes on by itself as far as somebody waits for it', async () => {
  const { time, log, note } = world([20]);
  time.after(200, note('not awaited'), false);
  await new Promise<void>((resolve) => {
    time.after(100, resolve, true);
  });
  expect([time.monotonicMs(), log]).toEqual([100, ['page at 20']]);
});

it('waits for work before time goes on', async () => {
  const { time, pending, log, note } = world();
  time.after(10, () => void pending.track('answer', () => nextTurn().then(nextTurn).then(note('answer'))), false);
  time.after(20, note('timer'), false);
  await time.pass(30);
  expect(log).toEqual(['answer at 10', 'timer at 20']);
});

it('looks again when the page has asked the phone for something', async () => {
  const { time, log, note, ask } = world([10]);
  time.after(
    10,
    () => {
      ask();
      time.after(5, note('planned on the way'), false);
    },
    false,
  );
  await time.pass(30);
  expect(log).toEqual(['page at 10', 'planned on the way at 15']);
});

it('lets one after another move the time', async () => {
  const { time } = world();
  await Promise.all([time.pass(10), time.pass(10), time.settle({ moves: false })]);
  expect(time.monotonicMs()).toBe(20);
});

it('ends early with the signal, and goes on without a page that has ended', async () => {
  const time = new SimulatedTime();
  time.join(new PendingWork(), () => ({ advance: () => Promise.reject(new Error('The page is gone')) }));
  await time.pass(10, AbortSignal.abort());
  expect(time.monotonicMs()).toBe(0);
  await time.pass(10);
  expect(time.monotonicMs()).toBe(10);
});

it('goes on to where a frame falls when the clock is set, so that what was done before makes no difference after', async () => {
  const { time } = world();
  await time.pass(1_234.5);
  time.startFrames();
  expect(time.monotonicMs()).toBe(1_250);
  time.startFrames();
  expect(time.monotonicMs()).toBe(1_250);
});
