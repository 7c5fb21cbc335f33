import { defineTask, type Task } from '@androidworld/core';
import { z } from 'zod';
import type { Host } from './host/host.ts';
import { readEpisode } from './host/read-episode.ts';
import { startEpisode } from './host/start-episode.ts';
import { taskName } from './pages.ts';
import type { PageSolution } from './solutions/page-solution.ts';

/** As every page has it (paper, appendix B.3). */
const STEP_BUDGET = 30;

const paramsSchema = z.object({ seed: z.number().int().nonnegative() });

type Params = z.infer<typeof paramsSchema>;

export interface PageTaskOptions {
  readonly host: Host;
  /** Folder on the device with the user's own pages, which replace those of the app. */
  readonly pagesFolder?: string;
  /** Absent for pages we do not know. */
  readonly solution?: PageSolution;
}

/** A page as a task: the page draws the problem, says what it asks for, and gives the reward. */
export function pageTask(page: string, options: PageTaskOptions): Task<Params, string> {
  const { host, pagesFolder, solution } = options;
  return defineTask<Params, string>({
    name: taskName(page),
    apps: ['miniwob'],
    tags: ['miniwob'],
    stepBudget: STEP_BUDGET,
    params: paramsSchema,
    sample: (random) => ({ seed: random.integer(0, 0xffff_ffff) }),
    goal: (_params, utterance) =>
      utterance === undefined
        ? 'Do what the instruction at the top of the page says.'
        : `Do what the instruction at the top of the page says: ${utterance}`,
    setUp: ({ device, signal }, { seed }) =>
      startEpisode(device, host, { page, seed, ...(pagesFolder !== undefined && { pagesFolder }) }, { signal }),
    async isOver({ device, signal }) {
      return (await readEpisode(device, host, { signal })).phase === 'ended';
    },
    async score({ device, signal }) {
      const { phase, reward = 0 } = await readEpisode(device, host, { signal });
      const score = Math.min(1, Math.max(0, reward));
      return { score, reason: `expected the page to give a reward of 1; found ${reward}, its episode ${phase}` };
    },
    ...(solution && {
      solution: (ui) => solution.solve(ui),
      nearMisses: solution.nearMisses,
    }),
  });
}
