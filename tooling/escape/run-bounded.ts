import { runShell } from '../../packages/virtual-phone/src/shell/index.ts';
import { processTableOf } from '../../packages/virtual-phone/src/shell/process-table.ts';
import type { SystemServices } from '../../packages/virtual-phone/src/system/system-services.ts';

/** Runs a script as root on the phone; what has no end is ended, with all it started. @returns what it printed */
export async function runBounded(system: SystemServices, script: string, boundMs: number): Promise<string> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const take = (bytes: Uint8Array) => {
    length += bytes.length;
    if (length < mostBytes) pieces.push(bytes);
  };
  const program = runShell(system, script, { identity: { uid: 0 }, pty: false, onStdout: take, onStderr: take });
  program.end();
  const timer = setTimeout(() => program.kill(), boundMs);
  await program.exited;
  clearTimeout(timer);
  return Buffer.concat(pieces).toString();
}

/** Jobs outlive the client that started them. */
export function endJobs(system: SystemServices): void {
  for (const process of processTableOf(system).list()) process.kill(9);
}

const mostBytes = 4_000_000;
