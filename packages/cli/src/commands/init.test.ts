import { readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import own from '../../package.json' with { type: 'json' };
import { projectFolder } from '../../test/project-folder.ts';
import { templates } from '../init/write-package.ts';

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

describe('androidworld init', () => {
  it.each(templates)(
    'begins a package with %s: its name is everywhere, and our packages are of one version',
    async (template) => {
      await using project = await projectFolder();
      const { code, out } = await project.runPlain('init', template, '@acme/bank');
      expect(code).toBe(0);
      expect(out).toMatch(/^Wrote an? .* that works, with a test:\n/);
      expect(out).toMatch(/\ncd bank\nnpm install\nnpm test\n$/);
      const listed = [...out.matchAll(/^ {2}bank\/(.+)$/gm)].map(([, file]) => file);
      const entries = await readdir(join(project.folder, 'bank'), { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
      expect(files.map((file) => file.slice(join(project.folder, 'bank/').length)).sort()).toEqual(listed.sort());
      expect(listed).toEqual(expect.arrayContaining(['.gitignore', 'README.md', 'package.json', 'tsconfig.json']));
      expect(listed.filter((file) => /^test\/.*\.test\.ts$/.test(file ?? ''))).toHaveLength(1);
      const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
      expect(texts.join('\n')).not.toContain(`my-${template}`);
      // No suite or agent has a name with a scope.
      expect(texts.join('\n')).not.toContain("name: '@acme");
      const manifest = JSON.parse(await readFile(join(project.folder, 'bank/package.json'), 'utf8'));
      expect(manifest).toMatchObject({ name: '@acme/bank', type: 'module', exports: { '.': expect.anything() } });
      expect(manifest.devDependencies.androidworld).toBe(`^${own.version}`);
      expect(JSON.stringify(manifest.devDependencies)).not.toContain('"*"');
    },
  );

  it('names a package after its template when it is given no name', async () => {
    await using project = await projectFolder();
    expect((await project.runPlain('init', 'agent')).out).toContain('my-agent/src/index.ts');
  });

  it.each([
    [
      ['suites'],
      'There is no package to begin with "suites": expected suite, agent, driver, app; did you mean "suite"?',
    ],
    [['suite', 'Bank Tasks'], '"Bank Tasks" cannot be the name of a package: expected small letters'],
    [['suite', '../..'], '"../.." cannot be the name of a package'],
    [['suite', 'a', 'b'], 'Expected one name of a package, found "a" and "b"'],
  ])('takes no %j', async (args, message) => {
    await using project = await projectFolder();
    const { code, err } = await project.runPlain('init', ...args);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(await readdir(project.folder)).toEqual([]);
  });

  it('leaves a folder with files as it is', async () => {
    await using project = await projectFolder();
    await project.runPlain('init', 'suite', 'bank');
    await project.write('bank/package.json', '{}');
    const { code, err } = await project.runPlain('init', 'suite', 'bank');
    expect(code).toBe(2);
    expect(err).toContain('<folder>/bank is there already, with files in it; it was left as it is');
    expect(await readFile(join(project.folder, 'bank/package.json'), 'utf8')).toBe('{}');
  });
});
