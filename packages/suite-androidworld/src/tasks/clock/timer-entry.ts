import { defineTask, type Ui } from '@androidworld/core';
import { z } from 'zod';
import { apps } from '../../apps/apps.ts';
import { describeFront } from '../../checks/describe-screen.ts';
import { judge } from '../../checks/judge.ts';
import { published } from '../../published.ts';
import { type Duration, showsTimerEntry } from './clock-shows.ts';
import { openClockTab } from './open-clock-tab.ts';
import { resetClock } from './reset-clock.ts';

const params = z
  .object({
    hours: z.int().min(0).max(23),
    minutes: z.int().min(0).max(59),
    seconds: z.int().min(0).max(59),
  })
  .refine(
    ({ hours, minutes, seconds }) => hours + minutes + seconds > 0,
    'expected a time above zero: a new timer shows zero',
  );

export const clockTimerEntry = defineTask({
  name: 'ClockTimerEntry',
  apps: [apps.clock.name],
  ...published.ClockTimerEntry,
  params,
  sample(random) {
    const total = random.integer(1, 24 * 3600 - 1);
    return { hours: Math.floor(total / 3600), minutes: Math.floor(total / 60) % 60, seconds: total % 60 };
  },
  goal: ({ hours, minutes, seconds }) =>
    `Enter a timer of ${count(hours, 'hour')}, ${count(minutes, 'minute')} and ${count(seconds, 'second')}. Leave it unstarted.`,
  setUp: resetClock,
  async score({ device, signal }, duration) {
    const screen = await device.observe({ screenshot: false, signal });
    return judge(showsTimerEntry(screen, duration), {
      expected: `Clock in front with ${JSON.stringify(duration)} entered for a timer that is not started`,
      found: describeFront(screen),
    });
  },
  tearDown: resetClock,
  solution: (ui, duration) => enterTimer(ui, duration),
  nearMisses: [
    {
      name: 'one second off',
      run: (ui, duration) => enterTimer(ui, { ...duration, seconds: (duration.seconds + 1) % 60 }),
    },
    {
      name: 'started',
      async run(ui, duration) {
        await enterTimer(ui, duration);
        await ui.tap({ contentDescription: 'Start' });
      },
    },
    {
      name: 'entered and left for another tab',
      async run(ui, duration) {
        await enterTimer(ui, duration);
        await ui.tap({ label: 'Stopwatch' });
      },
    },
  ],
});

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}

/** Digits shift in from the right, so leading zeros are not typed. */
async function enterTimer(ui: Ui, { hours, minutes, seconds }: Duration): Promise<void> {
  await openClockTab(ui, 'Timer');
  const digits = String(hours * 10_000 + minutes * 100 + seconds);
  for (const digit of digits) await ui.tap({ text: digit, className: /Button/ });
}
