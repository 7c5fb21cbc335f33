import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlannedEpisode } from '../../packages/core/src/index.ts';
import { readReport } from '../../packages/report/src/index.ts';
import { openStore } from '../../packages/store/src/index.ts';
import { atMost, type Figure } from './figure.ts';

const episodes = 10_000;

export const aggregateStore: Figure = {
  name: 'listing and aggregating a store of 10,000 episodes',
  promise: 'at most 1 s',
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'androidworld-bench-'));
    try {
      await fill(folder);
      const startedMs = performance.now();
      const store = await openStore({ folder, create: false });
      const [run] = await store.listRuns();
      const report = await readReport(store, 'last');
      await store.close();
      const seconds = (performance.now() - startedMs) / 1000;
      if (run?.episodes.passed !== episodes / 2 || report.aggregates.total.episodes !== episodes) {
        throw new Error('The store does not give back what was put in');
      }
      return atMost(1, seconds, 's');
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

/** 116 tasks, three agents, results that differ. */
async function fill(folder: string): Promise<void> {
  const plan = Array.from({ length: episodes }, (_, number) => plannedEpisode(number));
  const store = await openStore({ folder });
  const run = await store.createRun({
    id: 'bench',
    startedAt: '2026-01-01T00:00:00.000Z',
    configHash: 'bench',
    config: {},
    versions: {},
    plan,
  });
  for (const [number, episode] of plan.entries()) {
    const writer = await run.startEpisode({
      ...episode,
      params: { name: 'Ada Lovelace', number: '+1 555 123 4567', text: 'words '.repeat(20) },
      goal: 'Create a new contact for Ada Lovelace. '.repeat(4),
      agentPowers: [],
      deviceSerial: 'emulator-5554',
      deviceKind: 'virtual',
      startedAt: '2026-01-01T00:00:00.000Z',
    });
    const passed = number % 2 === 0;
    await writer.finish({
      status: passed ? 'passed' : 'failed',
      score: passed ? 1 : 0,
      stateScore: passed ? 1 : 0,
      declared: 'complete',
      steps: 1 + (number % 20),
      durations: {
        setUp: 900,
        observe: 50,
        agent: 8_000,
        act: 900,
        settle: 2_000,
        score: 80,
        tearDown: 700,
        store: 40,
      },
      durationMs: 12_670,
    });
  }
  await run.finish();
  await store.close();
}

function plannedEpisode(number: number): PlannedEpisode {
  const [agent, task] = [`agent-${number % 3}`, `Task${number % 116}`];
  return {
    id: `${agent}/androidworld/${task}/${number}`,
    agent,
    suite: 'androidworld',
    task,
    instance: number,
    seed: number,
    stepBudget: 20,
    tags: ['data_entry', 'search'],
    apps: ['contacts'],
    difficulty: 'easy',
    optimalSteps: 7,
    startsInGoalState: false,
  };
}
