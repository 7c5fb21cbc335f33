import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AndroidWorldError, sh } from '@androidworld/core';
import { type RunOutcome, selectTasks } from '@androidworld/core/engine';
import { makeFolder } from '@androidworld/core/host';
import { fileFailure } from '@androidworld/core/internals';
import type { RunStore } from '@androidworld/core/results';
import { escapeLines } from '@androidworld/report';
import type { CliCommand } from '../command.ts';
import { loadSession, type Session } from '../config/load-session.ts';
import { exitCodes } from '../exit-codes.ts';
import { createOption, type Flags, limitOptions, studyOptions } from '../options.ts';
import { withNamedRuns } from '../run/named-runs.ts';
import { outputFile } from '../run/output-file.ts';
import { runSession } from '../run/run-session.ts';
import { paperTasks, robustnessPlan } from '../study/robustness-plan.ts';
import { isColored, showPath, type Terminal, tableWidth } from '../terminal.ts';
import { fileNameOf } from './file-name-of.ts';
import { progress } from './run.ts';

const usualTrials = 10;

export const study: CliCommand = {
  name: 'study',
  summary: 'Run a study: how much results vary with the same seed, other seeds and other parameters',
  argument: { name: 'study', help: 'which (default: robustness)', choices: ['robustness'] },
  options: [...studyOptions, 'trials', 'studyOf', 'plot', ...limitOptions, 'json'],
  examples: [
    'androidworld study robustness --agent ./my-agent.ts --trials 10',
    'androidworld study robustness --task "Contacts*" --trials 5',
    'androidworld study robustness --of last --json',
  ],
  async run({ flags }, terminal) {
    requirePlotFile(flags, terminal);
    if (flags.of !== undefined) {
      requireNothingToRun(flags);
      await withNamedRuns([flags.of], { flags, terminal }, async ([named]) => {
        if (named !== undefined) await print(named.store, named.runId, { flags, out: named.resultsFolder }, terminal);
      });
      return exitCodes.ok;
    }
    return runStudy(flags, terminal);
  },
};

/** Known before a study that may take hours. */
function requirePlotFile({ plot }: Flags, terminal: Terminal): void {
  if (plot !== undefined) outputFile(plot, '--plot', terminal);
}

/** What a study is made of is recorded with it: another wish would look as if it were shown. */
function requireNothingToRun(flags: Flags): void {
  const places: readonly string[] = ['config', 'out'];
  const wishes = [...studyOptions, 'trials', ...limitOptions] as const;
  const given = wishes.filter((name) => !places.includes(name) && flags[name] !== undefined);
  if (given.length === 0) return;
  const names = given.map((name) => createOption(name).long).join(', ');
  throw new AndroidWorldError('AW_USAGE', `--of shows a study that was run: it does not go with ${names}`);
}

async function runStudy(given: Flags, terminal: Terminal): Promise<number> {
  const trials = given.trials ?? usualTrials;
  if (trials < 2) throw new AndroidWorldError('AW_USAGE', `Expected --trials to be 2 or more, found ${trials}`);
  const loaded = await loadSession(given, terminal);
  try {
    const { session, flags } = withPaperTasks(loaded, { ...given, trials });
    const { openStore } = await import('@androidworld/store');
    const store = await openStore({ folder: session.out });
    try {
      const plan = await robustnessPlan(session, trials);
      const reporters = flags.json ? [] : [await progress(terminal)];
      const outcome = await runSession(session, { plan, store, reporters, flags }, terminal);
      return await printOutcome(outcome, { store, flags, out: session.out }, terminal);
    } finally {
      await store.close();
    }
  } finally {
    await loaded.close();
  }
}

/** Where nobody says which tasks, those of the paper, if the suites have them. The flags say so too: runs are resumed by them. */
function withPaperTasks(session: Session, flags: Flags): { session: Session; flags: Flags } {
  const { suites, select } = session;
  const isSelected = Object.keys(select).length > 0;
  const names = new Set(selectTasks(suites).map(({ task }) => task.name));
  if (isSelected || !paperTasks.every((name) => names.has(name))) return { session, flags };
  return { session: { ...session, select: { tasks: paperTasks } }, flags: { ...flags, task: paperTasks } };
}

async function printOutcome(
  { runId, interrupted, limit }: RunOutcome,
  { store, flags, out }: { store: RunStore; flags: Flags; out: string },
  terminal: Terminal,
): Promise<number> {
  const { errored } = await print(store, runId, { flags, out }, terminal);
  if (interrupted) {
    const folder = showPath(out, terminal);
    const goOn = sh`androidworld run --resume ${runId} --out ${folder}`.script;
    const then = sh`androidworld study robustness --of ${runId} --out ${folder}`.script;
    terminal.stderr.write(`${escapeLines(`Go on with it:  ${goOn}\nThen:  ${then}`)}\n`);
    return limit === undefined ? exitCodes.interrupted : exitCodes.failed;
  }
  return errored > 0 ? exitCodes.failed : exitCodes.ok;
}

async function print(
  store: RunStore,
  runId: string,
  { flags, out }: { flags: Flags; out: string },
  terminal: Terminal,
): Promise<{ errored: number }> {
  const { readReport, renderRobustness, renderRobustnessPlot, robustness } = await import('@androidworld/report');
  const trials = (await store.readRun(runId)).manifest.invocation?.trials;
  if (typeof trials !== 'number')
    throw new AndroidWorldError(
      'AW_USAGE',
      `Run "${runId}" is not of a study. Expected one that "androidworld study robustness" began`,
    );
  const report = await readReport(store, runId);
  const result = robustness(report, trials);
  terminal.stdout.write(
    flags.json
      ? `${JSON.stringify(result, undefined, 2)}\n`
      : `\n${renderRobustness(result, {
          color: isColored(terminal.stdout, terminal.env),
          width: tableWidth(terminal.stdout, terminal.env),
        })}\n`,
  );
  const name = `robustness-${fileNameOf(runId)}.svg`;
  const file = flags.plot === undefined ? join(out, name) : outputFile(flags.plot, '--plot', terminal);
  try {
    makeFolder(dirname(file));
    await writeFile(file, renderRobustnessPlot(result));
  } catch (error) {
    throw fileFailure(error, { what: 'write the plot', file });
  }
  if (!flags.json) terminal.stdout.write(`The same as a picture:  ${showPath(file, terminal)}\n`);
  return { errored: report.aggregates.total.errored };
}
