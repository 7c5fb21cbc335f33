import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { PhoneProgram, ProgramOptions } from '../adb-target.ts';

/** Runs a command with this machine's shell, as a stand-in for the phone's. */
export function hostProgram(command: string, options: ProgramOptions): PhoneProgram {
  const child = spawn('sh', ['-c', command], { detached: true, env: { ...process.env, TERM: options.terminal } });
  // A program that does not read its input closes it.
  child.stdin.on('error', () => {});
  const outputs = [
    copy(child.stdout, options.onStdout),
    copy(child.stderr, options.pty ? options.onStdout : options.onStderr),
  ];
  const status = new Promise<number>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGHUP' ? 129 : 128)));
  });
  return {
    write: (data) => void child.stdin.write(data),
    end: () => void child.stdin.end(),
    cutOff: () => {
      child.stdin.end();
      for (const output of [child.stdout, child.stderr]) output.destroy();
    },
    kill: () => {
      if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
        process.kill(-child.pid, 'SIGHUP');
    },
    exited: Promise.all(outputs).then(() => status),
  };
}

async function copy(from: Readable, to: (data: Uint8Array) => void | Promise<void>): Promise<void> {
  try {
    for await (const data of from) await to(data);
  } catch (error) {
    // Destroyed: the client takes no more.
    if (!from.destroyed) throw error;
  }
}
