import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { projectFolder } from '../../test/project-folder.ts';

const nodeModules = fileURLToPath(new URL('../../node_modules', import.meta.url));

it('androidworld init writes a configuration that loads, and says what to do next', async () => {
  await using project = await projectFolder();
  expect((await project.runPlain('init')).out).toMatchInlineSnapshot(`
    "Wrote androidworld.config.ts

    npm install --save-dev @androidworld/core @androidworld/suite-androidworld @androidworld/agent-baselines
    npx androidworld doctor
    npx androidworld run
    "
  `);
  await symlink(nodeModules, join(project.folder, 'node_modules'));
  const agents = await project.runPlain('list', 'agents', '--json');
  expect(JSON.parse(agents.out)).toMatchObject([{ name: 'oracle' }, { name: 'noop' }, {}, {}]);
});

it('androidworld init leaves a configuration that is there as it is', async () => {
  await using project = await projectFolder();
  await project.write('androidworld.config.ts', 'export default {};');
  const again = await project.runPlain('init');
  expect(again).toEqual({
    code: 2,
    out: '',
    err: '<folder>/androidworld.config.ts is there already; it was left as it is\n',
  });
  expect(await readFile(join(project.folder, 'androidworld.config.ts'), 'utf8')).toBe('export default {};');
});
