import { expect, it } from 'vitest';
import { SteppedClock } from './stepped-clock.ts';

function run(clock: SteppedClock, untilMs: number): void {
  for (let next = clock.nextMs; next !== undefined && next <= untilMs; next = clock.nextMs) {
    clock.moveTo(next);
    while (clock.runNext());
  }
  clock.moveTo(untilMs);
}

it('does what falls due in the order of its time, and of its making', () => {
  const clock = new SteppedClock(1_000);
  const log: string[] = [];
  clock.after(20, () => log.push(`second ${clock.uptime()}`));
  clock.after(10, () => log.push(`first ${clock.uptime()}`));
  clock.after(20, () => log.push(`third ${clock.uptime()}`));
  clock.after(15, () => log.push('never')).cancel();
  run(clock, 1_015);
  expect(log).toEqual(['first 1010']);
  run(clock, 1_100);
  expect(log).toEqual(['first 1010', 'second 1020', 'third 1020']);
  expect(clock.nextMs).toBeUndefined();
});

it('draws sixty frames a second, together those that wait for one', () => {
  const clock = new SteppedClock(0);
  const times: number[] = [];
  const frame = (uptimeMs: number) => {
    times.push(Math.round(uptimeMs * 10) / 10);
    clock.nextFrame(frame);
  };
  clock.nextFrame(frame);
  clock.nextFrame(() => times.push(-1));
  clock.nextFrame(() => times.push(-2)).cancel();
  expect(clock.awaitingFrame).toBe(2);
  run(clock, 50);
  expect(times).toEqual([16.7, -1, 33.3, 50]);
});

it('slows down what plans itself again at once, as browsers do', () => {
  const clock = new SteppedClock(0);
  let turns = 0;
  const again = () => {
    turns += 1;
    clock.after(0, again);
  };
  clock.after(0, again);
  run(clock, 0);
  expect(turns).toBe(5);
  run(clock, 40);
  expect(turns).toBe(15);
});
