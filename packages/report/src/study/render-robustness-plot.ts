import { plural } from '@androidworld/core/internals';
import { escapeHtml } from '../html/escape.ts';
import { type Robustness, type RobustnessCondition, robustnessConditions, type Trials } from './robustness.ts';

/** Told apart in grey and by people who see no red, too (Okabe and Ito 2008). */
const colors: Readonly<Record<RobustnessCondition, string>> = {
  'same seed': '#0072b2',
  'other seeds': '#e69f00',
  'other parameters': '#009e73',
};

const labelWidth = 300;
const plotWidth = 460;
const rowHeight = 54;
const head = 78;

/** A study as a picture: the mean of each task and condition with its interval. SVG that needs nothing else. */
export function renderRobustnessPlot(study: Robustness): string {
  const rows = study.agents.flatMap(({ agent, tasks, total }) => {
    const prefix = study.agents.length > 1 ? `${agent}: ` : '';
    return [
      ...tasks.map(({ task, results }) => ({ label: `${prefix}${task}`, results })),
      { label: `${prefix}all tasks`, results: total },
    ];
  });
  const width = labelWidth + plotWidth + 40;
  const height = head + rows.length * rowHeight + 52;
  const bottom = head + rows.length * rowHeight;
  const grid = [0, 0.25, 0.5, 0.75, 1].map(
    (share) =>
      `<line x1="${x(share)}" y1="${head - 8}" x2="${x(share)}" y2="${bottom}" stroke="#ddd"/><text x="${x(share)}" y="${bottom + 20}" text-anchor="middle" fill="#555">${share * 100} %</text>`,
  );
  const key = robustnessConditions.map(
    (condition, place) =>
      `<circle cx="${labelWidth + 8 + place * 150}" cy="48" r="5" fill="${colors[condition]}"/><text x="${labelWidth + 20 + place * 150}" y="52">${condition}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-labelledby="title">
<title id="title">Mean score of each task under each condition, with 95 % intervals</title>
<rect width="${width}" height="${height}" fill="#fff"/>
<text x="20" y="28" font-size="16" font-weight="600">Robustness: ${plural(study.trials, 'trial')} of each task and condition</text>
${[...key, ...grid].join('\n')}
${rows.map(renderRow).join('\n')}
<text x="${labelWidth + plotWidth / 2}" y="${bottom + 42}" text-anchor="middle" fill="#555">mean score, 95 % interval; * p &lt; 0.05 against the same seed</text>
</svg>
`;
}

function renderRow(
  { label, results }: { readonly label: string; readonly results: readonly Trials[] },
  place: number,
): string {
  const middle = head + (place + 0.5) * rowHeight;
  const marks = results.map((trials, line) => renderMark(trials, middle + (line - 1) * 13));
  return `<text x="${labelWidth - 14}" y="${middle + 4}" text-anchor="end">${escapeHtml(label)}</text>${marks.join('')}`;
}

function renderMark({ condition, mean, interval, p }: Trials, y: number): string {
  if (mean === undefined) return '';
  const color = colors[condition];
  const range = interval
    ? `<line x1="${x(interval.low)}" y1="${y}" x2="${x(interval.high)}" y2="${y}" stroke="${color}" stroke-width="2.5" stroke-linecap="round" opacity=".55"/>`
    : '';
  const star = p !== undefined && p < 0.05 ? `<text x="${x(interval?.high ?? mean) + 7}" y="${y + 5}">*</text>` : '';
  return `${range}<circle cx="${x(mean)}" cy="${y}" r="4.5" fill="${color}"/>${star}`;
}

function x(share: number): number {
  return Math.round((labelWidth + share * plotWidth) * 10) / 10;
}
