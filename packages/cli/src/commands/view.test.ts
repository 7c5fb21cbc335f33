import { expect, it } from 'vitest';
import { projectFolder } from '../../test/project-folder.ts';

const out = ['--out', 'results'];

it('androidworld view says where the run is shown, until Ctrl-C', async () => {
  await using project = await projectFolder();
  await project.run('run', '--task', 'PressButton', ...out);
  const interruption = new AbortController();
  interruption.abort(new Error('Ctrl-C'));
  const view = await project.interrupted(interruption.signal, 'view', ...out);
  expect(view).toMatchObject({ code: 0, out: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/\n/) });
});
