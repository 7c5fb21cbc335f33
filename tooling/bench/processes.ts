import { readdirSync, readFileSync } from 'node:fs';

/** This process and all below it. */
export function ownProcesses(): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))]),
  );
  const isOwn = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === process.pid || isOwn(parents.get(pid)));
  return [...parents.keys()].filter(isOwn);
}

/** MB that processes hold in memory; what several share is divided among them (PSS). */
export function memoryOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + proportionalKilobytes(pid), 0) / 1024;
}

/** Milliseconds that a process has had of a processor, all its threads together. */
export function processorMs(pid: number): number {
  const threads = namesIn(`/proc/${pid}/task`);
  // proc(5), schedstat: nanoseconds on a processor come first.
  const spent = threads.map((thread) =>
    Number(readIfThere(`/proc/${pid}/task/${thread}/schedstat`)?.split(' ')[0] ?? 0),
  );
  return spent.reduce((sum, ns) => sum + ns, 0) / 1e6;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @see proc_pid_stat(5): the name, in brackets, may hold anything */
function parentOf(pid: number): number | undefined {
  return (
    Number(
      readIfThere(`/proc/${pid}/stat`)
        ?.replace(/^.*\) \S /s, '')
        .split(' ')[0],
    ) || undefined
  );
}

function proportionalKilobytes(pid: number): number {
  return Number(/^Pss: +(\d+) kB/m.exec(readIfThere(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0);
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended since it was listed.
    return undefined;
  }
}
