import { defineConfig, defineSuite, defineTask } from '@androidworld/core';
import { fakeDevice, fakeDriver } from '@androidworld/core/testing';
import { z } from 'zod';

const device = fakeDevice({
  screens: {
    home: [
      { text: 'Press me', onTap: 'pressed' },
      { text: 'Leave me', onTap: 'home' },
    ],
    pressed: [{ text: 'Pressed' }],
  },
  settleTimings: { intervalMs: 1, quietMs: 1, graceMs: 1, timeoutMs: 1_000 },
});

const params = z.object({ button: z.string() });
const shared = {
  apps: ['fake'],
  stepBudget: 4,
  optimalSteps: 1,
  params,
  sample: () => ({ button: 'Press me' }),
  goal: ({ button }: z.infer<typeof params>) => `Tap "${button}"`,
  score: async () => (device.phone.screen === 'pressed' ? 1 : 0),
};

const pressButton = defineTask({
  ...shared,
  name: 'PressButton',
  difficulty: 'easy',
  tags: ['tap'],
  solution: (ui, { button }) => ui.tap(button),
});

const pressWrongButton = defineTask({
  ...shared,
  name: 'PressWrongButton',
  difficulty: 'hard',
  tags: ['tap', 'trap'],
  solution: (ui) => ui.tap('Leave me'),
});

const breakDown = defineTask({
  ...shared,
  name: 'BreakDown',
  setUp: async () => {
    throw new Error('the set-up is broken');
  },
  solution: async () => undefined,
});

/** A project as a user has it, on a phone in memory: for tests of the command. */
export default defineConfig({
  driver: fakeDriver([device]),
  suites: [defineSuite({ name: 'buttons', version: '1.2.3', tasks: [pressButton, pressWrongButton, breakDown] })],
});
