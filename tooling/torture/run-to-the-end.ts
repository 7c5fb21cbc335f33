import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Random, waitUntil } from '../../packages/core/src/index.ts';
import { killProcess } from '../processes.ts';
import { journalVariable, readJournal } from './config/journal.ts';
import { type RunConfig, runConfigEnvironment } from './config/run-config.ts';
import type { Tried } from './find-wrong.ts';
import { readOutcome } from './read-outcome.ts';
import { type CliRun, startCli } from './start-cli.ts';
import type { Fault } from './worlds/world.ts';

export interface RunToTheEndOptions {
  readonly folder: string;
  readonly config: RunConfig;
  /** Made one after another at random moments. */
  readonly faults: readonly Fault[];
  /** How many entries the journal of an undisturbed run has: moments are drawn from these. */
  readonly entries: number;
  readonly random: Random;
  readonly signal: AbortSignal;
  log(line: string): void;
}

const configFile = fileURLToPath(new URL('./config/androidworld.config.ts', import.meta.url));
/** A run that needs longer does not end. */
const endsWithinMs = 15 * 60_000;
/** Errored episodes are run again by going on with the run; more often than this nothing changes any more. */
const mostResumes = 3;

/** Starts a run, disturbs it, and goes on with it as a user would, until it has ended in good order. */
export async function runToTheEnd(options: RunToTheEndOptions): Promise<Tried> {
  const { folder, config, signal } = options;
  await mkdir(folder, { recursive: true });
  const startedMs = performance.now();
  const out = join(folder, 'results');
  const journalFile = join(folder, 'journal.jsonl');
  const env = { ...runConfigEnvironment(config), [journalVariable]: journalFile };
  const disturber = disturb(options, journalFile);
  let resumedAfterErrors = 0;
  for (;;) {
    const outcome = await readOutcome(out);
    const resume = outcome === undefined ? [] : ['--resume', outcome.runId];
    const run = startCli(['run', '--config', configFile, '--out', out, ...resume], { cwd: folder, env });
    const leave = () => void killProcess(-run.pid);
    signal.addEventListener('abort', leave, { once: true });
    disturber.watch(run);
    const code = await endOf(run, startedMs);
    signal.removeEventListener('abort', leave);
    signal.throwIfAborted();
    // What a killed process leaves running in its group would go on using the phones.
    if (code === null) killProcess(-run.pid);
    if (code === 'never') return { ...(await collect()), problem: `did not end: ${run.said().slice(-500)}` };
    if (code === 0) return await collect();
    // An end that no signal and no decision of the command explains: Node names itself below what nobody caught.
    if (/^Node\.js v\d/m.test(run.said()))
      return { ...(await collect()), problem: `crashed: ${run.said().slice(-2_000)}` };
    if (code !== null) {
      resumedAfterErrors += 1;
      options.log(`ended with ${code}: ${lastLine(run.said())}`);
      if (resumedAfterErrors > mostResumes) return { ...(await collect()), problem: `still ends with ${code}` };
    }
  }

  async function collect(): Promise<Tried> {
    await disturber.end();
    const outcome = await readOutcome(out);
    const journal = readJournal(journalFile);
    return {
      scores: outcome?.scores ?? new Map(),
      broken: outcome?.broken ?? [],
      journal,
      entries: journal.length,
      hit: disturber.hit,
      resumedAfterErrors,
      durationMs: performance.now() - startedMs,
    };
  }
}

async function endOf(run: CliRun, startedMs: number): Promise<number | null | 'never'> {
  const leftMs = Math.max(0, endsWithinMs - (performance.now() - startedMs));
  const waiting = new AbortController();
  const late = delay(leftMs, 'never' as const, { signal: waiting.signal }).catch(() => 'never' as const);
  const code = await Promise.race([run.ended, late]);
  waiting.abort();
  if (code === 'never') {
    killProcess(-run.pid);
    await run.ended;
  }
  return code;
}

/** Makes the faults at random moments of the journal, each on the process that runs then. */
function disturb({ faults, entries, random, log }: RunToTheEndOptions, journalFile: string) {
  const over = new AbortController();
  const hit: string[] = [];
  let current: CliRun | undefined;
  const moments = random.sample(
    Array.from({ length: Math.max(entries, faults.length) }, (_, entry) => entry),
    faults.length,
  );
  const work = (async () => {
    for (const [place, moment] of moments.toSorted((a, b) => a - b).entries()) {
      const fault = faults[place];
      if (fault === undefined) return;
      const isDue = async () => {
        if (over.signal.aborted) return true;
        return existsSync(journalFile) && readJournal(journalFile).length >= moment;
      };
      await waitUntil(isDue, { what: 'the moment of a fault has come', timeoutMs: endsWithinMs, intervalMs: 20 });
      await delay(random.integer(0, 400));
      const run = current;
      if (over.signal.aborted || run === undefined || run.isOver()) continue;
      if (!(await fault.inject(run, random))) continue;
      hit.push(fault.name);
      log(`${fault.name} after ${readJournal(journalFile).length} entries`);
    }
  })();
  return {
    hit,
    watch(run: CliRun) {
      current = run;
    },
    async end() {
      over.abort();
      await work;
    },
  };
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
