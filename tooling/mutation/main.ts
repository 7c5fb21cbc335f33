// Changes the pure parts in small ways, one at a time, and sees whether their tests fail: `pnpm mutate [group …]`.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { mutationGroups } from './groups.ts';
import { readScore, renderScores, type Score } from './scores.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const kept = join(root, '.stryker-tmp/scores');
const sandboxes = '.stryker-tmp/sandboxes';
/** Percent of the mutants of each group that tests must notice. */
const wanted = 85;

process.chdir(root);
mkdirSync(kept, { recursive: true });
// What a run that was killed left behind.
rmSync(sandboxes, { recursive: true, force: true });
const asked = process.argv.slice(2);
const scores: Score[] = [];
for (const { name, files, tests } of mutationGroups) {
  const file = join(kept, `${name.replaceAll(/\W+/g, '-')}.json`);
  if (asked.length === 0 || asked.some((word) => name.includes(word))) {
    process.env.MUTATION_TESTS = tests.join(' ');
    const stryker = new Stryker({
      packageManager: 'pnpm',
      plugins: ['@stryker-mutator/vitest-runner'],
      testRunner: 'vitest',
      vitest: { configFile: 'tooling/mutation/vitest.config.ts', related: false },
      mutate: [...files, '!**/*.test.ts'],
      concurrency: 1,
      coverageAnalysis: 'perTest',
      incremental: true,
      incrementalFile: file.replace(/json$/, 'incremental.json'),
      reporters: ['json', 'progress-append-only'],
      jsonReporter: { fileName: file },
      tempDirName: sandboxes,
      cleanTempDir: 'always',
      ignorePatterns: ['**/dist', '/results', '.stryker-tmp', 'docs', 'apps'],
      timeoutMS: 5_000,
      disableTypeChecks: false,
      allowConsoleColors: false,
    });
    await stryker.runMutationTest();
  }
  try {
    scores.push(readScore(name, JSON.parse(readFileSync(file, 'utf8'))));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // Not measured yet.
  }
}
writeFileSync(join(root, 'docs/mutation.md'), renderScores(scores));
for (const { name, percent } of scores) console.log(`${percent.toFixed(1).padStart(5)} %  ${name}`);
process.exitCode = scores.every(({ percent }) => percent >= wanted) ? 0 : 1;
