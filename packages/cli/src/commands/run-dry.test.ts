import { describe, expect, it } from 'vitest';
import { projectFolder } from '../../test/project-folder.ts';

const out = ['--out', 'results'];

describe('androidworld run --dry-run', () => {
  it('shows the plan and runs nothing', async () => {
    await using project = await projectFolder();
    const dry = await project.run('run', '--dry-run', '--task', 'PressButton', '--instances', '2', '--agent', 'noop');
    expect(dry).toMatchInlineSnapshot(`
      {
        "code": 0,
        "err": "",
        "out": "noop/buttons/PressButton/0  seed 3043037789, at most 4 steps
      noop/buttons/PressButton/1  seed 1975515329, at most 4 steps

      2 episodes
      ",
      }
    `);
    const { out: json } = await project.run('run', '--dry-run', '--json', '--task', 'PressButton');
    expect(JSON.parse(json)).toMatchObject([{ id: 'oracle/buttons/PressButton/0', stepBudget: 4 }]);
    const runs = await project.run('list', 'runs', ...out);
    expect(runs).toEqual({
      code: 0,
      out: '',
      err: expect.stringMatching(/^No runs yet in the results folder ".+"\. Start one: androidworld run\n$/),
    });
  });

  it('is refused for what a run is refused for: a results folder of something else, a reporter', async () => {
    await using project = await projectFolder();
    await project.write('androidworld.db', 'a diary');
    const arguments_ = ['--task', 'PressButton', '--out', '.'];
    const dry = await project.run('run', '--dry-run', ...arguments_);
    expect(dry).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringContaining('Cannot open "<folder>/androidworld.db"'),
    });
    expect(await project.run('run', ...arguments_)).toEqual(dry);
    await project.write('a-file', '');
    for (const place of ['a-file', 'a-file/results']) {
      const refused = await project.run('run', '--dry-run', '--task', 'PressButton', '--out', place);
      expect(refused).toEqual({
        code: 2,
        out: '',
        err: `"<folder>/${place}" cannot be the results folder: expected a folder, but ${place === 'a-file' ? 'it' : '"<folder>/a-file"'} is a file. Name another folder with --out, or move what is there away\n`,
      });
      expect(await project.run('run', '--task', 'PressButton', '--out', place)).toEqual(refused);
    }
    const misspelt = await project.run('run', '--dry-run', '--task', 'PressButton', '--reporter', 'htm=x');
    expect(misspelt).toMatchObject({ code: 2, out: '', err: expect.stringContaining('There is no reporter "htm"') });
  });

  it('is refused, of an earlier run, for what the run is refused for, and else shows what is left of it', async () => {
    await using project = await projectFolder();
    await project.run('run', '--task', 'PressWrongButton', ...out);
    for (const asked of [
      ['--only', 'failed', '--agent', 'noop'],
      ['--resume', 'last', '--agent', 'noop'],
      ['--resume', 'last', '--seed', '31'],
    ]) {
      const refused = await project.run('run', ...asked, ...out);
      expect(refused).toMatchObject({ code: 2, out: '' });
      expect(await project.run('run', '--dry-run', ...asked, ...out)).toEqual(refused);
    }
    const left = await project.run('run', '--dry-run', '--resume', 'last', ...out);
    expect(left).toEqual({ code: 0, out: '0 episodes\n', err: '' });
    const failed = await project.run('run', '--dry-run', '--only', 'failed', ...out);
    expect(failed).toMatchObject({ code: 0, out: expect.stringMatching(/^oracle\/buttons\/PressWrongButton\/0 /) });
  });
});
