import type { AppReport } from './crawl-app.ts';
import { type Finding, type FindingKind, findingKinds } from './finding.ts';

const kinds = Object.keys(findingKinds) as FindingKind[];

/** A line for each app: what was seen, and how many findings of each kind nobody has given a reason for. */
export function renderTable(reports: readonly AppReport[]): string {
  const header = ['app', 'screens', 'presses', ...kinds, 'known', 'lost', 'seconds'];
  const rows = reports.map((report) => {
    const open = report.findings.filter(({ known }) => known === undefined);
    return [
      `${report.app}${report.isCutShort ? ' +' : ''}`,
      String(report.screens.length),
      String(report.presses),
      ...kinds.map((kind) => String(open.filter((finding) => finding.kind === kind).length)),
      String(report.findings.length - open.length),
      String(report.lost.length),
      report.seconds.toFixed(0),
    ];
  });
  const total = header.map((_, column) => {
    if (column === 0) return 'all';
    return String(rows.reduce((sum, row) => sum + Number(row[column]), 0));
  });
  const lines = [header, ...rows, total];
  const widths = header.map((_, column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  const table = lines.map((line) =>
    line
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
  const note = reports.some(({ isCutShort }) => isCutShort) ? ['+ there is more than the budget allowed'] : [];
  return [...table, ...note].join('\n');
}

/** What was found in an app, by kind, each with the shortest way to it. */
export function renderFindings({ app, findings, lost }: AppReport): string {
  const open = findings.filter(({ known }) => known === undefined);
  const parts = kinds.flatMap((kind) => {
    const found = open.filter((finding) => finding.kind === kind);
    if (found.length === 0) return [];
    return [`${app}: ${kind} (${findingKinds[kind]})`, ...found.flatMap(renderFinding)];
  });
  const unreached = lost.length === 0 ? [] : [`${app}: not reached again`, ...lost.map((path) => `  ${path}`)];
  return [...parts, ...unreached].join('\n');
}

function renderFinding({ element, what, screen, path }: Finding): string[] {
  const lines = what.split('\n').slice(0, 4);
  return [
    `  ${[element, lines[0]].filter((part) => part !== '').join(': ')}`,
    ...lines.slice(1).map((line) => `    ${line}`),
    `    on ${screen}: ${path.join(' / ')}`,
  ];
}
