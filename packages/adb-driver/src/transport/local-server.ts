import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findAdb } from './find-adb.ts';

const patienceMs = 30_000;

/** Ports of this machine on which this process has started an adb server that it has not ended. */
const started = new Set<number>();
const starting = new Map<number, Promise<void>>();

interface LocalServer {
  readonly host: string;
  readonly port: number;
  readonly adbPath?: string | undefined;
}

/**
 * Starts an adb server where none answers. One on another machine is not ours to start.
 *
 * @returns whether there is a program that could
 * @throws Error when it fails
 */
export async function startLocalServer({ host, port, adbPath }: LocalServer): Promise<boolean> {
  const program = isHere(host) ? await findAdb({ adbPath }) : undefined;
  if (program === undefined) return false;
  const begun = starting.get(port) ?? start(program, port).finally(() => starting.delete(port));
  starting.set(port, begun);
  await begun;
  started.add(port);
  return true;
}

/** Whether this process has started the server there; from now on it counts as somebody else's. */
export function takeStarted({ host, port }: Pick<LocalServer, 'host' | 'port'>): boolean {
  return isHere(host) && started.delete(port);
}

async function start(program: string, port: number): Promise<void> {
  await promisify(execFile)(program, ['-P', String(port), 'start-server'], { timeout: patienceMs });
}

function isHere(host: string): boolean {
  return ['127.0.0.1', 'localhost', '::1'].includes(host);
}
