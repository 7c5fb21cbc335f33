import { readdirSync, readFileSync } from 'node:fs';

/** This process and all below it. */
export function ownProcesses(): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(statOf(Number(name))[1]) || undefined]),
  );
  const isOwn = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === process.pid || isOwn(parents.get(pid)));
  return [...parents.keys()].filter(isOwn);
}

/** Memory of a process; what it shares with others counts by its share. */
export function proportionalKilobytes(pid: number): number {
  return Number(/^Pss: +(\d+) kB/m.exec(readIfThere(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0);
}

/** Linux counts in hundredths of a second for whoever asks. */
const ticksPerSecond = 100;

/** Seconds of processor that this process, those below it and those that ended below it have used. */
export function processorSeconds(): number {
  const ticks = ownProcesses().flatMap((pid) => statOf(pid).slice(11, 15).map(Number));
  return ticks.reduce((sum, each) => sum + each, 0) / ticksPerSecond;
}

/** From the state on. @see proc_pid_stat(5): the name, in brackets, may hold anything */
function statOf(pid: number): string[] {
  return (
    readIfThere(`/proc/${pid}/stat`)
      ?.replace(/^.*\) /s, '')
      .split(' ') ?? []
  );
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended since it was listed.
    return undefined;
  }
}
