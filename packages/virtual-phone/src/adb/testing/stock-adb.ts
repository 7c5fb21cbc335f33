import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../listen.ts';

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
  adb(args: readonly string[], options?: { input?: string | Uint8Array }): Promise<AdbResult>;
  start(args: readonly string[]): ChildProcess;
  close(): Promise<void>;
}

/** The installed adb program with a home of its own and, unless a port is given, a server of its own. */
export async function stockAdb(options: { port?: number } = {}): Promise<StockAdb> {
  const home = mkdtempSync(join(tmpdir(), 'adb-home-'));
  const port = options.port ?? (await freePort());
  // It looks for emulators from 5555 on: with this end it finds none, so that tests do not meet others' phones.
  const env = { ...process.env, HOME: home, TERM: 'xterm', ADB_LOCAL_TRANSPORT_MAX_PORT: '5553' };
  const start = (args: readonly string[]) => spawn('adb', ['-P', String(port), ...args], { env, cwd: home });
  const adb: StockAdb['adb'] = async (args, { input } = {}) => {
    const child = start(args);
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    const [stdout, stderr, status] = await Promise.all([
      collect(child.stdout),
      collect(child.stderr),
      new Promise<number | null>((resolve) => child.once('exit', resolve)),
    ]);
    return { status, stdout, stderr };
  };
  if (options.port === undefined) await adb(['start-server']);
  return {
    port,
    home,
    adb,
    start,
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

async function freePort(): Promise<number> {
  const listening = await listen(createServer(), { port: 0, host: '127.0.0.1' });
  await listening.close();
  return listening.port;
}

/** An even port whose follower is free as well. */
export async function freePortPair(): Promise<number> {
  for (;;) {
    const port = (await freePort()) & ~1;
    const taken = await Promise.allSettled(
      [port, port + 1].map(async (one) => (await listen(createServer(), { port: one, host: '127.0.0.1' })).close()),
    );
    if (taken.every(({ status }) => status === 'fulfilled')) return port;
  }
}
