import { relative } from 'node:path';
import type { RunOutcome, RunStore } from '@androidworld/core';
import { exitCodes } from '../exit-codes.ts';
import { isColored, type Terminal } from '../terminal.ts';

/** Prints what a run came to, and says how the command ends: 1 when episodes errored. */
export async function printOutcome(
  { runId, interrupted }: RunOutcome,
  { store, out, json, html }: { store: RunStore; out: string; json: boolean; html?: string },
  terminal: Terminal,
): Promise<number> {
  const { readReport, renderJson, renderSummary } = await import('@androidworld/report');
  const report = await readReport(store, runId);
  const folder = relative(terminal.cwd, out) || '.';
  const errored = report.episodes.some((episode) => episode.status === 'errored');
  terminal.stdout.write(
    json
      ? renderJson(report)
      : `\n${renderSummary(report, {
          color: isColored(terminal.stdout, terminal.env),
          width: terminal.stdout.columns ?? 100,
          next: [
            ...(errored || interrupted
              ? [{ purpose: 'Run what is missing', command: `androidworld run --resume ${runId} --out ${folder}` }]
              : []),
            html === undefined
              ? { purpose: 'Look at every step', command: `androidworld report --html --out ${folder}` }
              : { purpose: 'Look at every step', command: `open ${relative(terminal.cwd, html)}` },
          ],
        })}`,
  );
  if (interrupted) return exitCodes.interrupted;
  return errored ? exitCodes.failed : exitCodes.ok;
}
