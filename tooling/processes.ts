import { execFileSync } from 'node:child_process';

export interface RunningProcess {
  readonly pid: number;
  readonly parent: number;
  readonly command: string;
}

/** All processes of this computer. */
function listProcesses(): RunningProcess[] {
  const lines = execFileSync('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return lines.split('\n').flatMap((line) => {
    const [, pid, parent, command] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return command === undefined ? [] : [{ pid: Number(pid), parent: Number(parent), command }];
  });
}

/** Children of a process, their children, and so on. */
export function descendants(pid: number): RunningProcess[] {
  const all = listProcesses();
  const found: RunningProcess[] = [];
  for (let wanted = new Set([pid]); wanted.size > 0; ) {
    const next = all.filter(({ parent }) => wanted.has(parent));
    found.push(...next);
    wanted = new Set(next.map((child) => child.pid));
  }
  return found;
}

/** Main processes of Chromium below a process. */
export function browsersOf(pid: number): RunningProcess[] {
  return descendants(pid).filter(
    ({ command }) => command.includes('--remote-debugging-pipe') && !command.includes('--type='),
  );
}

export function renderersOf(pid: number): RunningProcess[] {
  return descendants(pid).filter(({ command }) => command.includes('--type=renderer'));
}

/** The daemon of stock adb that listens on a port. */
export function adbServers(port: number): RunningProcess[] {
  return listProcesses().filter(({ command }) => new RegExp(`adb -L tcp:\\S*\\b${port}\\b.* server`).test(command));
}

/** @returns false when it had gone already */
export function killProcess(pid: number): boolean {
  try {
    process.kill(pid, 'SIGKILL');
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
