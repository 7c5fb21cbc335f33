import { defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { describeFront } from '../../checks/describe-screen.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { showsRunningStopwatch, showsStoppedStopwatch } from './clock-shows.ts';
import { openClockTab } from './open-clock-tab.ts';
import { resetClock } from './reset-clock.ts';

const start = { contentDescription: 'Start' };
const pause = { contentDescription: 'Pause' };

export const clockStopWatchRunning = defineTask({
  name: 'ClockStopWatchRunning',
  apps: [apps.clock.name],
  ...published.ClockStopWatchRunning,
  params: z.object({}),
  sample: () => ({}),
  goal: () => 'Start the stopwatch.',
  setUp: resetClock,
  async score({ device, signal }) {
    const screen = await device.observe({ screenshot: false, signal });
    return judge(showsRunningStopwatch(screen), {
      expected: 'Clock in front with its stopwatch running',
      found: describeFront(screen),
    });
  },
  tearDown: resetClock,
  solution: startStopwatch,
  nearMisses: [
    { name: 'stopwatch shown and not started', run: (ui) => openClockTab(ui, 'Stopwatch') },
    {
      name: 'started and paused',
      async run(ui) {
        await startStopwatch(ui);
        await ui.tap(pause);
      },
    },
    {
      name: 'a timer running instead',
      async run(ui) {
        await openClockTab(ui, 'Timer');
        await ui.tap({ text: '5' });
        await ui.tap({ text: '00' });
        await ui.tap(start);
      },
    },
  ],
});

export const clockStopWatchPausedVerify = defineTask({
  name: 'ClockStopWatchPausedVerify',
  apps: [apps.clock.name],
  ...published.ClockStopWatchPausedVerify,
  params: z.object({}),
  sample: () => ({}),
  goal: () => 'Pause the stopwatch.',
  setUp: resetClock,
  async score({ device, signal }) {
    const screen = await device.observe({ screenshot: false, signal });
    return judge(showsStoppedStopwatch(screen), {
      expected: 'Clock in front with its stopwatch stopped',
      found: describeFront(screen),
    });
  },
  tearDown: resetClock,
  solution: async (ui) => {
    await openClockTab(ui, 'Stopwatch');
    if (ui.find(pause)) await ui.tap(pause);
  },
  nearMisses: [
    { name: 'left running', run: startStopwatch },
    { name: 'the timer shown', run: (ui) => openClockTab(ui, 'Timer') },
    {
      name: 'seen and left for the home screen',
      async run(ui) {
        await openClockTab(ui, 'Stopwatch');
        await ui.home();
      },
    },
  ],
});

async function startStopwatch(ui: Ui): Promise<void> {
  await openClockTab(ui, 'Stopwatch');
  await ui.tap(start);
}
