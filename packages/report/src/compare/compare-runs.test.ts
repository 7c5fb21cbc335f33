import { describe, expect, test } from 'vitest';
import { episodeOf, hostileTexts, reportOf, resultOf } from '../../test/sample-report.ts';
import { compareRuns } from './compare-runs.ts';
import { renderComparison } from './render-comparison.ts';

const tasks = ['A', 'B', 'C', 'D'];
const plain = { color: false };

/** A run whose tasks scored so; `null` is errored. */
async function runOf(
  id: string,
  scores: readonly (number | null)[],
  { agent = 'm3a', costUsd = 0.01, steps = 8 } = {},
) {
  const episodes = scores.map((score, index) => {
    const result =
      score === null
        ? resultOf('errored')
        : resultOf(score === 1 ? 'passed' : 'failed', { score, steps, usage: { costUsd } });
    return episodeOf({ agent, task: tasks[index] ?? '', result });
  });
  return reportOf(episodes, episodes.length, id);
}

describe('compareRuns()', () => {
  test('compares two runs instance by instance', async () => {
    const comparisons = compareRuns([
      await runOf('monday', [1, 0, 0.5, 1]),
      await runOf('tuesday', [1, 1, 1, 0], { costUsd: 0.02, steps: 6 }),
    ]);
    expect(renderComparison(comparisons, plain)).toMatchInlineSnapshot(`
      "m3a (tuesday) against m3a (monday): 4 instances of 4 tasks
        Solved               62.5 % to 75.0 %  +12.5 points (95 % interval -71.2 to +96.2, clustered by task)
        Solved by one alone  2 won, 1 lost     p = 1.000 (McNemar, exact)
        Steps                -2.0              (95 % interval -2.0 to -2.0)
        Cost per episode     +0.0100 USD       (95 % interval +0.0100 to +0.0100)

        lost  androidworld/D 0  1 to 0
        won   androidworld/B 0  0 to 1
        won   androidworld/C 0  0.5 to 1
      "
    `);
    expect(comparisons).toMatchObject([
      {
        baseline: { name: 'm3a (monday)' },
        contender: { name: 'm3a (tuesday)' },
        pairs: 4,
        success: { won: 2, lost: 1, p: 1 },
        steps: { mean: -2 },
        costUsd: { mean: expect.closeTo(0.01) },
      },
    ]);
  });

  test('leaves out what one of them has no score of, or had other parameters for', async () => {
    const [monday, tuesday] = [await runOf('monday', [1, null, 1]), await runOf('tuesday', [0, 1])];
    const [first] = tuesday.episodes;
    if (first !== undefined) first.seed = 8;
    const [comparison] = compareRuns([monday, tuesday]);
    expect(comparison).toMatchObject({ pairs: 0, unpaired: 3, success: { p: 1 } });
    expect(comparison).not.toHaveProperty('scores');
    expect(renderComparison(compareRuns([monday, tuesday]), plain)).toContain('No instance has a score of both');
  });

  test('compares the agents of one run with its first', async () => {
    const report = await reportOf([
      episodeOf({ agent: 'm3a', result: resultOf('failed') }),
      episodeOf({ agent: 't3a' }),
      episodeOf({ agent: 'seeact' }),
    ]);
    expect(compareRuns([report]).map(({ baseline, contender }) => `${contender.name}, ${baseline.name}`)).toEqual([
      't3a, m3a',
      'seeact, m3a',
    ]);
  });

  test('compares agents of later runs with those of the same name in the first', async () => {
    const of = async (id: string) => reportOf([episodeOf({ agent: 'a' }), episodeOf({ agent: 'b' })], 2, id);
    const told = compareRuns([await of('one'), await of('two'), await of('three')]).map(
      ({ baseline, contender }) => `${contender.name}, ${baseline.name}`,
    );
    expect(told).toEqual(['a (two), a (one)', 'b (two), b (one)', 'a (three), a (one)', 'b (three), b (one)']);
  });

  test('says so when there is nothing to compare', async () => {
    expect(renderComparison(compareRuns([await runOf('monday', [1])]), plain)).toMatch(/^There is nothing to compare/);
  });

  test('escapes what comes from elsewhere', async () => {
    for (const text of hostileTexts) {
      const of = (id: string, passed: boolean) =>
        reportOf([episodeOf({ agent: text, task: text, result: resultOf(passed ? 'passed' : 'failed') })], 1, id);
      const lines = renderComparison(compareRuns([await of('one', true), await of('two', false)]), plain).split('\n');
      expect(lines.length).toBeGreaterThan(3);
      for (const line of lines) expect(line).not.toMatch(/[\p{Cc}\p{Surrogate}\p{Bidi_Control}]/u);
    }
  });
});
