import type { Verdict } from './run-ordeal.ts';

/** A Markdown table, and what was wrong below it. */
export function renderVerdicts(verdicts: readonly Verdict[]): string {
  const rows = verdicts.map(({ ordeal, missing, runs, episodes, faults, byFault, resumedAfterErrors, wrong }) => {
    if (missing !== undefined) return `| ${ordeal} | not run: ${missing} | | | | |`;
    const kinds = Object.entries(byFault).map(([name, times]) => `${name} ${times}`);
    return `| ${ordeal} | ${faults} (${kinds.join(', ')}) | ${runs} | ${episodes} | ${resumedAfterErrors} | ${wrong.length} |`;
  });
  const wrong = verdicts.flatMap((verdict) => verdict.wrong.map((line) => `${verdict.ordeal}: ${line}`));
  return [
    '| | faults | runs | episodes | resumed after errors | lost, doubled or changed |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    ...(wrong.length > 0 ? ['', ...wrong] : []),
  ].join('\n');
}
