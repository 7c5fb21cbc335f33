import { freezeInstances } from '@androidworld/core/engine';
import { plural } from '@androidworld/core/internals';
import type { CliCommand } from '../command.ts';
import { loadSession } from '../config/load-session.ts';
import { exitCodes } from '../exit-codes.ts';
import { runOptions } from '../options.ts';
import { outputFile } from '../run/output-file.ts';
import { planSession } from '../run/plan-session.ts';
import { showPath } from '../terminal.ts';

export const instances: CliCommand = {
  name: 'instances',
  summary: 'Write the parameters of every task instance to a file, to share, edit and run with --from',
  options: [...runOptions, 'file'],
  examples: [
    'androidworld instances --task "Contacts*" --instances 5 --file contacts.json',
    'androidworld run --from contacts.json',
  ],
  async run({ flags }, terminal) {
    const file = outputFile(flags.file ?? 'instances.json', '--file', terminal);
    const session = await loadSession(flags, terminal);
    try {
      const written = await freezeInstances({
        file,
        plan: await planSession(session, flags, terminal),
        suites: session.suites,
      });
      terminal.stdout.write(`Wrote ${plural(written.length, 'instance')} to ${showPath(file, terminal)}\n`);
      return exitCodes.ok;
    } finally {
      await session.close();
    }
  },
};
