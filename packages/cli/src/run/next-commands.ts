import { sh } from '@androidworld/core';
import { countToRun, type NextCommand, type Report } from '@androidworld/report';
import { showPath, type Terminal } from '../terminal.ts';

/** What one would do next with a run, ready to copy: run what has no score yet, and look at the steps. */
export function nextCommands(
  report: Report,
  { out, html }: { out: string; html?: string },
  terminal: Terminal,
): NextCommand[] {
  const folder = showPath(out, terminal);
  return [
    ...(countToRun(report) > 0
      ? [{ purpose: 'Run what is due', command: sh`androidworld run --resume ${report.run.id} --out ${folder}`.script }]
      : []),
    {
      purpose: 'Look at every step',
      command:
        html === undefined
          ? sh`androidworld report --html --run ${report.run.id} --out ${folder}`.script
          : sh`open ${showPath(html, terminal)}`.script,
    },
  ];
}
