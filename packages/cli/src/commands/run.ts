import { AndroidWorldError, isAndroidWorldError, sh } from '@androidworld/core';
import { plural } from '@androidworld/core/internals';
import type { PlannedEpisode, Reporter } from '@androidworld/core/results';
import { escapeTerminal } from '@androidworld/report';
import type { CliCommand } from '../command.ts';
import { loadSession } from '../config/load-session.ts';
import { exitCodes } from '../exit-codes.ts';
import { type Flags, limitOptions, renderFlags, runOptions } from '../options.ts';
import { fileReporters } from '../run/file-reporters.ts';
import { planSession } from '../run/plan-session.ts';
import { previewSession } from '../run/preview-session.ts';
import { printOutcome } from '../run/print-outcome.ts';
import { readRecordedRun } from '../run/recorded-run.ts';
import { runSession } from '../run/run-session.ts';
import { isColored, type Terminal } from '../terminal.ts';

export const run: CliCommand = {
  name: 'run',
  summary: 'Plan episodes, run them on every device, store every step',
  options: [...runOptions, 'shard', 'resume', 'only', 'of', 'dryRun', ...limitOptions, 'reporter', 'json'],
  examples: [
    'androidworld run --agent oracle --task "Contacts*"',
    'androidworld run --device emulator-5554 --agent noop --instances 3',
    'androidworld run --resume last',
    'androidworld run --only failed --of last',
    'androidworld run --agent ./my-agent.ts --limit-usd 5',
  ],
  async run({ flags: given }, terminal) {
    const recorded = await readRecordedRun(given, terminal);
    const flags = recorded?.flags ?? given;
    const cwd = recorded?.cwd ?? terminal.cwd;
    const here = { ...terminal, cwd };
    const session = await loadSession(flags, here);
    const refuse = (error: unknown): never => {
      throw withNewRun(error, flags, cwd === terminal.cwd ? '' : `${sh`cd ${cwd}`.script} && `);
    };
    try {
      const plan = recorded?.plan ?? (await planSession(session, flags, terminal));
      const files = fileReporters(flags.reporter ?? [], session.out, terminal);
      if (flags.dryRun) {
        const planned = await previewSession(session, plan, flags).catch(refuse);
        return printPlan(planned, flags.json ?? false, terminal);
      }
      const reporters = [...(flags.json ? [] : [await progress(terminal)]), ...files.reporters];
      const { openStore } = await import('@androidworld/store');
      const store = await openStore({ folder: session.out });
      try {
        const outcome = await runSession(session, { plan, store, reporters, flags }, here).catch(refuse);
        const code = await printOutcome(outcome, { store, flags, out: session.out }, terminal);
        return code === exitCodes.ok && files.failed.length > 0 ? exitCodes.failed : code;
      } finally {
        await store.close();
      }
    } finally {
      await session.close();
    }
  },
};

/** A run that cannot be resumed can be started anew: with which command. */
function withNewRun(error: unknown, { resume: _, ...flags }: Flags, way: string): unknown {
  if (!isAndroidWorldError(error, 'AW_RUN_CHANGED')) return error;
  const command = `${way}androidworld run ${renderFlags(flags)}`.trimEnd();
  return new AndroidWorldError('AW_RUN_CHANGED', `${error.message}:  ${command}`, {
    details: error.details,
    cause: error,
  });
}

/** The live view of a run; on stderr, so that results can be piped. */
export async function progress({ stderr, env }: Terminal): Promise<Reporter> {
  const { progressReporter } = await import('@androidworld/report');
  return progressReporter({ stream: stderr, isTty: stderr.isTTY ?? false, color: isColored(stderr, env) });
}

function printPlan(plan: readonly PlannedEpisode[], json: boolean, { stdout }: Terminal): number {
  if (json) stdout.write(`${JSON.stringify(plan, undefined, 2)}\n`);
  else {
    for (const { id, seed, stepBudget } of plan)
      stdout.write(`${escapeTerminal(id)}  seed ${seed}, at most ${plural(stepBudget, 'step')}\n`);
    stdout.write(`${plan.length > 0 ? '\n' : ''}${plural(plan.length, 'episode')}\n`);
  }
  return exitCodes.ok;
}
