import { illegalArgument } from '../../system/java-exception.ts';
import type { RunningProcess } from '../../system/system-services.ts';
import { localTime } from '../local-time.ts';
import { resolvePath } from '../resolve-path.ts';
import { parseNumber } from './parse-number.ts';
import { parseUser } from './parse-user.ts';
import type { ServiceCall } from './shell-command.ts';

/** `am dumpheap`: there is no Java heap to be dumped, so it fails as it does where the process gives none. */
export async function dumpHeap(call: ServiceCall): Promise<number> {
  if (!readOptions(call, { verb: 'dump heap', flags: ['-n', '-g', '-m'] })) return -1;
  const process = call.words.required();
  const file = call.words.next() ?? `/data/local/tmp/heapdump-${timeName(call)}.prof`;
  if (!(await openFile(call, file))) return -1;
  call.line(`File: ${file}`);
  requireProcess(call, process);
  call.errorLine(`HEAP DUMP FAILED on process ${process}`);
  return -1;
}

/** `am profile`: nothing runs in a virtual machine of Java's that could be watched. */
export async function profile(call: ServiceCall): Promise<number> {
  let action = call.words.required();
  let process: string | undefined;
  if (action === 'start' || action === 'stop') {
    const flags = action === 'start' ? ['--wall', '--streaming'] : [];
    if (!readOptions(call, { verb: 'profile', flags, withNumber: action === 'start' ? ['--sampling'] : [] })) return -1;
    process = action === 'start' ? call.words.required() : call.words.next();
  } else {
    // The order of before: the process first.
    process = action;
    action = call.words.required();
    if (action !== 'start' && action !== 'stop') throw illegalArgument(`Profile command ${process} not valid`);
  }
  if (action === 'start' && !(await openFile(call, call.words.required()))) return -1;
  if (process !== undefined) requireProcess(call, process);
  call.errorLine(`PROFILE FAILED on process ${process ?? null}`);
  return -1;
}

/** `am compat`: the phone knows no compatibility change, as Android knows none of most numbers. */
export async function compat(call: ServiceCall): Promise<number> {
  const word = call.words.required();
  const toAll = word.endsWith('-all');
  const toggle = toAll ? word.slice(0, -'-all'.length) : word;
  const keepsRunning = call.words.nextOption() === '--no-kill';
  if (toAll && toggle !== 'reset' && !/^[+-]?\d+$/.test(call.words.required())) {
    call.line('Invalid targetSdkVersion!');
    return -1;
  }
  const change = toAll ? '' : call.words.required();
  if (!toAll && !/^[+-]?\d+$/.test(change)) {
    call.line(`Unknown or invalid change: '${change}'.`);
    return -1;
  }
  const packageName = call.words.required();
  if (!toAll) call.line(`Warning! Change ${change} is not known yet. Enabling/disabling it could have no effect.`);
  switch (toggle) {
    case 'enable':
    case 'disable':
      if (toAll) {
        call.line(`No changes were ${toggle}d.`);
        return -1;
      }
      if (!keepsRunning) await call.system.processes.kill(packageName, { reason: 'PlatformCompat overrides' });
      call.line(`${toggle === 'enable' ? 'Enabled' : 'Disabled'} change ${change} for ${packageName}.`);
      return 0;
    case 'reset':
      call.line(
        toAll ? `Reset all changes for ${packageName} to default value.` : `No override exists for changeId ${change}.`,
      );
      return 0;
    default:
      call.line(`Invalid toggle value: '${toggle}'.`);
      return -1;
  }
}

function readOptions(
  call: ServiceCall,
  { verb, flags, withNumber = [] }: { verb: string; flags: readonly string[]; withNumber?: readonly string[] },
): boolean {
  for (let option = call.words.nextOption(); option !== undefined; option = call.words.nextOption()) {
    if (option === '--user') {
      if (parseUser(call.words.required()) !== 'all') continue;
      call.errorLine(`Error: Can't ${verb} with user 'all'`);
      return false;
    }
    if (withNumber.includes(option)) parseNumber(call.words.required(), 'int');
    else if (!flags.includes(option)) {
      call.errorLine(`Error: Unknown option: ${option}`);
      return false;
    }
  }
  return true;
}

/** AOSP `ShellCommand.openFileForSystem`: what is to be written to is there from then on. */
async function openFile(call: ServiceCall, path: string): Promise<boolean> {
  try {
    await call.system.disk.write(resolvePath(call.cwd, path), '', call.identity);
    return true;
  } catch {
    // Why it cannot be, Android tells in the log alone.
    call.errorLine(`Error: Unable to open file: ${path}`);
    if (!path.startsWith('/data/local/tmp/')) call.errorLine('Consider using a file under /data/local/tmp/');
    return false;
  }
}

function requireProcess(call: ServiceCall, name: string): RunningProcess {
  const found = call.system.processes.list().find((each) => each.processName === name || String(each.pid) === name);
  if (found === undefined) throw illegalArgument(`Unknown process: ${name}`);
  return found;
}

function timeName({ system }: ServiceCall): string {
  return localTime(system.clock.now(), system.clock.zone).replaceAll(/[-:]/g, '').replace(' ', '-');
}
