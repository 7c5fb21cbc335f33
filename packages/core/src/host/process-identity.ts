import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';

/** Which process, so that another one that was given the same number later is not taken for it. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in the kernel's ticks since boot; null on systems without `/proc`. */
  readonly started: number | null;
  /** Where `pid` and `started` mean anything: the computer's name, its boot and pid namespace. */
  readonly realm: string;
}

export const processIdentitySchema = z.object({
  pid: z.number().int().positive(),
  started: z.number().int().nullable(),
  realm: z.string(),
});

let own: ProcessIdentity | undefined;

export function thisProcess(): ProcessIdentity {
  own ??= { pid: process.pid, started: startOf(process.pid), realm: realm() };
  return own;
}

/**
 * Whether a process still runs.
 *
 * @returns `unknown` when that cannot be told from here: it belongs to another container or computer that shares a
 * folder with this one, or the system has no `/proc` and somebody has its number
 */
export function isRunning({ pid, started, realm: where }: ProcessIdentity): boolean | 'unknown' {
  if (where !== thisProcess().realm) return isEarlierBoot(where) ? false : 'unknown';
  if (started !== null) return startOf(pid) === started;
  try {
    process.kill(pid, 0);
    return 'unknown';
  } catch (error) {
    // EPERM: somebody else's process has the number.
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? 'unknown' : false;
  }
}

/** Field 22 of `/proc/PID/stat` (proc(5)); the second, the program's name, may hold spaces and brackets. */
function startOf(pid: number): number | null {
  const stat = read(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const started = Number(fields[19]);
  // A zombie has ended; only its parent has not asked how.
  return stat === '' || fields[0] === 'Z' || !Number.isSafeInteger(started) ? null : started;
}

function realm(): string {
  const boot = read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1')).trim();
  return [hostname(), boot, read(() => readlinkSync('/proc/self/ns/pid'))].join(' ');
}

/** Of this computer: nothing of it runs any more. */
function isEarlierBoot(where: string): boolean {
  const [name, boot] = where.split(' ');
  const [thisName, thisBoot] = thisProcess().realm.split(' ');
  return name === thisName && boot !== '' && thisBoot !== '' && boot !== thisBoot;
}

function read(look: () => string): string {
  try {
    return look();
  } catch {
    // No such process, or a system without /proc.
    return '';
  }
}
