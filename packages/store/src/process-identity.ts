import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';

/** A process, as far as another one can tell whether it is still there. */
export interface ProcessIdentity {
  readonly host: string;
  /** Process numbers of equal host and space can be compared. */
  readonly pidSpace: string;
  readonly pid: number;
}

export function thisProcess(): ProcessIdentity {
  return { host: hostname(), pidSpace: pidSpace(), pid: process.pid };
}

/** Whether a process is surely gone: it was on this machine, and there is none of its number any more. */
export function isGone({ host, pidSpace: space, pid }: ProcessIdentity): boolean {
  const here = thisProcess();
  return host === here.host && space === here.pidSpace && !isAlive(pid);
}

/** Linux: the PID namespace. Elsewhere a machine has but one. */
function pidSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    // No Linux, or no /proc.
    return '';
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // It is there, and somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !isZombie(pid);
}

/** Ended, and nobody has asked for its exit code yet: it still takes signals. */
function isZombie(pid: number): boolean {
  try {
    // `pid (name) state …`; the name may hold anything.
    return /\)\s+Z\b/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    // No /proc: taken for alive, until its heartbeat is missed.
    return false;
  }
}
