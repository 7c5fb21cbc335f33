import { plural } from '@androidworld/core/internals';
import { createColors } from 'picocolors';
import { percent } from '../format.ts';
import { escapeTerminal } from '../terminal/escape-terminal.ts';
import { plainTable } from '../terminal/plain-table.ts';
import type { Comparison, Flip } from './compare-runs.ts';
import type { PairedDifference } from './paired-difference.ts';

const margin = '  ';

/** So many tasks that flipped are named; all are in JSON. */
const shownFlips = 30;

/** Comparisons for a terminal: the difference first, then what flipped; tables within `width` where it is given. */
export function renderComparison(
  comparisons: readonly Comparison[],
  { color, width }: { readonly color: boolean; readonly width?: number | undefined },
): string {
  if (comparisons.length === 0) return 'There is nothing to compare: one agent in one run. Name a second run.\n';
  const colors = createColors(color);
  const blocks = comparisons.map((comparison) => {
    const { baseline, contender, pairs, unpaired, scores, score, success, steps, costUsd, flips } = comparison;
    const title = `${colors.bold(escapeTerminal(contender.name))} against ${colors.bold(escapeTerminal(baseline.name))}`;
    const left = unpaired === 0 ? '' : `; ${plural(unpaired, 'instance')} without a score of both left out`;
    const about = `${plural(pairs, 'instance')} of ${plural(score.tasks, 'task')}${left}`;
    if (scores === undefined)
      return `${title}\n  No instance has a score of both, with the same seed and parameters${left}.`;
    const rows = [
      ['Solved', `${percent(scores.baseline)} to ${percent(scores.contender)}`, points(score)],
      [
        'Solved by one alone',
        `${success.won} won, ${success.lost} lost`,
        `p = ${success.p < 0.001 ? '< 0.001' : success.p.toFixed(3)} (McNemar, exact)`.replace('= <', '<'),
      ],
      ...(steps.mean === undefined ? [] : [['Steps', signed(steps.mean, 1), range(steps, 1)]]),
      ...(costUsd.mean === undefined
        ? []
        : [['Cost per episode', `${signed(costUsd.mean, 4)} USD`, range(costUsd, 4)]]),
    ];
    return [
      `${title}: ${about}`,
      indent(plainTable(rows, { width: width === undefined ? width : width - margin.length })),
      ...flipLines(flips, colors),
    ].join('\n');
  });
  return `${blocks.join('\n\n')}\n`;
}

type Colors = ReturnType<typeof createColors>;

function flipLines(flips: readonly Flip[], colors: Colors): string[] {
  if (flips.length === 0) return [];
  const lines = flips.slice(0, shownFlips).map(({ suite, task, instance, from, to }) => {
    const what = escapeTerminal(`${suite}/${task} ${instance}`);
    return from > to
      ? `${colors.red('lost')}  ${what}  ${from} to ${to}`
      : `${colors.green('won ')}  ${what}  ${from} to ${to}`;
  });
  const more = flips.length > shownFlips ? [`and ${flips.length - shownFlips} more: see --json`] : [];
  return ['', ...[...lines, ...more].map((line) => `  ${line}`)];
}

/** `+12.5 points (95 % interval 2.1 to 22.9, clustered by task)` */
function points({ mean = 0, interval }: PairedDifference): string {
  const told = `${signed(mean * 100, 1)} points`;
  if (interval === undefined) return `${told} (no interval of one task)`;
  return `${told} (95 % interval ${signed(interval.low * 100, 1)} to ${signed(interval.high * 100, 1)}, clustered by task)`;
}

function range({ interval }: PairedDifference, digits: number): string {
  return interval === undefined
    ? ''
    : `(95 % interval ${signed(interval.low, digits)} to ${signed(interval.high, digits)})`;
}

function signed(value: number, digits: number): string {
  return `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(digits)}`;
}

function indent(text: string): string {
  return text
    .split('\n')
    .map((line) => `${margin}${line}`)
    .join('\n');
}
