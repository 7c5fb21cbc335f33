import { systemServerPid } from '../../system/log.ts';
import { localTime } from '../local-time.ts';
import { defineProgram, type ProgramContext } from '../program.ts';
import { dumps } from './dumpsys/dumps.ts';
import { type Priority, parseDumpRequest } from './dumpsys/parse-request.ts';
import { serviceNames } from './service-names.ts';
import { batteryService } from './services/battery.ts';
import { deviceidleService } from './services/deviceidle.ts';
import { runService, type ShellService } from './shell-command.ts';

const help = `usage: dumpsys
         Dump all services.
   or:
       dumpsys [-t TIMEOUT] [-T TIMEOUT_MS] [--priority LEVEL] [--pid] [--thread] [--skip SERVICES]
       dumpsys [--help | -l | SERVICE [ARGS]]

         -l            List the services.
         -t SECONDS    Give a service so long; -T in milliseconds.
         --pid         Tell the process of a service instead.
         --thread      Tell how many of its threads are at work instead.
         --priority LEVEL
                       Only services of it: CRITICAL, HIGH or NORMAL.
         --skip LIST   All services but these.
`;

/** Processes of their own; the others live in the system server. */
const servers: Readonly<Record<string, number>> = { SurfaceFlinger: 350 };

/** What has another priority than the usual; activities have two parts. */
const priorities: Readonly<Record<string, readonly Priority[]>> = {
  SurfaceFlinger: ['CRITICAL'],
  activity: ['CRITICAL', 'NORMAL'],
  cpuinfo: ['CRITICAL'],
  input: ['CRITICAL'],
  meminfo: ['HIGH'],
  window: ['CRITICAL'],
};

/** Words are for the shell of these, whose answers and errors are the dump (`DeviceIdleController.dump`, `BatteryService.dump`). */
const shells: Readonly<Record<string, ShellService>> = { battery: batteryService, deviceidle: deviceidleService };

/** @see AOSP `frameworks/native/cmds/dumpsys/dumpsys.cpp` */
export const dumpsys = defineProgram({
  name: 'dumpsys',
  async run(context) {
    const request = parseDumpRequest(context.args);
    if ('error' in request) {
      context.err(`${request.error}\n`);
      if (request.isUsage) context.out(help);
      return 255;
    }
    if (request.isHelp) {
      context.out(help);
      return 0;
    }
    const { service, skipped, priority, facts } = request;
    if (service === undefined || request.isList) {
      const names = serviceNames.filter((name) => isOf(name, priority));
      const told = names.map((name) => `  ${name}${skipped.includes(name) ? ' (skipped)' : ''}\n`);
      context.out(`Currently running services:\n${told.join('')}`);
      if (request.isList) return 0;
      await dumpAll(
        context,
        names.filter((name) => !skipped.includes(name)),
        facts,
      );
      return 0;
    }
    if (!serviceNames.includes(service)) {
      context.err(`Can't find service: ${service}\n`);
      return 0;
    }
    if (facts.length > 0) {
      context.out(tellFacts(service, facts));
      return 0;
    }
    const words = request.args.filter((word) => word !== '-a');
    const shell = shells[service];
    if (shell !== undefined && words.length > 0) {
      await runService(shell, { ...context, err: context.out }, words);
      return 0;
    }
    context.out(await dump(service, request.args, context));
    return 0;
  },
});

function isOf(service: string, priority: Priority | undefined): boolean {
  return priority === undefined || (priorities[service] ?? ['NORMAL']).includes(priority);
}

/** The process alone is a bare number. */
function tellFacts(service: string, facts: readonly ('pid' | 'thread')[]): string {
  const pid = servers[service] ?? systemServerPid;
  if (facts.length === 1 && facts[0] === 'pid') return `${pid}\n`;
  return facts
    .map((fact) => (fact === 'pid' ? `Service host process PID: ${pid}\n` : 'Threads in use: 0/31\n'))
    .join('');
}

async function dump(name: string, args: readonly string[], { system }: ProgramContext): Promise<string> {
  const body = dumps[name];
  // Services whose state nothing on the phone has: their title, as the least that is true.
  return body === undefined ? `${name.toUpperCase()} (dumpsys ${name})\n` : await body(system, args);
}

async function dumpAll(
  context: ProgramContext,
  names: readonly string[],
  facts: readonly ('pid' | 'thread')[],
): Promise<void> {
  const { system, signal } = context;
  for (const name of names) {
    if (signal.aborted) return;
    const text = facts.length > 0 ? tellFacts(name, facts) : await dump(name, [], context);
    context.out(`${'-'.repeat(79)}\nDUMP OF SERVICE ${name}:\n${text}`);
    const ended = localTime(system.clock.now(), system.clock.zone);
    context.out(`--------- 0.001s was the duration of dumpsys ${name}, ending at: ${ended}\n`);
  }
}
