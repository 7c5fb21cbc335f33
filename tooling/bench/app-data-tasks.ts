import { oracle } from '../../packages/agent-baselines/src/index.ts';
import type { EpisodeResult } from '../../packages/core/src/entries/results.ts';
import { androidWorld } from '../../packages/suite-androidworld/src/index.ts';
import { standardApps } from '../../packages/virtual-apps/src/index.ts';
import { systemImage } from '../../packages/virtual-image/src/index.ts';
import { virtualPhone } from '../../packages/virtual-phone/src/index.ts';
import { type Figure, quantile, round } from './figure.ts';
import { runRecorded } from './run-recorded.ts';

/** Tasks whose state is rows of an app's database, most of them questions. */
export const appDataTasks = aroundTasks('calendar, to-dos, sports and notes', [
  'SimpleCalendar*',
  'Tasks*',
  'SportsTracker*',
  'Notes*',
]);

/** Tasks whose state is rows, too, and pictures; entering a recipe takes many steps. */
export const recipeTasks = aroundTasks('recipes, expenses and receipts', ['Recipe*', 'Expense*', '*Receipt*'], 15_000);

function aroundTasks(what: string, tasks: readonly string[], longestEpisodeMs = 6_000): Figure {
  return {
    name: `tasks of ${what}: set-up, score and tear-down, median and worst; slowest episode of reference`,
    promise: `at most 0.4 s; 2 s; ${longestEpisodeMs / 1000} s`,
    async measure() {
      const driver = virtualPhone({ image: systemImage, apps: standardApps });
      try {
        const again = { suite: androidWorld(), agent: oracle(), driver, tasks };
        // An app is set up once, in the first episode that needs it.
        await runRecorded(again);
        const { results } = await runRecorded({ ...again, instances: 2 });
        const around = results.map(aroundMs);
        const [median, worst] = [quantile(around, 0.5), Math.max(...around)];
        const slowest = Math.max(...results.map(({ durationMs }) => durationMs));
        return {
          found: [median, worst, slowest].map((ms) => `${round(ms / 1000)} s`).join('; '),
          kept: median <= 400 && worst <= 2_000 && slowest <= longestEpisodeMs,
        };
      } finally {
        await driver.close?.();
      }
    },
  };
}

function aroundMs({ durations: { setUp = 0, score = 0, tearDown = 0 } }: EpisodeResult): number {
  return setUp + score + tearDown;
}
