import { readdirSync, readFileSync } from 'node:fs';
import { atMost, type Figure } from './figure.ts';
import { withPhones } from './phones.ts';

const more = 3;

export const anotherPhone: Figure = {
  name: 'one more phone in the same process, all processes, PSS',
  promise: 'at most 90 MB',
  async measure() {
    const one = await memoryOf(1);
    const several = await memoryOf(1 + more);
    return atMost(90, (several - one) / more, 'MB');
  },
};

/** MB in use with so many phones on, each looked at twice. */
function memoryOf(count: number): Promise<number> {
  return withPhones(count, async (_driver, devices) => {
    for (const device of [...devices, ...devices]) await device.observe();
    return ownProcesses().reduce((sum, pid) => sum + proportionalKilobytes(pid), 0) / 1024;
  });
}

/** This process and all below it. */
function ownProcesses(): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), parentOf(Number(name))]),
  );
  const isOwn = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === process.pid || isOwn(parents.get(pid)));
  return [...parents.keys()].filter(isOwn);
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
