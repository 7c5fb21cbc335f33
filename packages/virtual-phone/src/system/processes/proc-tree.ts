import type { VirtualEntry, VirtualTree } from '../../disk/virtual-tree.ts';
import type { SystemServer } from '../system-server.ts';
import { type NativeProcess, nativeProcesses, parentPids } from './native-processes.ts';
import { systemFiles } from './proc-files.ts';

/** `/proc`, as far as tools look at it. */
export function procTree(system: SystemServer): VirtualTree {
  return {
    find(path) {
      const files = systemFiles(system);
      const processes = processesOf(system);
      if (path === '') return { kind: 'directory', names: [...processes.keys(), ...namesIn(files, '')] };
      const content = files[path];
      if (content !== undefined) return file(content);
      const inside = namesIn(files, `${path}/`);
      if (inside.length > 0) return { kind: 'directory', names: inside };
      const [pid = '', name, ...rest] = path.split('/');
      const process = processes.get(pid);
      if (process === undefined || rest.length > 0) return undefined;
      const own = processFiles(process);
      if (name === undefined) return { kind: 'directory', names: Object.keys(own) };
      const text = own[name];
      return text === undefined ? undefined : file(() => text);
    },
  };
}

function file(content: () => string): VirtualEntry {
  return { kind: 'file', content };
}

/** By their pids, as they stand in paths. */
function processesOf({ processes }: SystemServer): ReadonlyMap<string, NativeProcess> {
  const apps = processes
    .list()
    .map(({ uid, pid, processName }) => ({ uid, pid, ppid: parentPids.zygote, name: processName }));
  return new Map([...nativeProcesses, ...apps].map((each) => [String(each.pid), each]));
}

/** What is directly in a folder of paths; `folder` ends with `/`, or is empty. */
function namesIn(files: Readonly<Record<string, unknown>>, folder: string): string[] {
  const inside = Object.keys(files).filter((path) => path.startsWith(folder));
  return [...new Set(inside.map((path) => path.slice(folder.length).split('/', 1)[0] ?? ''))];
}

function processFiles({ pid, ppid, uid, name }: NativeProcess): Readonly<Record<string, string>> {
  // The kernel keeps fifteen characters of a name; of an app's the last ones.
  const short = name.slice(-15);
  const ids = `${uid}\t${uid}\t${uid}\t${uid}`;
  return {
    cmdline: `${name}\0`,
    comm: `${short}\n`,
    oom_adj: '0\n',
    oom_score_adj: '0\n',
    stat: `${pid} (${short}) S ${ppid} ${ppid} 0 0 -1 1077952832 0 0 0 0 0 0 0 0 20 0 20 0 0 0 0\n`,
    statm: '3364197 30864 20000 1 0 0 0\n',
    status:
      `Name:\t${short}\nUmask:\t0077\nState:\tS (sleeping)\nTgid:\t${pid}\nNgid:\t0\nPid:\t${pid}\nPPid:\t${ppid}\nTracerPid:\t0\n` +
      `Uid:\t${ids}\nGid:\t${ids}\nVmSize:\t13456789 kB\nVmRSS:\t  123456 kB\nThreads:\t20\n`,
  };
}
