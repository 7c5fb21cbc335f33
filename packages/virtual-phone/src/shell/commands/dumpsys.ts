import { localTime } from '../local-time.ts';
import { defineProgram, type ProgramContext } from '../program.ts';
import { dumpBattery } from './dumpsys/device.ts';
import { dumps } from './dumpsys/dumps.ts';
import { serviceNames } from './service-names.ts';
import { setBattery } from './services/battery.ts';

export const dumpsys = defineProgram({
  name: 'dumpsys',
  async run(context) {
    const words = [...context.args];
    const options = new Set<string>();
    while (words[0]?.startsWith('-')) {
      const option = words.shift() ?? '';
      options.add(option);
      if (['-t', '-T', '--skip', '--priority'].includes(option)) words.shift();
    }
    const [name, ...args] = words;
    if (options.has('-l')) {
      context.out(`Currently running services:\n${serviceNames.map((each) => `  ${each}\n`).join('')}`);
      return 0;
    }
    if (name === undefined) {
      await dumpAll(context);
      return 0;
    }
    if (!serviceNames.includes(name)) {
      context.err(`Can't find service: ${name}\n`);
      return 0;
    }
    context.out(await dump(name, args, context));
    return 0;
  },
});

async function dump(name: string, args: readonly string[], { system }: ProgramContext): Promise<string> {
  if (name === 'battery' && args.length > 0) return setBattery(system, args);
  if (name === 'battery') return dumpBattery(system);
  const body = dumps[name];
  // Services whose state nothing on the phone has: their title, as the least that is true.
  return body === undefined ? `${name.toUpperCase()} (dumpsys ${name})\n` : await body(system, args);
}

async function dumpAll(context: ProgramContext): Promise<void> {
  const { system, signal } = context;
  for (const name of serviceNames) {
    if (signal.aborted) return;
    context.out(`${'-'.repeat(79)}\nDUMP OF SERVICE ${name}:\n${await dump(name, [], context)}`);
    const ended = localTime(system.clock.now(), system.clock.zone);
    context.out(`--------- 0.001s was the duration of dumpsys ${name}, ending at: ${ended}\n`);
  }
}
