import { sh } from '@androidworld/core';
import { countToRun, type NextCommand, type Report } from '@androidworld/report';
import { type Flags, renderFlags } from '../options.ts';
import { showPath, type Terminal } from '../terminal.ts';

/** What one would do next with a run, ready to copy: run what has no score yet, and look at the steps. */
export function nextCommands(
  report: Report,
  { flags, out, html }: { flags: Flags; out: string; html?: string },
  terminal: Terminal,
): NextCommand[] {
  const folder = showPath(out, terminal);
  // A run goes on only with what it was begun with.
  const again = renderFlags({ ...flags, out: folder, resume: report.run.id });
  return [
    ...(countToRun(report) > 0 ? [{ purpose: 'Run what is due', command: `androidworld run ${again}` }] : []),
    {
      purpose: 'Look at every step',
      command:
        html === undefined
          ? sh`androidworld report --html --run ${report.run.id} --out ${folder}`.script
          : sh`open ${showPath(html, terminal)}`.script,
    },
  ];
}
