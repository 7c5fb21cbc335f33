import type { Hit } from './canary.ts';
import type { Verdict } from './try-all.ts';

/** A Markdown table, and each hit below it. */
export function renderVerdicts(verdicts: readonly Verdict[]): string {
  const count = (hits: readonly Hit[], kind: Hit['kind']) => hits.filter((hit) => hit.kind === kind).length;
  const row = (group: string, attempts: number, hits: readonly Hit[]) =>
    `| ${group} | ${attempts} | ${count(hits, 'read')} | ${count(hits, 'write')} | ${count(hits, 'connection')} |`;
  const hits = verdicts.flatMap((verdict) => verdict.hits);
  const attempts = verdicts.reduce((sum, verdict) => sum + verdict.attempts, 0);
  return [
    '| | attempts | reads | writes | connections |',
    '| --- | --- | --- | --- | --- |',
    ...verdicts.map((verdict) => row(verdict.group, verdict.attempts, verdict.hits)),
    row('all', attempts, hits),
    ...hits.map(({ kind, what, attempt }) => `\n${kind} of ${what}: ${attempt.slice(0, 2_000)}`),
  ].join('\n');
}
