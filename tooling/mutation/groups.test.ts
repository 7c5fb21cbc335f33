import { execFileSync } from 'node:child_process';
import picomatch from 'picomatch';
import { expect, it } from 'vitest';
import { equivalentMutants } from './equivalent-mutants.ts';
import { mutationGroups } from './groups.ts';

const files = execFileSync('git', ['ls-files', 'packages'], { encoding: 'utf8' }).split('\n');

it.each(mutationGroups)('what group "$name" names is there', ({ files: changed, tests }) => {
  const leadsNowhere = (pattern: string) => {
    const matches = picomatch(pattern);
    return !files.some((file) => matches(file));
  };
  expect([...changed, ...tests].filter(leadsNowhere)).toEqual([]);
});

it('an equivalent mutant is one of a file that is there', () => {
  const isGone = (file: string) => !files.some((each) => each.endsWith(`/${file}`));
  expect(equivalentMutants.map(({ file }) => file).filter(isGone)).toEqual([]);
});
