import { rm } from 'node:fs/promises';
import { defineConfig, defineSuite, defineTask } from '@androidworld/core';
import { fakeDevice, fakeDriver } from '@androidworld/core/testing';
import { z } from 'zod';

const shared = {
  apps: [],
  stepBudget: 4,
  params: z.object({}),
  sample: () => ({}),
  goal: () => 'Do nothing',
  score: async () => 1,
  solution: async () => undefined,
};

/** Needs more patience than anybody has. */
const hangInTearDown = defineTask({
  ...shared,
  name: 'HangInTearDown',
  tearDown: () => new Promise<never>(() => setInterval(() => undefined, 60_000)),
});

/** Leaves a handle open, as a hung connection does. */
const leaveOpen = defineTask({
  ...shared,
  name: 'LeaveOpen',
  setUp: async () => void setInterval(() => undefined, 60_000),
});

/** Takes the results away while they are written. */
const deleteResults = defineTask({
  ...shared,
  name: 'DeleteResults',
  setUp: async () => rm('deleted', { recursive: true }),
});

/** Leaves a promise behind that nobody waits for, as a forgotten `await` does. */
const strayPromise = defineTask({
  ...shared,
  name: 'StrayPromise',
  setUp: async () => void Promise.reject(new Error('left behind')),
});

/** As `StrayPromise`, with a timer, and again and again. */
const strayTimer = defineTask({
  ...shared,
  name: 'StrayTimer',
  setUp: () =>
    new Promise<never>(() =>
      setInterval(() => {
        throw new Error('left behind');
      }, 1),
    ),
});

/** Tasks that make trouble for the process they run in, on a phone in memory. */
export default defineConfig({
  driver: fakeDriver([fakeDevice({ settleTimings: { intervalMs: 1, quietMs: 1, graceMs: 1, timeoutMs: 1_000 } })]),
  suites: [
    defineSuite({
      name: 'trouble',
      version: '1',
      tasks: [hangInTearDown, leaveOpen, deleteResults, strayPromise, strayTimer],
    }),
  ],
});
