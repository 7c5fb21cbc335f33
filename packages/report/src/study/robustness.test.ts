import { expect, test } from 'vitest';
import { episodeOf, reportOf, resultOf } from '../../test/sample-report.ts';
import { renderRobustness } from './render-robustness.ts';
import { renderRobustnessPlot } from './render-robustness-plot.ts';
import { robustness } from './robustness.ts';

/** Ten trials of each condition, of which so many are solved. */
const trialsOf = (task: string, solved: readonly [number, number, number]) =>
  solved.flatMap((count, condition) =>
    Array.from({ length: 10 }, (_, trial) =>
      episodeOf({
        task,
        instance: 10 * condition + trial,
        result: resultOf(trial < count ? 'passed' : 'failed', trial < count ? {} : { score: 0 }),
      }),
    ),
  );
const report = await reportOf([...trialsOf('Even', [10, 9, 10]), ...trialsOf('<Uneven>', [10, 9, 3])]);
const study = robustness(report, 10);

test('robustness() compares other seeds and other parameters with the same seed', () => {
  const [uneven, even] = study.agents[0]?.tasks ?? [];
  expect([uneven?.task, even?.task]).toEqual(['<Uneven>', 'Even']);
  const [same, seeds, params] = uneven?.results ?? [];
  expect(same).toMatchObject({ condition: 'same seed', n: 10, solved: 10, mean: 1, deviation: 0 });
  expect(same?.p).toBeUndefined();
  expect(seeds).toMatchObject({ condition: 'other seeds', mean: 0.9, p: expect.closeTo(1) });
  // fisher.test(matrix(c(10, 0, 3, 7), 2))
  expect(params).toMatchObject({ mean: 0.3, p: expect.closeTo(0.003096, 5), deviation: expect.closeTo(0.483, 3) });
  expect(study.agents[0]?.total.map(({ n, mean }) => [n, mean])).toEqual([
    [20, 1],
    [20, 0.9],
    [20, 0.65],
  ]);
});

test('a study is a table that marks what differs', () => {
  const text = renderRobustness(study, { color: false });
  expect(text).toContain('same seed');
  expect(text.split('\n').find((line) => line.startsWith('<Uneven>'))).toMatch(
    /100\.0 % \(72–100\) ±0 {2}90\.0 % \(60–98\) ±32 {2}30\.0 % \(11–60\) ±48 \* p 0\.003/,
  );
});

test('a study is a picture, whatever tasks are called', () => {
  const svg = renderRobustnessPlot(study);
  expect(svg.match(/<circle/g)).toHaveLength(3 + 9);
  expect(svg).toContain('&#60;Uneven&#62;');
});
