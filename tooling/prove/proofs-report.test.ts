import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listReport, listSuite } from './list-report.ts';
import { provedSuites } from './proved-suites.ts';

test('docs/proofs.md lists the tasks and near misses of the suites: else run `pnpm proofs`', () => {
  const report = readFileSync(new URL('../../docs/proofs.md', import.meta.url), 'utf8');
  const expected = provedSuites().flatMap(({ suite }) => listSuite(suite));
  expect(listReport(report).toSorted()).toEqual(expected.toSorted());
});
