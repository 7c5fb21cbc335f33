import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import {
  EpisodeAggregator,
  type EpisodeResult,
  type PlannedEpisode,
  type StoredEpisode,
} from '../../packages/core/src/entries/results.ts';
import { readReport } from '../../packages/report/src/index.ts';
import { openStore } from '../../packages/store/src/index.ts';
import { type Figure, round } from './figure.ts';

export const aggregateStore: Figure = {
  name: 'listing and aggregating a store of 10,000 / 100,000 episodes; processor time; a whole report of 10,000',
  promise: 'at most 0.3 / 2 s',
  async measure() {
    const small = await measureStore(10_000, { report: true });
    const large = await measureStore(100_000);
    const [wall, used] = [
      `${round(small.seconds)} / ${round(large.seconds)} s`,
      `${round(small.used)} / ${round(large.used)} s`,
    ];
    return { found: `${wall}; ${used}; ${round(small.report)} s`, kept: small.seconds <= 0.3 && large.seconds <= 2 };
  },
};

/** Seconds: by the clock, of processor time, and by the clock for a report that holds every episode. */
async function measureStore(episodes: number, { report = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'androidworld-bench-'));
  try {
    await fill(folder, episodes);
    const store = await openStore({ folder, create: false });
    const [startedMs, used] = [performance.now(), process.cpuUsage()];
    const [run] = await store.listRuns();
    const aggregator = new EpisodeAggregator();
    for await (const facts of store.readFacts('last')) aggregator.add(facts);
    const { total } = aggregator.aggregates();
    const [seconds, { user, system }] = [(performance.now() - startedMs) / 1000, process.cpuUsage(used)];
    if (run?.episodes.passed !== episodes / 2 || total.episodes !== episodes) {
      throw new Error('The store does not give back what was put in');
    }
    const reportStartedMs = performance.now();
    if (report) await readReport(store, 'last');
    const reportSeconds = (performance.now() - reportStartedMs) / 1000;
    await store.close();
    return { seconds, used: (user + system) / 1e6, report: reportSeconds };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** 116 tasks, three agents, results that differ. Written in one transaction: only reading is measured. */
async function fill(folder: string, episodes: number): Promise<void> {
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
  await run.finish();
  await store.close();
  const database = new Database(join(folder, 'androidworld.db'));
  const insert = database.prepare(
    'INSERT INTO episodes (run, position, attempt, status, episode, result) VALUES (1, ?, 1, ?, ?, ?)',
  );
  const insertAll = database.transaction(() => {
    for (const [number, episode] of plan.entries()) {
      const passed = number % 2 === 0;
      const status = passed ? 'passed' : 'failed';
      insert.run(number, status, JSON.stringify(begun(episode)), JSON.stringify(ended(number, passed)));
    }
  });
  insertAll();
  database.close();
}

function begun(episode: PlannedEpisode): StoredEpisode {
  return {
    ...episode,
    attempt: 1,
    runId: 'bench',
    params: { name: 'Ada Lovelace', number: '+1 555 123 4567', text: 'words '.repeat(20) },
    goal: 'Create a new contact for Ada Lovelace. '.repeat(4),
    agentPrivileges: [],
    deviceSerial: 'emulator-5554',
    deviceKind: 'virtual',
    startedAt: '2026-01-01T00:00:00.000Z',
  };
}

function ended(number: number, passed: boolean): EpisodeResult {
  return {
    status: passed ? 'passed' : 'failed',
    score: passed ? 1 : 0,
    stateScore: passed ? 1 : 0,
    endReason: 'complete',
    steps: 1 + (number % 20),
    durations: { setUp: 900, observe: 50, agent: 8_000, act: 900, settle: 2_000, score: 80, tearDown: 700, store: 40 },
    durationMs: 12_670,
  };
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
