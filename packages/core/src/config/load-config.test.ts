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

  it('looks upwards, past packages without a configuration, and takes the nearest', async () => {
    await using project = await tempProject({
      'androidworld.config.json': '{ "seed": 1 }',
      'near/androidworld.config.yaml': 'seed: 2',
      'near/package.json': '{ "name": "near" }',
      'near/deep/er/package.json': '{ "name": "er" }',
      'other/package.json': '{ "name": "other" }',
    });
    const seedFrom = async (path: string) => (await loadConfig({ from: join(project.folder, path) }))?.config.seed;
    expect(await seedFrom('near/deep/er')).toBe(2);
    expect(await seedFrom('other')).toBe(1);
    expect(await seedFrom('.')).toBe(1);
  });

  it('gives undefined when there is none', async () => {
    await using project = await tempProject({ 'package.json': '{ "name": "x" }' });
    expect(await loadConfig({ from: project.folder })).toBeUndefined();
  });

  it('refuses an explicit file that does not exist', async () => {
    await using project = await tempProject({});
    const loading = loadConfig({ file: join(project.folder, 'none.json') });
    await expect(loading).rejects.toMatchObject({ code: 'CONFIG_NOT_FOUND' });
    expect(await messageOf(project, loading)).toBe('There is no configuration file <folder>/none.json');
  });

  it('refuses an empty file and a module without a default export', async () => {
    await using project = await tempProject({
      'androidworld.config.json': '',
      'sub/androidworld.config.mjs': 'export {}',
    });
    await expect(loadConfig({ from: project.folder })).rejects.toMatchObject({ code: 'CONFIG_INVALID' });
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
      code: 'CONFIG_INVALID',
      details: { file: join(project.folder, 'androidworld.config.json') },
      cause: expect.any(Error),
    });
    await expect(loadConfig({ from: join(project.folder, 'yaml') })).rejects.toMatchObject({ code: 'CONFIG_INVALID' });
    expect(await messageOf(project, loadConfig({ from: join(project.folder, 'throws') }))).toMatchInlineSnapshot(
      `"Cannot load <folder>/throws/androidworld.config.mjs: no API key"`,
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
      code: 'CONFIG_INVALID',
      cause: { code: 'ENOENT' },
    });
  });

  it('names the path of a problem inside package.json', async () => {
    await using project = await tempProject({ 'package.json': '{ "androidworld": { "instances": 0 } }' });
    expect(await messageOf(project, loadConfig({ from: project.folder }))).toMatchInlineSnapshot(`
      "<folder>/package.json is not a valid configuration:
        androidworld.instances: expected at least 1, found 0"
    `);
  });
});
