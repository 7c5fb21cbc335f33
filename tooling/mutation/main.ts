// Changes the pure parts in small ways, one at a time, and sees whether their tests fail: `pnpm mutate [group …]`.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { mutationGroups } from './groups.ts';
import { mergeScores, readScore, renderScores, type Score } from './scores.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const kept = join(root, '.stryker-tmp/scores');
const sandboxes = '.stryker-tmp/sandboxes';
/** What was measured last of each group, here or by somebody else. */
const measured = join(root, 'tooling/mutation/measured.json');
/** Percent of the mutants of each group that tests must notice. */
const wanted = 85;

const names = mutationGroups.map(({ name }) => name);

process.chdir(root);
mkdirSync(kept, { recursive: true });
// What a run that was killed left behind.
rmSync(sandboxes, { recursive: true, force: true });
const asked = process.argv.slice(2);
let scores: readonly Score[] = JSON.parse(readFileSync(measured, 'utf8'));
save();
for (const { name, files, tests } of mutationGroups) {
  if (asked.length > 0 && !asked.some((word) => name.includes(word))) continue;
  const file = join(kept, `${name.replaceAll(/\W+/g, '-')}.json`);
  const incrementalFile = file.replace(/json$/, 'incremental.json');
  forgetSurvivors(incrementalFile);
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
    incrementalFile,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: file },
    tempDirName: sandboxes,
    cleanTempDir: 'always',
    ignorePatterns: ['**/dist', '/results', '.stryker-tmp', '/docs', '/apps'],
    timeoutMS: 5_000,
    disableTypeChecks: false,
    allowConsoleColors: false,
  });
  await stryker.runMutationTest();
  // At once: the next group may take long.
  scores = mergeScores(names, scores, [readScore(name, JSON.parse(readFileSync(file, 'utf8')))]);
  save();
}
for (const { name, percent } of scores) console.log(`${percent.toFixed(1).padStart(5)} %  ${name}`);
process.exitCode = scores.every(({ percent }) => percent >= wanted) ? 0 : 1;

/** Stryker takes a survivor among constants of a module for one until its line changes, whatever tests are new. */
function forgetSurvivors(incrementalFile: string): void {
  if (!existsSync(incrementalFile)) return;
  const report: { files: Record<string, { mutants: { status: string }[] }> } = JSON.parse(
    readFileSync(incrementalFile, 'utf8'),
  );
  for (const code of Object.values(report.files)) {
    code.mutants = code.mutants.filter(({ status }) => status !== 'Survived' && status !== 'NoCoverage');
  }
  writeFileSync(incrementalFile, JSON.stringify(report));
}

function save(): void {
  scores = mergeScores(names, scores, []);
  writeFileSync(measured, `${JSON.stringify(scores, undefined, 2)}\n`);
  writeFileSync(join(root, 'docs/mutation.md'), renderScores(scores));
}
