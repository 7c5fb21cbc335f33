import type { Identity } from '../../disk/disk.ts';
import { groupsOf } from '../../disk/identity.ts';
import type { VirtualEntry } from '../../disk/virtual-tree.ts';
import { mountTable } from './proc-files.ts';
import type { ListedProcess } from './process-list.ts';
import type { OpenFileName } from './shell-programs.ts';

/** What is in a process's folder of `/proc`, at a path in it; `''` is the folder. */
export function findInProcess(
  process: ListedProcess,
  path: string,
  reader: { readonly who: Identity; readonly pid: number },
): VirtualEntry | undefined {
  const { uid, pid } = process;
  const [name = '', inside, ...deeper] = path.split('/');
  if (name === 'task') {
    if (inside === undefined) return { kind: 'directory', uid, names: [String(pid)] };
    // Its one thread: the folder again, without this one.
    return inside === String(pid) && deeper[0] !== 'task'
      ? findInProcess(process, deeper.join('/'), reader)
      : undefined;
  }
  // ptrace(2), and the policy: only root looks into what is another user's.
  const isSealed = reader.who.uid !== 0 && reader.who.uid !== uid;
  if (name === 'fd') {
    const files = openFilesOf(process);
    if (inside === undefined) {
      return { kind: 'directory', uid, mode: 0o500, isSealed, names: [...files.keys()].map(String) };
    }
    const file = files.get(Number(inside));
    if (file === undefined || deeper.length > 0) return undefined;
    return { kind: 'symlink', uid, mode: 0o700, isSealed, target: file.text, isNameless: !file.isPath };
  }
  if (inside !== undefined) return undefined;
  const link = linksOf(process)[name];
  if (link !== undefined) return { kind: 'symlink', uid, isSealed, target: link };
  if (name === 'environ') return { kind: 'file', uid, mode: 0o400, isSealed, content: () => environmentOf(process) };
  const files = filesOf(process, pid === reader.pid);
  if (name === '') {
    const names = [...Object.keys(files), ...Object.keys(linksOf(process)), 'environ', 'fd', 'task'];
    return { kind: 'directory', uid, mode: 0o555, names };
  }
  const content = files[name];
  return content === undefined ? undefined : { kind: 'file', uid, mode: 0o444, content };
}

function linksOf({ executable, program }: ListedProcess): Readonly<Record<string, string>> {
  return { cwd: program?.cwd ?? '/', exe: executable, root: '/' };
}

/** What was not started by a shell reads nothing and writes to nobody. */
function openFilesOf({ program }: ListedProcess): ReadonlyMap<number, OpenFileName> {
  return (
    program?.openFiles ?? new Map([0, 1, 2].map((descriptor) => [descriptor, { text: '/dev/null', isPath: true }]))
  );
}

function environmentOf({ program }: ListedProcess): string {
  return [...(program?.environment ?? [])].map(([name, value]) => `${name}=${value}\0`).join('');
}

function filesOf(process: ListedProcess, isReader: boolean): Readonly<Record<string, () => string>> {
  const { pid, ppid, argv, program } = process;
  const name = commandName(process);
  const threads = program === undefined ? 20 : 1;
  const group = program?.group ?? ppid;
  const state = isReader ? 'R' : 'S';
  // In hundredths of a second; what is no program of a shell is counted from boot.
  const started = Math.floor((program?.startedMs ?? 0) / 10);
  const size = program === undefined ? { pages: 3_364_197, resident: 30_864 } : { pages: 2_706, resident: 842 };
  return {
    cmdline: () => argv.map((word) => `${word}\0`).join(''),
    comm: () => `${name}\n`,
    mounts: mountTable,
    oom_adj: () => (program === undefined ? '0\n' : '-16\n'),
    oom_score_adj: () => (program === undefined ? '0\n' : '-950\n'),
    stat: () =>
      `${[
        `${pid} (${name}) ${state} ${ppid} ${group} ${group} 0 -1 4210688 0 0 0 0 0 0 0 0`,
        `20 0 ${threads} 0 ${started} ${size.pages * 4096} ${size.resident} 18446744073709551615 0 0 0 0 0`,
        `0 ${maskOf(program?.ignored)} 0 0 0 0 17 0 0 0 0 0 0 0 0 0 0 0 0 0 0`,
      ].join(' ')}\n`,
    statm: () => `${size.pages} ${size.resident} ${Math.floor(size.resident * 0.7)} 1 0 0 0\n`,
    status: () => statusOf(process, { name, state, threads, size }),
  };
}

function statusOf(
  process: ListedProcess,
  {
    name,
    state,
    threads,
    size,
  }: {
    readonly name: string;
    readonly state: 'R' | 'S';
    readonly threads: number;
    readonly size: { readonly pages: number; readonly resident: number };
  },
): string {
  const { pid, ppid, uid, program } = process;
  const ids = `${uid}\t${uid}\t${uid}\t${uid}`;
  const kilobytes = (pages: number) => `${String(pages * 4).padStart(8)} kB`;
  return [
    `Name:\t${name}`,
    'Umask:\t0077',
    `State:\t${state === 'R' ? 'R (running)' : 'S (sleeping)'}`,
    `Tgid:\t${pid}`,
    'Ngid:\t0',
    `Pid:\t${pid}`,
    `PPid:\t${ppid}`,
    'TracerPid:\t0',
    `Uid:\t${ids}`,
    `Gid:\t${ids}`,
    'FDSize:\t64',
    `Groups:\t${groupsOf(uid).join(' ')} `,
    `VmSize:\t${kilobytes(size.pages)}`,
    `VmRSS:\t${kilobytes(size.resident)}`,
    `Threads:\t${threads}`,
    'SigPnd:\t0000000000000000',
    `SigIgn:\t${maskOf(program?.ignored).toString(16).padStart(16, '0')}`,
    '',
  ].join('\n');
}

/** The kernel keeps fifteen characters of a name: of a file's the first, of an app's, which Android sets, the last. */
function commandName({ name, program }: ListedProcess): string {
  return program === undefined ? name.slice(-15) : name.slice(name.lastIndexOf('/') + 1).slice(0, 15);
}

/** Signals as the kernel counts them in one number. */
function maskOf(signals: ReadonlySet<number> = new Set()): number {
  return [...signals].reduce((mask, signal) => mask + 2 ** (signal - 1), 0);
}
