import { plural } from '@androidworld/core/internals';
import { createColors } from 'picocolors';
import { percent } from '../format.ts';
import { escapeTerminal } from '../terminal/escape-terminal.ts';
import { plainTable } from '../terminal/plain-table.ts';
import { type Robustness, robustnessConditions, type Trials } from './robustness.ts';

/** A study as a table for the terminal: tasks down, conditions across; within `width` where it is given. */
export function renderRobustness(
  study: Robustness,
  { color, width }: { readonly color: boolean; readonly width?: number | undefined },
): string {
  const colors = createColors(color);
  const blocks = study.agents.map(({ agent, tasks, total }) => {
    const rows = [
      ...tasks.map(({ task, results }) => [escapeTerminal(task), ...results.map((trials) => cell(trials, colors))]),
      [colors.bold('all'), ...total.map((trials) => cell(trials, colors))],
    ];
    const head = ['Task', ...robustnessConditions].map((title) => colors.dim(title));
    return `${colors.bold(escapeTerminal(agent))}\n${plainTable([head, ...rows], { width })}`;
  });
  const notes = [
    `Mean score of ${plural(study.trials, 'trial')} of each task and condition, 95 % interval (Wilson; over all tasks clustered by task), ± standard deviation.`,
    '* differs from the same seed with p < 0.05 (Fisher, exact, of the trials solved; not adjusted for their number).',
  ];
  return `${[...blocks, notes.map((note) => colors.dim(note)).join('\n')].join('\n\n')}\n`;
}

function cell({ mean, interval, deviation, p, errored }: Trials, colors: ReturnType<typeof createColors>): string {
  if (mean === undefined) return `${percent(undefined)}${errored > 0 ? colors.yellow(` ${errored} not scored`) : ''}`;
  const range =
    interval === undefined ? '' : ` (${(100 * interval.low).toFixed(0)}–${(100 * interval.high).toFixed(0)})`;
  const spread = deviation === undefined ? '' : ` ±${(100 * deviation).toFixed(0)}`;
  const star = p !== undefined && p < 0.05 ? colors.yellow(` * p ${p.toFixed(3)}`) : '';
  const missing = errored > 0 ? colors.yellow(` ${errored} not scored`) : '';
  return `${percent(mean)}${colors.dim(`${range}${spread}`)}${star}${missing}`;
}
