import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFolder } from '../../test/project-folder.ts';

const out = ['--out', 'results'];

it('androidworld study robustness runs every condition, shows a table and writes a plot', async () => {
  await using project = await projectFolder();
  const study = await project.run('study', 'robustness', '--task', 'Press*', '--trials', '2', ...out);
  expect(study.code).toBe(0);
  expect(study.err).toContain('12 episodes');
  expect(study.out).toMatch(/Task +same seed +other seeds +other parameters/);
  expect(study.out).toMatch(/PressButton +100\.0 % \(34–100\) ±0 +100\.0 %/);
  const [, file = ''] = /The same as a picture: {2}(\S+)/.exec(study.out) ?? [];
  expect(await readFile(join(project.folder, file), 'utf8')).toContain('PressWrongButton');

  const again = await project.runPlain('study', '--of', 'last', '--json', ...out);
  expect(JSON.parse(again.out)).toMatchObject({ format: 'androidworld-robustness', trials: 2 });
  const resumed = await project.runPlain('run', '--resume', 'last', ...out);
  expect(resumed).toMatchObject({ code: 0, err: expect.stringContaining('12 of 12 done before') });

  const of = ['study', '--of', 'last', ...out];
  const otherwise = await project.runPlain(...of, '--trials', '3', '--task', 'Press*');
  expect(otherwise).toMatchObject({
    code: 2,
    err: '--of shows a study that was run: it does not go with --task, --trials\n',
  });
  const unwritten = await project.runPlain(...of, '--plot', 'results');
  expect(unwritten).toMatchObject({ code: 1, out: expect.stringContaining('same seed') });
  expect(unwritten.err).toBe('Cannot write the plot "<folder>/results": it is a folder (EISDIR)\n');
});

it('androidworld study says which runs are of a study, and how many trials it needs', async () => {
  await using project = await projectFolder();
  expect(await project.run('study', '--trials', '1', ...out)).toMatchObject({
    code: 2,
    err: 'Expected --trials to be 2 or more, found 1\n',
  });
  await project.run('run', '--task', 'PressButton', ...out);
  const other = await project.runPlain('study', '--of', 'last', ...out);
  expect(other).toMatchObject({ code: 2, err: expect.stringContaining('is not of a study') });
});
