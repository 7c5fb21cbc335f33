import type { Identity } from '../../disk/disk.ts';
import { groupsOf } from '../../disk/identity.ts';
import type { SystemServices } from '../system-services.ts';
import { nativeProcesses, parentPids } from './native-processes.ts';
import type { ShellProgram } from './shell-programs.ts';

/** One process of the phone, whatever it runs. */
export interface ListedProcess {
  readonly uid: number;
  readonly pid: number;
  readonly ppid: number;
  readonly name: string;
  readonly argv: readonly string[];
  /** The file that runs. */
  readonly executable: string;
  /** What more is known of a program of a shell. */
  readonly program?: ShellProgram;
}

/** AID_READPROC: whom `/proc`, mounted with `hidepid=invisible`, shows the processes of others. */
const readProcGid = 3009;

/** Services of the image, apps and programs of shells, as somebody sees them, by their pids. */
export function listProcesses(
  { processes, programs }: Pick<SystemServices, 'processes' | 'programs'>,
  who: Identity,
): readonly ListedProcess[] {
  const apps = processes.list().map(({ uid, pid, processName: name }) => ({
    uid,
    pid,
    ppid: parentPids.zygote,
    name,
    argv: [name],
    executable: '/system/bin/app_process64',
  }));
  const ran = programs.list().map((program) => ({
    uid: program.uid,
    pid: program.pid,
    ppid: program.parentPid ?? parentPids.adbd,
    name: program.name,
    argv: program.argv,
    executable: program.executable,
    program,
  }));
  const taken = new Set(apps.map(({ pid }) => pid));
  const native = nativeProcesses
    .filter(({ pid }) => !taken.has(pid))
    .map((each) => ({ ...each, argv: [each.name], executable: executableOf(each.name) }));
  const seesAll = who.uid === 0 || groupsOf(who.uid).includes(readProcGid);
  return [...native, ...apps, ...ran]
    .filter(({ uid }) => seesAll || uid === who.uid)
    .sort((one, other) => one.pid - other.pid);
}

/** The process that asks: of who is no program of a shell, the app, or adbd, which reads for `adb pull`. */
export function ownPid({ processes }: Pick<SystemServices, 'processes'>, who: Identity): number {
  return who.pid ?? processes.list().find(({ uid }) => uid === who.uid)?.pid ?? parentPids.adbd;
}

function executableOf(name: string): string {
  if (name === 'zygote64' || name === 'system_server') return '/system/bin/app_process64';
  return name === 'adbd' ? '/apex/com.android.adbd/bin/adbd' : `/system/bin/${name}`;
}
