import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../packages/store/src/index.ts';

const main = fileURLToPath(new URL('../packages/cli/src/main.ts', import.meta.url));
const config = fileURLToPath(new URL('../packages/cli/test/counting/androidworld.config.ts', import.meta.url));
const kills = 20;

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kill-and-resume-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

interface Entry {
  readonly kind: 'start' | 'step' | 'end';
  readonly id: string;
  readonly attempt: number;
  readonly index?: number;
}

test('A run killed at 20 random moments loses no more than the step in flight, and repeats nothing that had ended', async () => {
  for (let kill = 0; kill < kills; kill += 1) {
    const child = start(kill === 0 || !(await hasRun()) ? [] : ['--resume', 'last']);
    // Some are killed while they start or look for where to go on, most in the middle of the work.
    // Begun here: one that has nothing left to do closes before it is killed.
    const closed = once(child, 'close');
    if (kill % 5 !== 0) await worksAgain(child);
    await delay(Math.random() * 400);
    child.kill('SIGKILL');
    await closed;
    await compareStoreWithJournal();
  }
  const last = start(['--resume', 'last']);
  expect((await once(last, 'close'))[0]).toBe(0);
  await compareStoreWithJournal();
  const stored = await readStore();
  expect(stored.length).toBe(100);
  // 8 taps, and the word that it is done.
  for (const episode of stored) expect(episode).toMatchObject({ status: 'passed', steps: 9, indices: { length: 9 } });
  // The kills did hit: some episodes were begun more than once.
  expect(stored.filter(({ attempt }) => attempt > 1).length).toBeGreaterThan(3);
}, 180_000);

function start(args: readonly string[]): ChildProcess {
  return spawn(
    process.execPath,
    [
      ...['--import', import.meta.resolve('tsx'), '--conditions=androidworld-source'],
      ...[main, 'run', '--config', config, '--out', join(folder, 'results'), ...args],
    ],
    { cwd: folder, env: { ...process.env, JOURNAL: join(folder, 'journal.jsonl') } },
  );
}

/** On a busy computer it takes a while from its first word to that. */
async function worksAgain(child: ChildProcess): Promise<void> {
  const before = journalBytes();
  while (child.exitCode === null && journalBytes() === before) await delay(10);
}

function journalBytes(): number {
  return statSync(join(folder, 'journal.jsonl'), { throwIfNoEntry: false })?.size ?? 0;
}

async function hasRun(): Promise<boolean> {
  if (!existsSync(join(folder, 'results/androidworld.db'))) return false;
  const store = await openStore({ folder: join(folder, 'results') });
  const runs = await store.listRuns();
  await store.close();
  return runs.length > 0;
}

interface StoredAttempt {
  readonly id: string;
  readonly attempt: number;
  readonly status: string | undefined;
  readonly steps: number;
  /** Indices of the steps that are stored. */
  readonly indices: readonly number[];
}

async function readStore(): Promise<StoredAttempt[]> {
  const store = await openStore({ folder: join(folder, 'results'), create: false });
  try {
    const found: StoredAttempt[] = [];
    for await (const { id, attempt, result, runId } of store.readEpisodes((await store.readRun('last')).manifest.id)) {
      const indices: number[] = [];
      for await (const { index } of store.readSteps(runId, id, attempt)) indices.push(index);
      found.push({ id, attempt, status: result?.status, steps: result?.steps ?? 0, indices });
    }
    return found;
  } finally {
    await store.close();
  }
}

/** The journal is written right after the store: each has at most the one entry in flight that the other lacks. */
async function compareStoreWithJournal(): Promise<void> {
  if (!(await hasRun())) return;
  const journal = readJournal();
  const stored = new Map((await readStore()).map((episode) => [episode.id, episode]));
  const ended = new Set<string>();
  for (const { kind, id } of journal) {
    if (kind === 'start') expect(ended.has(id), `${id} was run again after it had ended`).toBe(false);
    if (kind === 'end') ended.add(id);
  }
  for (const { kind, id, attempt, index } of journal) {
    const episode = stored.get(id);
    expect(episode, `${id} was begun and is lost`).toBeDefined();
    if (episode?.attempt !== attempt) continue;
    if (kind === 'step') expect(episode.indices, `step ${index} of ${id} was taken and is lost`).toContain(index);
    if (kind === 'end') expect(episode.status, `${id} has ended and its result is lost`).toBe('passed');
  }
  const noted = new Set(journal.map(({ kind, id, attempt, index }) => `${kind} ${id} ${attempt} ${index}`));
  const unnoted = [...stored.values()].flatMap(({ id, attempt, indices }) =>
    indices.filter((index) => !noted.has(`step ${id} ${attempt} ${index}`)),
  );
  // One for each kill so far at the most, and each was the step in flight.
  expect(unnoted.length).toBeLessThanOrEqual(kills);
  for (const { indices } of stored.values()) expect(indices).toEqual(indices.map((_, place) => place));
}

function readJournal(): Entry[] {
  const file = join(folder, 'journal.jsonl');
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry);
}
