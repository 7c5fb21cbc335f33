import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../../../tooling/free-ports.ts';

/** Whether an adb program is installed; tests against it are skipped where there is none. */
export const hasAdb = spawnSync('adb', ['version']).status === 0;

interface AdbResult {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface StockAdb {
  readonly port: number;
  /** Home of the client, with its console token. */
  readonly home: string;
  /** Runs one command to its end. Throws when it does not end in 25 s. */
  adb(args: readonly string[], options?: { input?: string | Uint8Array }): Promise<AdbResult>;
  start(args: readonly string[]): ChildProcess;
  close(): Promise<void>;
}

/** No command of a test takes longer on the slowest machine; and it is shorter than what a test may take. */
const limitMs = 25_000;

/** The installed adb program with a home of its own and, unless a port is given, a server of its own. */
export async function stockAdb(options: { port?: number } = {}): Promise<StockAdb> {
  const home = mkdtempSync(join(tmpdir(), 'adb-home-'));
  const port = options.port ?? (await freePort());
  // It looks for emulators from 5555 on: with this end it finds none, so that tests do not meet others' phones.
  const env = { ...process.env, HOME: home, TERM: 'xterm', ADB_LOCAL_TRANSPORT_MAX_PORT: '5553' };
  const start = (args: readonly string[], timeout?: number) =>
    spawn('adb', ['-P', String(port), ...args], { env, cwd: home, timeout, killSignal: 'SIGKILL' });
  const adb: StockAdb['adb'] = async (args, { input } = {}) => {
    const child = start(args, limitMs);
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const status = new Promise<number | null>((resolve, reject) => {
      child.once('exit', (code, signal) => {
        if (signal === null) resolve(code);
        else reject(new Error(`\`adb -P ${port} ${args.join(' ')}\` did not end in ${limitMs / 1_000} s`));
      });
    });
    const [stdout, stderr] = [collect(child.stdout), collect(child.stderr)];
    return { status: await status, stdout: await stdout, stderr: await stderr };
  };
  if (options.port === undefined) {
    const started = await adb(['start-server']);
    if (started.status !== 0) throw new Error(`No adb server on port ${port}: ${started.stderr}`);
  }
  return {
    port,
    home,
    adb,
    start: (args) => start(args),
    close: async () => {
      if (options.port === undefined) await adb(['kill-server']);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

async function collect(stream: NodeJS.ReadableStream): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces).toString('utf8');
}
