import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../test/project-folder.ts';

it('no command writes what it was told to over the results it reads', async () => {
  await using project = await projectFolder();
  await project.run('run', '--task', 'PressButton', '--out', 'results');
  const before = await project.runPlain('list', 'runs', '--json');
  const database = join('results', 'androidworld.db');
  const commands = [
    ['export', '--file', database],
    ['instances', '--file', database],
    ['study', '--of', 'last', '--plot', database],
    ['run', '--reporter', `csv=${database}`],
  ];
  for (const command of commands) {
    const { code, err } = await project.run(...command, '--out', 'results');
    expect(code).toBe(2);
    expect(err).toContain(`"${database}": this is the database of a results folder, and the runs in it would be lost`);
  }
  expect(await project.runPlain('list', 'runs', '--json')).toEqual(before);
});

it('androidworld run wants a file after the "=" of a reporter, and another for each', async () => {
  await using project = await projectFolder();
  const empty = await project.run('run', '--reporter', 'csv=');
  expect(empty).toMatchObject({ code: 2, err: expect.stringContaining('expected a file after the "="') });
  const twice = await project.run('run', '--reporter', 'csv=a', '--reporter', 'json=a');
  expect(twice).toMatchObject({
    code: 2,
    err: '--reporter json=a and --reporter csv=a would both write a: expected a file for each\n',
  });
});
