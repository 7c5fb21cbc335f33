import type { CliCommand } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { withNamedRuns } from '../run/named-runs.ts';
import { untilAborted } from '../run/until-aborted.ts';

export const view: CliCommand = {
  name: 'view',
  summary: 'Show a run in the browser while it goes on: phones, steps, progress, until Ctrl-C',
  argument: { name: 'run', help: 'id of a run, "last", or a results folder (default: last)' },
  options: ['config', 'out', 'viewPort', 'openView'],
  examples: ['androidworld view', 'androidworld view 20231015 --port 8080', 'androidworld view ci/results'],
  async run({ flags, argument = 'last' }, terminal) {
    const { serveView } = await import('@androidworld/report');
    await withNamedRuns([argument], { flags, terminal }, async ([named]) => {
      if (named === undefined) return;
      const { store, runId } = named;
      await using served = await serveView({ store, runId, ...(flags.port !== undefined && { port: flags.port }) });
      terminal.stdout.write(`${served.url}\n\nFor browsers of this computer. Ctrl-C ends it, not the run.\n`);
      if (flags.open) {
        const { default: open } = await import('open');
        await open(served.url);
      }
      await untilAborted(terminal.signal);
    });
    return exitCodes.ok;
  },
};
