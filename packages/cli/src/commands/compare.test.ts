import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../test/project-folder.ts';

describe('androidworld compare', () => {
  it('compares the last run of two results folders, and runs of one', async () => {
    await using project = await projectFolder();
    await project.run('run', '--task', 'Press*', '--out', 'one');
    await project.run('run', '--task', 'Press*', '--agent', 'noop', '--out', 'two');
    const compared = await project.run('compare', 'one', 'two');
    expect(compared).toMatchObject({ code: 0, err: '' });
    expect(compared.out).toMatchInlineSnapshot(`
      "noop against oracle: 2 instances of 2 tasks
        Solved               50.0 % to 0.0 %  -50.0 points (95 % interval -148.0 to +48.0, clustered by task)
        Solved by one alone  0 won, 1 lost    p = 1.000 (McNemar, exact)
        Steps                -1.0             (95 % interval -1.0 to -1.0)

        lost  buttons/PressButton 0  1 to 0
      "
    `);

    const { comparisons } = JSON.parse((await project.run('compare', 'one', 'two', '--json')).out);
    expect(comparisons).toMatchObject([{ pairs: 2, success: { won: 0, lost: 1, p: 1 } }]);
  });

  it('names what it cannot find, and refuses a run twice', async () => {
    await using project = await projectFolder();
    await project.run('run', '--task', 'PressButton', '--out', 'one');
    const missing = await project.run('compare', 'one', 'monday', '--out', 'one');
    expect(missing).toMatchObject({ code: 2, err: expect.stringContaining('There is no run "monday"') });
    const twice = await project.run('compare', 'one', 'last', '--out', 'one');
    expect(twice).toMatchObject({ code: 2, err: expect.stringContaining('is named twice') });
  });
});
