import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { AndroidWorldError } from '@androidworld/core';
import type { CliCommand } from '../command.ts';
import { exitCodes } from '../exit-codes.ts';

const name = 'androidworld.config.ts';

const content = `import { defineConfig } from '@androidworld/core';
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
  summary: `Write ${name} into this folder`,
  options: [],
  async run(_input, terminal) {
    const file = resolve(terminal.cwd, name);
    try {
      await writeFile(file, content, { flag: 'wx' });
    } catch (cause) {
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause;
      throw new AndroidWorldError('USAGE', `${file} is there already; it was left as it is`, { cause });
    }
    terminal.stdout.write(
      `Wrote ${name}\n\nnpm install --save-dev @androidworld/core @androidworld/suite-androidworld @androidworld/agent-baselines\nnpx androidworld doctor\nnpx androidworld run\n`,
    );
    return exitCodes.ok;
  },
};
