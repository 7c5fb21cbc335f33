import { z } from 'zod';
import type { Agent } from '../contracts/agent.ts';
import type { Device } from '../contracts/device.ts';
import type { EpisodeResult, StepRecord } from '../contracts/records.ts';
import { defineTask, type ScoreContext } from '../contracts/task.ts';
import type { AnyTool } from '../contracts/tool.ts';
import { defaultDeadlines } from '../engine/deadlines.ts';
import { createEpisodeContext } from '../engine/episode-context.ts';
import { runEpisode } from '../engine/run-episode.ts';
import { sampleInstance } from '../planning/instance.ts';
import { systemClock } from '../wait/clock.ts';

/** What an agent is let play. */
export interface PlayOptions {
  /** It is not closed afterwards. */
  readonly device: Device;
  /** What the agent is told. */
  readonly goal: string;
  /** Default 10. */
  readonly stepBudget?: number;
  /** Default: every state is worth 1. */
  readonly score?: (context: ScoreContext) => number;
  /** What it may call by the `tool` action. Default none. */
  readonly tools?: readonly AnyTool[];
  /** Ends the episode early; it then has no result. */
  readonly signal?: AbortSignal;
  /** Called after every step, with what a run would record. */
  readonly onStep?: (step: StepRecord) => void;
}

/** What an agent did. */
export interface Played {
  /** Absent when the signal ended it. */
  readonly result: EpisodeResult | undefined;
  /** In order, as a run would record them. */
  readonly steps: readonly StepRecord[];
  /** Events as a run would record them, e.g. of the kind `agent.log`. */
  readonly log: readonly { readonly kind: string; readonly message: string }[];
}

/** Lets an agent act on a device as in a run, for tests of agents: nothing is planned, retried or stored. */
export async function playAgent(agent: Agent, options: PlayOptions): Promise<Played> {
  const { device, goal, stepBudget = 10, score = () => 1, tools = [] } = options;
  const steps: StepRecord[] = [];
  const log: { kind: string; message: string }[] = [];
  const task = defineTask({
    name: 'Play',
    apps: [],
    stepBudget,
    params: z.object({}),
    sample: () => ({}),
    goal: () => goal,
    score: async (context) => score(context),
  });
  const place = { agent: agent.name, suite: 'play', task: task.name, instance: 0 };
  const result = await runEpisode(
    createEpisodeContext({
      episode: { id: 'play', ...place, seed: 1, stepBudget, tags: [], apps: [], startsInGoalState: false },
      suite: { name: 'play', version: '1', tasks: [task] },
      task,
      agent,
      instance: await sampleInstance(task, 1),
      device,
      tools,
      deadlines: defaultDeadlines,
      clock: systemClock,
      signal: options.signal ?? new AbortController().signal,
      prepared: new Set(),
      async onStep(step) {
        steps.push(step);
        options.onStep?.(step);
      },
      log: (kind, message) => void log.push({ kind, message }),
    }),
  );
  return { result, steps, log };
}
