import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { loadModule, resolveModule } from './load-module.ts';
import { tempProject } from './testing/temp-project.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Runs `script` in a plain Node, where nothing but jiti can read TypeScript; `loadModule` is in its scope. */
async function inPlainNode(folder: string, script: string): Promise<string> {
  await build({
    entryPoints: [here('./load-module.ts')],
    outfile: join(folder, 'load-module.mjs'),
    ...{ bundle: true, format: 'esm', platform: 'node', packages: 'external', logLevel: 'error' },
  });
  await symlink(here('../../node_modules'), join(folder, 'node_modules'));
  const input = `import { loadModule } from './load-module.mjs';\nconst url = (path) => new URL(path, import.meta.url).href;\n${script}`;
  const { stdout } = await execa(process.execPath, ['--input-type=module'], {
    ...{ cwd: folder, input, timeout: 30_000 },
    env: { NODE_OPTIONS: '', JITI_FS_CACHE: 'false' },
  });
  return stdout;
}

describe('loadModule()', () => {
  it('reads TypeScript in a Node that cannot, and shares packages with the rest of the process', async () => {
    await using project = await tempProject({
      'config.ts': `
        import { z } from 'zod';
        import { seed } from './part';
        enum Level { Low = 3 }
        interface Config { seed: number }
        export const zod = z;
        export default { seed: await Promise.resolve(seed), level: Level.Low } satisfies Config & { level: Level };`,
      'part.ts': 'export const seed: number = 7;',
    });
    const script = `
      import { z } from 'zod';
      const { default: config, zod } = await loadModule(url('./config.ts'));
      console.log(JSON.stringify({ config, shared: zod === z }));`;
    expect(JSON.parse(await inPlainNode(project.folder, script))).toEqual({
      config: { seed: 7, level: 3 },
      shared: true,
    });
  });

  it('runs a module that throws once, and passes its error on', async () => {
    await using project = await tempProject({
      'config.ts': 'const run: string = "ran"; console.log(run); throw new Error("no API key");',
    });
    const script = "await loadModule(url('./config.ts')).catch((error) => console.log(error.message));";
    expect(await inPlainNode(project.folder, script)).toBe('ran\nno API key');
  });
});

describe('resolveModule()', () => {
  it('finds files and packages as import in a file of the folder would', async () => {
    await using project = await tempProject({
      'agent.mjs': 'export default 1',
      'node_modules/esm-only/package.json': '{ "type": "module", "exports": { "import": "./in.js" } }',
      'node_modules/esm-only/in.js': 'export const found = true',
    });
    const urlOf = (path: string) => pathToFileURL(join(project.folder, path)).href;
    expect(await resolveModule('./agent.mjs', project.folder)).toBe(urlOf('agent.mjs'));
    expect(await resolveModule('esm-only', project.folder)).toBe(urlOf('node_modules/esm-only/in.js'));
    expect(await loadModule(urlOf('node_modules/esm-only/in.js'))).toMatchObject({ found: true });
    expect(await resolveModule('nothing', project.folder)).toBeUndefined();
    expect(await resolveModule('./nothing.mjs', project.folder)).toBeUndefined();
  });
});
