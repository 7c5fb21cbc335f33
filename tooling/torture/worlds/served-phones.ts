import { once } from 'node:events';
import { killProcess } from '../../processes.ts';
import { type CliRun, startCli } from '../start-cli.ts';

/** `androidworld phone` in a process of its own, started again when it dies. */
export interface ServedPhones extends AsyncDisposable {
  readonly serials: readonly string[];
  /** Of the process that has the phones now. */
  pid(): number;
}

const startMs = 60_000;

export async function servePhones(options: {
  readonly folder: string;
  readonly count: number;
  /** Console port of the first; adb finds it by itself from 5554 to 5584. */
  readonly port: number;
  readonly adbServerPort: number;
}): Promise<ServedPhones> {
  const { folder, count, port, adbServerPort } = options;
  const serials = Array.from({ length: count }, (_, index) => `emulator-${port + 2 * index}`);
  const closing = new AbortController();
  const begin = () => {
    const env = { ANDROID_ADB_SERVER_PORT: String(adbServerPort) };
    const started = startCli(['phone', '--count', String(count), '--port', String(port)], { cwd: folder, env });
    void started.ended.then(() => {
      if (!closing.signal.aborted) current = begin();
    });
    return started;
  };
  let current: CliRun = begin();
  await untilSaid(current, serials);
  return {
    serials,
    pid: () => current.pid,
    async [Symbol.asyncDispose]() {
      closing.abort();
      killProcess(-current.pid);
      await current.ended;
    },
  };
}

async function untilSaid(run: CliRun, serials: readonly string[]): Promise<void> {
  const timeout = AbortSignal.timeout(startMs);
  const late = once(timeout, 'abort').then(() => 'late' as const);
  for (;;) {
    if (serials.every((serial) => run.said().includes(serial))) return;
    const next = await Promise.race([run.ended.then(() => 'terminated' as const), late, run.spoke()]);
    if (next !== undefined) throw new Error(`The phones did not start (${next}): ${run.said()}`);
  }
}
