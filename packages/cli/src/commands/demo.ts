import { join } from 'node:path';
import type { CliCommand } from '../command.ts';
import { loadSession } from '../config/load-session.ts';
import type { Flags } from '../options.ts';
import { onePerApp } from '../run/one-per-app.ts';
import { planSession } from '../run/plan-session.ts';
import { printOutcome } from '../run/print-outcome.ts';
import { runSession } from '../run/run-session.ts';
import { showPath } from '../terminal.ts';
import { progress } from './run.ts';

/** What the demo left out, and how to run it. */
function restOf(all: number, run: number): string {
  const command = `npx androidworld run --suite androidworld --agent oracle --device virtual:2`;
  return `These were ${run} of ${all} tasks, one for each app. All of them:  ${command}`;
}

export const demo: CliCommand = {
  name: 'demo',
  summary: 'Run the main job on the embedded phone: no emulator, no model, no configuration',
  options: ['task', 'instances', 'seed', 'out'],
  examples: ['androidworld demo', 'androidworld demo --task "Clock*"'],
  async run({ flags }, terminal) {
    terminal.stderr.write('Starting the embedded phone …\n');
    const out = flags.out ?? join('results', 'demo');
    const own: Flags = { ...flags, out, suite: ['androidworld'], agent: ['oracle', 'noop'], device: ['virtual:2'] };
    // The demo is the same everywhere: a configuration beside it plays no part.
    const whole = await loadSession(own, terminal, { useConfig: false });
    const all = whole.suites.flatMap(({ tasks }) => tasks);
    const task = flags.task ?? [...onePerApp(all)];
    const session = { ...whole, select: { ...whole.select, tasks: task } };
    try {
      const plan = await planSession(session, flags, terminal);
      const [{ openStore }, { writeHtmlReport }] = await Promise.all([
        import('@androidworld/store'),
        import('@androidworld/report'),
      ]);
      const store = await openStore({ folder: session.out });
      try {
        const outcome = await runSession(
          session,
          { plan, store, reporters: [await progress(terminal)], flags: { ...own, task } },
          terminal,
        );
        const html = join(session.out, 'report.html');
        await writeHtmlReport({
          runs: [{ store, runId: outcome.runId, resultsFolder: session.out }],
          file: html,
        });
        const code = await printOutcome(outcome, { store, flags: { ...own, task }, out: session.out, html }, terminal);
        terminal.stdout.write(`\nThe report: ${showPath(html, terminal)}\n`);
        if (flags.task === undefined) terminal.stdout.write(`${restOf(all.length, task.length)}\n`);
        return code;
      } finally {
        await store.close();
      }
    } finally {
      await session.close();
    }
  },
};
