import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeConfig } from '../../packages/core/src/entries/config.ts';
import { plan, run } from '../../packages/core/src/entries/engine.ts';
import type { EpisodeResult, StepRecord } from '../../packages/core/src/entries/results.ts';
import type { Agent, Driver, Suite } from '../../packages/core/src/index.ts';
import { openStore } from '../../packages/store/src/index.ts';

export interface Recorded {
  readonly steps: readonly StepRecord[];
  readonly results: readonly EpisodeResult[];
  readonly durationMs: number;
}

/** A run as users have it, with its store in a folder of its own that is removed. */
export async function runRecorded(options: {
  suite: Suite;
  agent: Agent;
  driver: Driver;
  tasks?: readonly string[];
  instances?: number;
  thinkingMs?: number | 'measured';
}): Promise<Recorded> {
  const { suite, agent, driver, tasks, instances = 1, thinkingMs } = options;
  const folder = mkdtempSync(join(tmpdir(), 'androidworld-bench-'));
  const store = await openStore({ folder });
  const made = {
    suites: [suite],
    agents: [agent],
    seed: 30,
    instances,
    identicalParams: false,
    select: tasks ? { tasks } : {},
    ...(thinkingMs !== undefined && { thinkingMs }),
  };
  const steps: StepRecord[] = [];
  const results: EpisodeResult[] = [];
  const startedMs = performance.now();
  try {
    await run({
      ...made,
      plan: plan(made),
      config: describeConfig({ ...made, tools: [] }),
      driver,
      store,
      reporters: [
        {
          name: 'bench',
          onStep: (_episode, step) => void steps.push(step),
          onEpisodeEnd: (_episode, result) => void results.push(result),
        },
      ],
    });
    const broken = results.find(({ status }) => status === 'errored');
    if (broken) throw new Error(`An episode errored, so nothing was measured: ${broken.error?.message}`);
    return { steps, results, durationMs: performance.now() - startedMs };
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
}
