import type { VirtualEntry, VirtualTree } from '../../disk/virtual-tree.ts';
import { systemServerPid } from '../log.ts';
import type { SystemServer } from '../system-server.ts';

/** `/proc`, as far as tools look at it. */
export function procTree(system: SystemServer): VirtualTree {
  const file = (content: () => string): VirtualEntry => ({ kind: 'file', content });
  const seconds = () => (system.clock.elapsed() / 1000).toFixed(2);
  const files: Readonly<Record<string, () => string>> = {
    cpuinfo: () =>
      [0, 1, 2, 3].map((core) => `processor\t: ${core}\nmodel name\t: Android virtual processor\n`).join('\n'),
    loadavg: () => '0.10 0.20 0.10 1/500 2345\n',
    meminfo: () => 'MemTotal:        2018216 kB\nMemFree:          512340 kB\nMemAvailable:    1102456 kB\n',
    'sys/kernel/random/boot_id': () => `${system.bootId}\n`,
    'net/unix': () => unixSockets,
    stat: () => cpuTimes(system.clock.elapsed()),
    uptime: () => `${seconds()} ${seconds()}\n`,
    version: () => 'Linux version 5.15.41-android13-8 (build-user@build-host) #1 SMP PREEMPT\n',
  };
  return {
    find(path) {
      const processes = new Map<string, string>([[String(systemServerPid), 'system_server']]);
      for (const { pid, processName } of system.processes.list()) processes.set(String(pid), processName);
      if (path === '') return { kind: 'directory', names: [...processes.keys(), ...namesIn(files, '')] };
      const content = files[path];
      if (content !== undefined) return file(content);
      const inside = namesIn(files, `${path}/`);
      if (inside.length > 0) return { kind: 'directory', names: inside };
      const [pid = '', name] = path.split('/');
      const command = processes.get(pid);
      if (command === undefined) return undefined;
      const own = processFiles(pid, command);
      if (name === undefined) return { kind: 'directory', names: Object.keys(own) };
      const text = own[name];
      return text === undefined ? undefined : file(() => text);
    },
  };
}

/** What is directly in a folder of paths; `folder` ends with `/`, or is empty. */
function namesIn(files: Readonly<Record<string, unknown>>, folder: string): string[] {
  const inside = Object.keys(files).filter((path) => path.startsWith(folder));
  return [...new Set(inside.map((path) => path.slice(folder.length).split('/', 1)[0] ?? ''))];
}

/** Sockets that tools look for to find a browser or an app to speak to. */
const unixSockets = `Num       RefCount Protocol Flags    Type St Inode Path
0000000000000000: 00000002 00000000 00010000 0001 01  1201 /dev/socket/adbd
0000000000000000: 00000002 00000000 00010000 0001 01  1202 /dev/socket/zygote
0000000000000000: 00000002 00000000 00010000 0001 01  1203 /dev/socket/logd
`;

/** `/proc/stat` of four cores that have nothing to do, in hundredths of a second. */
function cpuTimes(elapsedMs: number): string {
  const idle = Math.floor(elapsedMs / 10);
  const busy = Math.floor(idle / 20);
  const line = (name: string, cores: number) =>
    `${name} ${busy * cores} 0 ${busy * cores} ${(idle - 2 * busy) * cores} 0 0 0 0 0 0\n`;
  const cores = [0, 1, 2, 3].map((core) => line(`cpu${core}`, 1)).join('');
  return `${line('cpu ', 4)}${cores}intr 0\nctxt 0\nbtime 0\nprocesses 2345\nprocs_running 1\nprocs_blocked 0\n`;
}

function processFiles(pid: string, command: string): Readonly<Record<string, string>> {
  return {
    cmdline: `${command}\0`,
    comm: `${command.slice(-15)}\n`,
    oom_adj: '0\n',
    stat: `${pid} (${command.slice(-15)}) S 345 345 0 0 -1 1077952832 0 0 0 0 0 0 0 0 20 0 20 0 0 0 0\n`,
    status: `Name:\t${command.slice(-15)}\nState:\tS (sleeping)\nTgid:\t${pid}\nPid:\t${pid}\nPPid:\t345\n`,
  };
}
