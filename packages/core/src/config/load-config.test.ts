import { chmod, chown } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadConfig } from './load-config.ts';
import { messageOf, tempProject } from './testing/temp-project.ts';

const kinds = {
  'androidworld.config.ts': 'const seed: number = 7; export default { seed };',
  'androidworld.config.mts': 'const seed: number = 7; export default { seed };',
  'androidworld.config.js': 'module.exports = { seed: 7 };',
  'androidworld.config.mjs': 'export default { seed: await Promise.resolve(7) };',
  'androidworld.config.json': '{ "seed": 7 }',
  'androidworld.config.yaml': 'seed: 7',
  'package.json': '{ "name": "x", "androidworld": { "seed": 7 } }',
};

describe('loadConfig()', () => {
  it.each(Object.entries(kinds))('finds and loads %s', async (name, content) => {
    await using project = await tempProject({ [name]: content });
    const loaded = await loadConfig({ from: project.folder });
    expect(loaded).toMatchObject({ file: join(project.folder, name), folder: project.folder, config: { seed: 7 } });
    expect(await loadConfig({ file: join(project.folder, name) })).toEqual(loaded);
  });

  it('looks upwards to the root of the project, and takes the nearest', async () => {
    await using project = await tempProject({
      'androidworld.config.json': '{ "seed": 1 }',
      'near/androidworld.config.yaml': 'seed: 2',
      'near/package.json': '{ "name": "near" }',
      'near/deep/er/file': '',
      'repository/.git/HEAD': '',
      'repository/androidworld.config.json': '{ "seed": 3 }',
      'repository/src/file': '',
    });
    const seedFrom = async (path: string) => (await loadConfig({ from: join(project.folder, path) }))?.config.seed;
    expect(await seedFrom('near/deep/er')).toBe(2);
    expect(await seedFrom('repository/src')).toBe(3);
    expect(await seedFrom('.')).toBe(1);
  });

  describe('with a configuration planted above the project', () => {
    const planted = 'globalThis.planted = true; export default { seed: 666 };';
    const ran = () => Reflect.get(globalThis, 'planted') === true;

    it.each([
      ['a package', 'package.json', '{ "name": "mine" }'],
      ['a repository', '.git/HEAD', 'ref: refs/heads/main'],
      ['no project', 'notes.txt', ''],
    ])('neither takes nor runs it from %s', async (_, name, content) => {
      await using shared = await tempProject({
        'androidworld.config.mjs': planted,
        [`mine/${name}`]: content,
        'mine/sub/notes.txt': '',
      });
      expect(await loadConfig({ from: join(shared.folder, 'mine') })).toBeUndefined();
      expect(await loadConfig({ from: join(shared.folder, 'mine/sub') })).toBeUndefined();
      expect(ran()).toBe(false);
      const named = await loadConfig({ file: join(shared.folder, 'androidworld.config.mjs') });
      expect(named?.config.seed).toBe(666);
      Reflect.deleteProperty(globalThis, 'planted');
    });

    it('does not go above the home folder', async () => {
      await using shared = await tempProject({
        'androidworld.config.mjs': planted,
        'package.json': '{}',
        'home/androidworld.config.json': '{ "seed": 5 }',
        'home/work/notes.txt': '',
        'bare/work/notes.txt': '',
      });
      const { HOME } = process.env;
      try {
        process.env.HOME = join(shared.folder, 'home');
        expect((await loadConfig({ from: join(shared.folder, 'home/work') }))?.config.seed).toBe(5);
        process.env.HOME = join(shared.folder, 'bare');
        expect(await loadConfig({ from: join(shared.folder, 'bare/work') })).toBeUndefined();
      } finally {
        process.env.HOME = HOME;
      }
      expect(ran()).toBe(false);
    });

    it.skipIf(process.getuid?.() !== 0)('does not run one of another user, package.json beside it or not', async () => {
      await using shared = await tempProject({
        'androidworld.config.mjs': planted,
        'package.json': '{}',
        'mine/notes.txt': '',
        'json/package.json': '{ "androidworld": { "seed": 666 } }',
      });
      await chown(join(shared.folder, 'androidworld.config.mjs'), 65_534, 65_534);
      await chown(join(shared.folder, 'json/package.json'), 65_534, 65_534);
      const loading = loadConfig({ from: join(shared.folder, 'mine') });
      await expect(loading).rejects.toMatchObject({ code: 'AW_CONFIG_INVALID' });
      expect(await messageOf(shared, loading)).toBe(
        '<folder>/androidworld.config.mjs was found but not used: it belongs to another user (number 65534). If you trust it, name it: --config <folder>/androidworld.config.mjs',
      );
      await expect(loadConfig({ from: join(shared.folder, 'json') })).rejects.toThrow('belongs to another user');
      expect(ran()).toBe(false);
    });
  });

  it('refuses what is too large, too deep, or explodes', async () => {
    const levels = ['a: &a [x,x,x,x,x,x,x,x,x]'];
    for (const [index, name] of [...'bcdefghi'].entries()) {
      levels.push(`${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[index]}`).join(',')}]`);
    }
    await using project = await tempProject({
      'aliases/androidworld.config.yaml': levels.join('\n'),
      'loop/androidworld.config.yaml': 'tasks: &a [*a]',
      'deep/androidworld.config.json': `{ "tasks": ${'['.repeat(50_000)}${']'.repeat(50_000)} }`,
      'large/androidworld.config.yaml': `seed: 1\n# ${'x'.repeat(1_048_576)}`,
      'package/package.json': `{ "androidworld": { "tasks": ${'['.repeat(200)}${']'.repeat(200)} } }`,
    });
    const problem = async (folder: string) => {
      const loading = loadConfig({ from: join(project.folder, folder) });
      await expect(loading).rejects.toMatchObject({ code: 'AW_CONFIG_INVALID' });
      return (await messageOf(project, loading)).replace(/^.*?: /, '');
    };
    expect(await problem('aliases')).toBe(
      'it has more than 100000 values, those of aliases counted wherever they are used',
    );
    expect(await problem('loop')).toBe('it is nested deeper than 100 levels, at tasks[0][0][0][0]…');
    expect(await problem('deep')).toBe('it is nested deeper than 100 levels, at tasks[0][0][0][0]…');
    expect(await problem('large')).toBe('it has 1048586 bytes; a configuration may have 1048576');
    expect(await problem('package')).toContain('nested deeper than 100 levels');
  });

  it('gives undefined when there is none', async () => {
    await using project = await tempProject({ 'package.json': '{ "name": "x" }' });
    expect(await loadConfig({ from: project.folder })).toBeUndefined();
  });

  it('refuses an explicit file that does not exist', async () => {
    await using project = await tempProject({});
    const loading = loadConfig({ file: join(project.folder, 'none.json') });
    await expect(loading).rejects.toMatchObject({ code: 'AW_CONFIG_NOT_FOUND' });
    expect(await messageOf(project, loading)).toBe('There is no configuration file <folder>/none.json');
  });

  it.each([
    ['yaml', '# seed: 7\n'],
    ['yaml', '---\n'],
    ['json', 'null'],
    ['mjs', 'export default null'],
  ])('refuses a %s file that holds nothing but %j, and does not go on to the defaults', async (extension, text) => {
    const name = `androidworld.config.${extension}`;
    await using project = await tempProject({ 'package.json': '{}', [name]: text });
    for (const loading of [{ from: project.folder }, { file: join(project.folder, name) }]) {
      expect(await messageOf(project, loadConfig(loading))).toBe(
        `Cannot load <folder>/${name}: it is empty, or a module without a default export`,
      );
    }
  });

  it('refuses what it cannot read, and does not go on to the defaults', async () => {
    await using project = await tempProject({ 'package.json': '{}', 'androidworld.config.yaml/notes.txt': '' });
    const file = join(project.folder, 'androidworld.config.yaml');
    for (const loading of [{ from: project.folder }, { file }]) {
      expect(await messageOf(project, loadConfig(loading))).toBe(
        'Cannot load <folder>/androidworld.config.yaml: expected a file, found something else of that name',
      );
    }
  });

  it.skipIf(process.getuid?.() === 0)('refuses one without the right to read it', async () => {
    await using project = await tempProject({ 'package.json': '{}', 'androidworld.config.yaml': 'seed: 7' });
    await chmod(join(project.folder, 'androidworld.config.yaml'), 0);
    expect(await messageOf(project, loadConfig({ from: project.folder }))).toBe(
      'Cannot load <folder>/androidworld.config.yaml: this user may not (EACCES)',
    );
  });

  it('refuses an empty file and a module without a default export', async () => {
    await using project = await tempProject({
      'androidworld.config.json': '',
      'sub/androidworld.config.mjs': 'export {}',
    });
    await expect(loadConfig({ from: project.folder })).rejects.toMatchObject({ code: 'AW_CONFIG_INVALID' });
    expect(await messageOf(project, loadConfig({ from: join(project.folder, 'sub') }))).toMatchInlineSnapshot(
      `"Cannot load <folder>/sub/androidworld.config.mjs: it is empty, or a module without a default export"`,
    );
  });

  it('names the file that cannot be read, and keeps the cause', async () => {
    await using project = await tempProject({
      'androidworld.config.json': '{ "seed": }',
      'yaml/androidworld.config.yaml': 'seed: [',
      'throws/androidworld.config.mjs': 'throw new Error("no API key")',
      'toml/config.toml': 'seed = 1',
    });
    await expect(loadConfig({ from: project.folder })).rejects.toMatchObject({
      code: 'AW_CONFIG_INVALID',
      details: { file: join(project.folder, 'androidworld.config.json') },
      cause: expect.any(Error),
    });
    await expect(loadConfig({ from: join(project.folder, 'yaml') })).rejects.toMatchObject({
      code: 'AW_CONFIG_INVALID',
    });
    expect(await messageOf(project, loadConfig({ from: join(project.folder, 'throws') }))).toMatchInlineSnapshot(
      `"Cannot load <folder>/throws/androidworld.config.mjs: no API key (at <folder>/throws/androidworld.config.mjs:1:7)"`,
    );
    expect(
      await messageOf(project, loadConfig({ file: join(project.folder, 'toml/config.toml') })),
    ).toMatchInlineSnapshot(`"Cannot load <folder>/toml/config.toml: No loader specified for extension ".toml""`);
  });

  it('does not take a file missing to the configuration for a missing configuration', async () => {
    await using project = await tempProject({
      'androidworld.config.json': '{ "seed": 1 }',
      'sub/androidworld.config.mjs':
        'import { readFileSync } from "node:fs"; export default readFileSync("/no/such/file")',
    });
    await expect(loadConfig({ from: join(project.folder, 'sub') })).rejects.toMatchObject({
      code: 'AW_CONFIG_INVALID',
      cause: { code: 'ENOENT' },
    });
  });

  it('names the path of a problem inside package.json', async () => {
    await using project = await tempProject({ 'package.json': '{ "androidworld": { "instances": 0 } }' });
    expect(await messageOf(project, loadConfig({ from: project.folder }))).toMatchInlineSnapshot(`
      "<folder>/package.json is not a valid configuration:
        line 1: androidworld.instances: expected at least 1, found 0"
    `);
  });
});
