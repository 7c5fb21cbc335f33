import { readdir, writeFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';
import { didYouMean } from '@androidworld/core/internals';
import type { CliCommand } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';
import { packageName } from '../init/package-name.ts';
import { type Template, templates, writePackage } from '../init/write-package.ts';
import type { Terminal } from '../terminal.ts';

const configName = 'androidworld.config.ts';

const config = `import { defineConfig } from '@androidworld/core';
import { noop, oracle } from '@androidworld/agent-baselines';
import { androidWorld } from '@androidworld/suite-androidworld';

// With no driver the embedded phone is used. For emulators and phones:
//   import { adb } from '@androidworld/adb-driver';
//   driver: adb({ serials: ['emulator-5554'] }),
export default defineConfig({
  suites: [androidWorld()],
  agents: [oracle(), noop()],
  seed: 30,
  instances: 1,
});
`;

export const init: CliCommand = {
  name: 'init',
  summary: `Write ${configName} into this folder, or begin a package`,
  argument: {
    name: 'what',
    help: 'suite, agent, driver or app, and the name of the package; without: a configuration',
    isVariadic: true,
  },
  options: [],
  examples: ['androidworld init', 'androidworld init suite bank-tasks', 'androidworld init agent @acme/my-agent'],
  async run({ args: [template, name, ...more] }, terminal) {
    if (template === undefined) await writeConfig(terminal);
    else await beginPackage(template, [name ?? `my-${template}`, ...more], terminal);
    return exitCodes.ok;
  },
};

async function writeConfig({ cwd, stdout }: Terminal): Promise<void> {
  const file = resolve(cwd, configName);
  try {
    await writeFile(file, config, { flag: 'wx' });
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
    throw new AndroidWorldError('AW_USAGE', `${file} is there already; it was left as it is`, { cause });
  }
  stdout.write(
    `Wrote ${configName}\n\nnpm install --save-dev @androidworld/core @androidworld/suite-androidworld @androidworld/agent-baselines\nnpx androidworld doctor\nnpx androidworld run\n`,
  );
}

async function beginPackage(what: string, names: readonly string[], { cwd, stdout }: Terminal): Promise<void> {
  const template = templates.find((each) => each === what);
  if (template === undefined) throw unknownTemplate(what);
  const [given = '', second] = names;
  if (second !== undefined)
    throw new AndroidWorldError('AW_USAGE', `Expected one name of a package, found "${given}" and "${second}"`);
  const { name, folder } = packageName(given);
  const path = resolve(cwd, folder);
  await requireEmpty(path);
  const files = await writePackage(template, path, name);
  const place = relative(cwd, path) || '.';
  const told = files.map((file) => `  ${place}/${file}\n`).join('');
  stdout.write(`Wrote ${article[template]} that works, with a test:\n${told}\ncd ${place}\nnpm install\nnpm test\n`);
}

const article: Readonly<Record<Template, string>> = {
  suite: 'a suite',
  agent: 'an agent',
  driver: 'a driver',
  app: 'an app of the virtual phone',
};

async function requireEmpty(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (found.length === 0) return;
  throw new AndroidWorldError('AW_USAGE', `${folder} is there already, with files in it; it was left as it is`);
}

function unknownTemplate(what: string): AndroidWorldError {
  return new AndroidWorldError(
    'AW_USAGE',
    `There is no package to begin with "${what}": expected ${templates.join(', ')}${didYouMean(what, templates)}`,
  );
}
