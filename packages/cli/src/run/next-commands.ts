import { sh } from '@androidworld/core';
import type { NextCommand, Report } from '@androidworld/report';
import { type Flags, renderFlags } from '../options.ts';
import { showPath, type Terminal } from '../terminal.ts';

/** What one would do next with a run, ready to copy: run what has no score yet, and look at the steps. */
export function nextCommands(
  { run, episodes }: Report,
  { flags, out, html }: { flags: Flags; out: string; html?: string },
  terminal: Terminal,
): NextCommand[] {
  const folder = showPath(out, terminal);
  const scored = episodes.filter(({ status }) => status === 'passed' || status === 'failed');
  // A run goes on only with what it was begun with.
  const again = renderFlags({ ...flags, out: folder, resume: run.id });
  return [
    ...(scored.length < run.planned
      ? [{ purpose: 'Run what has no score yet', command: `androidworld run ${again}` }]
      : []),
    {
      purpose: 'Look at every step',
      command:
        html === undefined
          ? sh`androidworld report --html --run ${run.id} --out ${folder}`.script
          : sh`open ${showPath(html, terminal)}`.script,
    },
  ];
}
