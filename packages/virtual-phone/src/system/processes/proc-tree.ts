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
    uptime: () => `${seconds()} ${seconds()}\n`,
    version: () => 'Linux version 5.15.41-android13-8 (build-user@build-host) #1 SMP PREEMPT\n',
  };
  return {
    find(path) {
      const processes = new Map<string, string>([[String(systemServerPid), 'system_server']]);
      for (const { pid, processName } of system.processes.list()) processes.set(String(pid), processName);
      if (path === '') return { kind: 'directory', names: [...processes.keys(), ...Object.keys(files)] };
      const content = files[path];
      if (content !== undefined) return file(content);
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

function processFiles(pid: string, command: string): Readonly<Record<string, string>> {
  return {
    cmdline: `${command}\0`,
    comm: `${command.slice(-15)}\n`,
    oom_adj: '0\n',
    stat: `${pid} (${command.slice(-15)}) S 345 345 0 0 -1 1077952832 0 0 0 0 0 0 0 0 20 0 20 0 0 0 0\n`,
    status: `Name:\t${command.slice(-15)}\nState:\tS (sleeping)\nTgid:\t${pid}\nPid:\t${pid}\nPPid:\t345\n`,
  };
}
