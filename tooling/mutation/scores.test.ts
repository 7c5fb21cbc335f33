import { describe, expect, it } from 'vitest';
import { mergeScores, readScore, renderScores } from './scores.ts';

const mutant = (status: string, replacement = 'false') => ({
  mutatorName: 'ConditionalExpression',
  replacement,
  status,
  location: { start: { line: 2, column: 7 }, end: { line: 2, column: 12 } },
});
const report = {
  files: {
    'a.ts': {
      source: 'function f(a) {\n  if (a > 1) return 2;\n}',
      mutants: [
        mutant('Killed'),
        mutant('Timeout'),
        mutant('Survived'),
        mutant('NoCoverage', 'true'),
        mutant('CompileError'),
        mutant('Ignored'),
      ],
    },
  },
};

describe('readScore()', () => {
  it('counts what was noticed by a failure or by an end that never comes, of what could be', () => {
    expect(readScore('a group', report)).toMatchObject({ name: 'a group', mutants: 4, noticed: 2, percent: 50 });
  });

  it('says of a survivor what it changed, and where', () => {
    expect(readScore('a group', report).survivors).toEqual([
      { file: 'a.ts', line: 2, from: 'a > 1', to: 'false' },
      { file: 'a.ts', line: 2, from: 'a > 1', to: 'true' },
    ]);
  });
});

it('renderScores() lists groups, then what survived in each', () => {
  expect(
    renderScores([readScore('a group', report)])
      .split('\n\n')
      .slice(3),
  ).toMatchInlineSnapshot(`
    [
      "| group | mutants | noticed | share | equivalent |
    | --- | --- | --- | --- | --- |
    | a group | 4 | 2 | 50.0 % | 0 |",
      "## a group",
      "- \`a.ts:2\` \`a > 1\` → \`false\`
    - \`a.ts:2\` \`a > 1\` → \`true\`
    ",
    ]
  `);
});

it('mergeScores() keeps the scores of groups that were not measured, and forgets those of groups that are no more', () => {
  const score = (name: string, mutants: number) => ({ name, mutants, noticed: 0, percent: 0, survivors: [] });
  const kept = [score('gone', 1), score('b', 2), score('a', 3)];
  expect(mergeScores(['a', 'b', 'new', 'c'], kept, [score('b', 4), score('c', 5)])).toEqual([
    score('a', 3),
    score('b', 4),
    score('c', 5),
  ]);
});
