import { systemServerPid } from '../../system/log.ts';
import { localTime } from '../local-time.ts';
import { defineProgram, type ProgramContext } from '../program.ts';
import { dumps } from './dumpsys/dumps.ts';
import { serviceNames } from './service-names.ts';
import { batteryService } from './services/battery.ts';
import { deviceidleService } from './services/deviceidle.ts';
import { runService, type ShellService } from './shell-command.ts';

const help = `usage: dumpsys
         Dump all services.
   or:
       dumpsys [-t TIMEOUT] [-T TIMEOUT_MS] [--priority LEVEL] [--pid] [--skip SERVICES]
       dumpsys [--help | -l | SERVICE [ARGS]]

         -l            List the services.
         -t SECONDS    Give a service so long; -T in milliseconds.
         --pid         Tell the process of a service instead.
         --skip LIST   All services but these.
`;

/** Processes of their own; the others live in the system server. */
const servers: Readonly<Record<string, number>> = { SurfaceFlinger: 350 };

/** Words are for the shell of these, whose answers and errors are the dump (`DeviceIdleController.dump`, `BatteryService.dump`). */
const shells: Readonly<Record<string, ShellService>> = { battery: batteryService, deviceidle: deviceidleService };

function pidOf(service: string): number {
  return servers[service] ?? systemServerPid;
}

export const dumpsys = defineProgram({
  name: 'dumpsys',
  async run(context) {
    const given = [...context.args];
    const options = new Set<string>();
    let skipped: readonly string[] = [];
    while (given[0]?.startsWith('-')) {
      const option = given.shift() ?? '';
      options.add(option);
      if (option === '--skip') skipped = given.shift()?.split(',') ?? [];
      else if (['-t', '-T', '--priority'].includes(option)) given.shift();
    }
    const [name, ...args] = given;
    if (options.has('--help')) {
      context.out(help);
      return 0;
    }
    if (options.has('-l')) {
      context.out(`Currently running services:\n${serviceNames.map((each) => `  ${each}\n`).join('')}`);
      return 0;
    }
    if (name === undefined) {
      await dumpAll(context, skipped);
      return 0;
    }
    if (!serviceNames.includes(name)) {
      context.err(`Can't find service: ${name}\n`);
      return 0;
    }
    if (options.has('--pid')) {
      context.out(`${pidOf(name)}\n`);
      return 0;
    }
    const words = args.filter((word) => word !== '-a');
    const shell = shells[name];
    if (shell !== undefined && words.length > 0) {
      await runService(shell, { ...context, err: context.out }, words);
      return 0;
    }
    context.out(await dump(name, args, context));
    return 0;
  },
});

async function dump(name: string, args: readonly string[], { system }: ProgramContext): Promise<string> {
  const body = dumps[name];
  // Services whose state nothing on the phone has: their title, as the least that is true.
  return body === undefined ? `${name.toUpperCase()} (dumpsys ${name})\n` : await body(system, args);
}

async function dumpAll(context: ProgramContext, skipped: readonly string[]): Promise<void> {
  const { system, signal } = context;
  for (const name of serviceNames) {
    if (signal.aborted) return;
    if (skipped.includes(name)) continue;
    context.out(`${'-'.repeat(79)}\nDUMP OF SERVICE ${name}:\n${await dump(name, [], context)}`);
    const ended = localTime(system.clock.now(), system.clock.zone);
    context.out(`--------- 0.001s was the duration of dumpsys ${name}, ending at: ${ended}\n`);
  }
}
