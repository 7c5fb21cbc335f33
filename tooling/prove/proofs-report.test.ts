import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listReport, listSuite } from './list-report.ts';
import { provedSuites } from './proved-suites.ts';
import { reportFile } from './report-file.ts';

test.each(provedSuites())(
  'docs/proofs lists the tasks and near misses of $suite.name: else run `pnpm proofs`',
  ({ suite }) => {
    const report = readFileSync(reportFile(suite), 'utf8');
    expect(listReport(report).toSorted()).toEqual(listSuite(suite).toSorted());
  },
);
