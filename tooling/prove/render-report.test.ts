import { expect, test } from 'vitest';
import { defineSuite, defineTask } from '../../packages/core/src/index.ts';
import type { Proof } from '../../packages/core/src/testing/index.ts';
import { isProved } from './is-proved.ts';
import { listReport, listSuite } from './list-report.ts';
import type { ProvedTask } from './prove-tasks.ts';
import { renderReport } from './render-report.ts';

const seeds = [1, 2];
const device = { kind: 'virtual', model: 'phone', apiLevel: 33 } as const;
const run = async () => undefined;

const task = (name: string, nearMisses: readonly string[], startsInGoalState = false) =>
  defineTask({
    name,
    apps: [],
    stepBudget: 1,
    startsInGoalState,
    params: { '~standard': { version: 1, vendor: 'test', validate: () => ({ value: {} }) } },
    sample: () => ({}),
    goal: () => name,
    score: async () => 1,
    nearMisses: nearMisses.map((each) => ({ name: each, run })),
  });

const tasks = [task('Copy', ['a | b', '<b>*bold*</b> & [c](d)']), task('Verify', [], true)];
const suite = defineSuite({ name: 'demo', version: '1.2.3', tasks });

function proved(failing: (proof: Proof) => boolean = () => false): ProvedTask[] {
  return suite.tasks.map((each) => ({
    suite,
    task: each,
    seeds,
    solutionSeeds: [],
    proofs: seeds.flatMap((seed) => {
      const proof = { task: each.name, seed, claim: 'it works', holds: true, durationMs: seed };
      const proofs: Proof[] = [
        { ...proof, kind: 'solution' },
        { ...proof, kind: 'tearDown' },
        ...(each.startsInGoalState ? [] : [{ ...proof, kind: 'noop' } as const]),
        ...(each.nearMisses ?? []).map(({ name }) => ({ ...proof, kind: 'nearMiss', nearMiss: name }) as const),
        ...(seed === 1 ? [{ ...proof, kind: 'afterCrash' } as const] : []),
      ];
      return proofs.map((one) => (failing(one) ? { ...one, holds: false, found: 'score 1\non a | screen' } : one));
    }),
  }));
}

test('renderReport() says for how many instances each claim holds', () => {
  const report = renderReport(
    proved(({ kind, seed }) => kind === 'noop' && seed === 2),
    device,
  );
  expect(report.slice(report.indexOf('- Device'))).toMatchInlineSnapshot(`
    "- Device: virtual (phone, API 33)
    - 2 tasks, 16 proofs: 15 hold, 1 fail

    Run them again with \`pnpm proofs\`, or some of them with \`pnpm proofs 'Contacts*'\`.

    ## demo 1.2.3

    2 tasks, 2 near misses, seeds 1, 2

    | task | solution | noop | tear-down | after a crash | near misses |
    | --- | --- | --- | --- | --- | --- |
    | Copy | 2/2 | **1/2** | 2/2 | 1/1 | a \\| b: 2/2<br>&lt;b>\\*bold\\*&lt;/b> &amp; \\[c\\](d): 2/2 |
    | Verify | 2/2 | starts in its goal state | 2/2 | 1/1 |  |

    What does not hold:

    - Copy, seed 2: it works. Found: score 1
    "
  `);
});

test('renderReport() says which claims were not tested with every seed', () => {
  const some = proved().map((each) => ({
    ...each,
    proofs: each.proofs.filter(({ kind, seed }) => seed === 1 || (kind !== 'nearMiss' && kind !== 'afterCrash')),
  }));
  const report = renderReport(some, device);
  expect(report).toContain('2 tasks, 2 near misses, seeds 1, 2; near misses: seed 1\n');
  expect(report).toContain('| Copy | 2/2 | 2/2 | 2/2 | 1/1 | a \\| b: 1/1<br>');
});

test('listReport() finds the tasks and near misses of the suites it was made of', () => {
  expect(listReport(renderReport(proved(), device))).toEqual(listSuite(suite));
  expect(
    listReport(
      renderReport(
        proved(({ kind }) => kind === 'nearMiss'),
        device,
      ),
    ),
  ).toEqual(listSuite(suite));
});

test('isProved() believes a report of the same suite, instances and near misses in which all holds', () => {
  const [copy] = proved();
  if (copy === undefined) throw new Error('There is no such task');
  const report = renderReport(proved(), device);
  expect(isProved(report, copy)).toBe(true);
  expect(isProved(report, { ...copy, seeds: [1, 2, 3] })).toBe(false);
  expect(isProved(report, { ...copy, seeds: [3, 4] })).toBe(false);
  expect(isProved(report, { ...copy, suite: { ...suite, version: '1.2.4' } })).toBe(false);
  expect(isProved(report, { ...copy, task: task('Copy', ['a | b']) })).toBe(false);
  const failing = proved(({ kind, seed }) => kind === 'nearMiss' && seed === 2);
  expect(isProved(renderReport(failing, device), copy)).toBe(false);
});

test('renderReport() gives the same text however long the proofs took', () => {
  const slow = proved().map((each) => ({ ...each, proofs: each.proofs.map((proof) => ({ ...proof, durationMs: 9 })) }));
  expect(renderReport(slow, device)).toBe(renderReport(proved(), device));
});
