const row = /^\| (\w+) \| .*\|$/;

/**
 * A report of one suite in which the rows of some tasks are those of a newer report; its totals follow.
 *
 * @throws if either is no report of that suite
 */
export function mergeReport(report: string, newer: string): string {
  const [rows, newRows] = [rowsOf(report), rowsOf(newer)];
  const section = sectionOf(report);
  if (sectionOf(newer) !== section)
    throw new Error(`Expected a report of ${section}; found one of ${sectionOf(newer)}`);
  const merged = new Map([...rows, ...newRows].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const cells = [...merged.values()].flatMap((line) => [...line.matchAll(/\b(\d+)\/(\d+)\b/g)]);
  const holding = sum(cells.map(([, hold]) => Number(hold)));
  const all = sum(cells.map(([, , proofs]) => Number(proofs)));
  const nearMisses = [...merged.values()]
    .filter((line) => !line.endsWith('|  |'))
    .flatMap((line) => line.split('<br>'));
  const lines = report
    .replace(
      /^- \d+ tasks?, \d+ proofs?: .*$/m,
      `- ${merged.size} tasks, ${all} proofs: ${holding} hold, ${all - holding} fail`,
    )
    .replace(/^\d+ tasks?, \d+ near miss(es)?,/m, `${merged.size} tasks, ${nearMisses.length} near misses,`)
    .split('\n');
  const first = lines.findIndex((line) => isRow(line));
  const others = lines.filter((line) => !isRow(line));
  return [...others.slice(0, first), ...merged.values(), ...others.slice(first)].join('\n');
}

function isRow(line: string): boolean {
  return row.test(line) && !line.startsWith('| task |');
}

/** Lines of the table by task. */
function rowsOf(report: string): Map<string, string> {
  const lines = report.split('\n').filter(isRow);
  if (lines.length === 0) throw new Error('Expected a report of proofs; found no row in it');
  return new Map(lines.map((line) => [row.exec(line)?.[1] ?? '', line]));
}

/** `androidworld 1.0.0` */
function sectionOf(report: string): string {
  return /^## (.*)$/m.exec(report)?.[1] ?? 'nothing';
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
