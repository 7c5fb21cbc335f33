import type { CliCommand } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { namedRunsHelp, withNamedRuns } from '../run/named-runs.ts';
import { isColored, tableWidth } from '../terminal.ts';

export const compare: CliCommand = {
  name: 'compare',
  summary: 'Compare runs, or the agents of a run, instance by instance',
  argument: { name: 'runs', help: namedRunsHelp, isVariadic: true },
  options: ['config', 'out', 'json'],
  examples: ['androidworld compare 20231015 last', 'androidworld compare ci/main/results ci/branch/results --json'],
  async run({ flags, args }, terminal) {
    const { compareRuns, readReport, renderComparison } = await import('@androidworld/report');
    const names = args.length === 0 ? ['last'] : args;
    const reports = await withNamedRuns(names, { flags, terminal }, (runs) =>
      Promise.all(runs.map(({ store, runId }) => readReport(store, runId))),
    );
    const comparisons = compareRuns(reports);
    terminal.stdout.write(
      flags.json
        ? `${JSON.stringify({ format: 'androidworld-comparison', version: 1, comparisons }, undefined, 2)}\n`
        : renderComparison(comparisons, {
            color: isColored(terminal.stdout, terminal.env),
            width: tableWidth(terminal.stdout, terminal.env),
          }),
    );
    return exitCodes.ok;
  },
};
