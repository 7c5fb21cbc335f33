import { expect, test } from 'vitest';
import { mergeReport } from './merge-report.ts';

const report = (rows: readonly string[], totals: string, nearMisses: string, suite = 'demo 1.0.0') => `# Proofs

- Device: virtual (phone, API 33)
- ${totals}

Run them again.

## ${suite}

${nearMisses}, seeds 1, 2

| task | solution | noop | tear-down | after a crash | near misses |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;

const copy = '| Copy | 2/2 | 2/2 | 2/2 | 1/1 | a: 1/1<br>b: 1/1 |';
const paste = '| Paste | 2/2 | starts in its goal state | 2/2 | 1/1 |  |';
const old = report([copy, paste], '2 tasks, 14 proofs: 14 hold, 0 fail', '2 tasks, 2 near misses');

test('a report takes rows of a newer one, and counts again', () => {
  const cut = '| Cut | 2/2 | 2/2 | 2/2 | 1/1 | c: 1/1 |';
  const newCopy = '| Copy | 2/2 | 2/2 | 2/2 | 1/1 | a: **0/1** |';
  const newer = report([newCopy, cut], '2 tasks, 16 proofs: 15 hold, 1 fail', '2 tasks, 2 near misses');
  expect(mergeReport(old, newer)).toBe(
    report([newCopy, cut, paste], '3 tasks, 21 proofs: 20 hold, 1 fail', '3 tasks, 2 near misses'),
  );
});

test('a report merged with itself is the same', () => {
  expect(mergeReport(old, old)).toBe(old);
});

test('reports of two suites are not merged', () => {
  const other = report([copy], '1 tasks, 9 proofs: 9 hold, 0 fail', '1 tasks, 2 near misses', 'other 1.0.0');
  expect(() => mergeReport(old, other)).toThrow('Expected a report of demo 1.0.0; found one of other 1.0.0');
});
