import type { RunOutcome } from '@androidworld/core/engine';
import type { RunStore } from '@androidworld/core/results';
import { exitCodes } from '../exit-codes.ts';
import type { Flags } from '../options.ts';
import { isColored, type Terminal, tableWidth } from '../terminal.ts';
import { nextCommands } from './next-commands.ts';

/** Prints what a run came to, and says how the command ends: 1 when episodes errored, or a limit left some of them. */
export async function printOutcome(
  { runId, interrupted, limit }: RunOutcome,
  { store, flags, out, html }: { store: RunStore; flags: Flags; out: string; html?: string },
  terminal: Terminal,
): Promise<number> {
  const { readReport, renderJson, renderSummary } = await import('@androidworld/report');
  const report = await readReport(store, runId);
  terminal.stdout.write(
    flags.json
      ? renderJson(report)
      : `\n${renderSummary(report, {
          color: isColored(terminal.stdout, terminal.env),
          width: tableWidth(terminal.stdout, terminal.env),
          next: nextCommands(report, { out, ...(html !== undefined && { html }) }, terminal),
        })}`,
  );
  if (limit !== undefined) return exitCodes.failed;
  if (interrupted) return exitCodes.interrupted;
  return report.episodes.some((episode) => episode.status === 'errored') ? exitCodes.failed : exitCodes.ok;
}
