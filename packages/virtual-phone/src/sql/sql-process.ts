import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { hostDeadline } from '../system/time/host-time.ts';
import type { Timer } from '../system/time/time-source.ts';
import { errorOf, failureOf } from './failure.ts';
import { takeSlot } from './job-slots.ts';
import type { FromSql, SqlHost, SqlJob, SqlResult, ToSql } from './messages.ts';

export interface SqlRun {
  /** Whose job it is: each phone has few at a time. */
  readonly phone: object;
  /** Ends the job at once, whatever SQLite is doing. */
  readonly signal: AbortSignal;
  readonly host: SqlHost;
}

/** One is kept for the next job for a while: starting it takes a tenth of a second (ten times that from sources), keeping it some 60 MB. */
const idleMs = 30_000;
/** Of memory that it has written to, what it starts with included; SQLite then says "out of memory". */
const mostMemoryKb = 400 * 1024;

let idle: ChildProcess | undefined;
let idleTimer: Timer | undefined;

/**
 * Runs SQL that came from outside in a process of its own. SQLite cannot be interrupted, and has no bounds for memory:
 * the process can be ended, and has. It ends with the process that started it, too.
 *
 * @returns undefined when the process ended first: by the signal, or because its memory was full
 * @throws what the job threw, with its `code`
 */
export async function runSql(job: SqlJob, run: SqlRun): Promise<SqlResult | undefined> {
  const slot = await takeSlot(run.phone, run.signal);
  if (slot === undefined) return undefined;
  try {
    return await runJob(takeProcess(), job, run);
  } finally {
    slot.free();
  }
}

function runJob(child: ChildProcess, job: SqlJob, { signal, host }: SqlRun): Promise<SqlResult | undefined> {
  return new Promise((resolve, reject) => {
    const finish = (keep: boolean) => {
      child.off('message', onMessage).off('exit', onExit).off('error', onExit);
      signal.removeEventListener('abort', onAbort);
      if (keep) keepIdle(child);
      else child.kill('SIGKILL');
    };
    const onAbort = () => {
      finish(false);
      resolve(undefined);
    };
    const onExit = () => {
      finish(false);
      resolve(undefined);
    };
    const onMessage = (message: FromSql) => {
      if (message.kind === 'call') {
        void answer(message, host).then((reply) => send(child, reply));
        return;
      }
      finish(message.roomLeft);
      if (message.failure === undefined) resolve(message.result);
      else reject(errorOf(message.failure));
    };
    child.on('message', onMessage).on('exit', onExit).on('error', onExit);
    signal.addEventListener('abort', onAbort, { once: true });
    child.channel?.ref();
    if (signal.aborted) onAbort();
    else send(child, { kind: 'job', job });
  });
}

async function answer({ id, method, args }: Extract<FromSql, { kind: 'call' }>, host: SqlHost): Promise<ToSql> {
  try {
    const call = host[method] as (...each: readonly unknown[]) => Promise<unknown>;
    return { kind: 'answer', id, value: await call(...args) };
  } catch (error) {
    return { kind: 'answer', id, failure: failureOf(error) };
  }
}

/** Of one that is ending, the end is what matters. */
function send(child: ChildProcess, message: ToSql): void {
  if (child.connected) child.send(message, () => {});
}

function takeProcess(): ChildProcess {
  const kept = idle;
  idle = undefined;
  idleTimer?.cancel();
  return kept ?? startProcess();
}

function keepIdle(child: ChildProcess): void {
  child.channel?.unref();
  if (idle !== undefined) {
    child.kill('SIGKILL');
    return;
  }
  idle = child;
  idleTimer = hostDeadline(idleMs, () => {
    idle = undefined;
    child.kill('SIGKILL');
  });
}

function startProcess(): ChildProcess {
  const node = [...nodeOptions, ...entry()];
  // The limit is of the shell's, which becomes the process; a system without it has the process without it.
  const limited = `ulimit -c 0 -d ${mostMemoryKb} 2>/dev/null || ulimit -d ${mostMemoryKb} 2>/dev/null; exec "$0" "$@"`;
  const [command, args] =
    process.platform === 'win32' ? [process.execPath, node] : ['/bin/sh', ['-c', limited, process.execPath, ...node]];
  const child = spawn(command, args, {
    // The fourth ends with this process, also when it is killed; nothing is ever sent there.
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    // Nothing of the host's environment: no keys, no options for Node, no folder for temporary files.
    env: process.platform === 'win32' ? { SystemRoot: process.env.SystemRoot } : {},
    cwd: '/',
  });
  child.unref();
  const lifeline = child.stdio[3];
  if (lifeline !== null && lifeline !== undefined && 'unref' in lifeline) (lifeline as { unref(): void }).unref();
  child.on('error', () => forget(child)).on('exit', () => forget(child));
  return child;
}

function forget(child: ChildProcess): void {
  if (idle === child) idle = undefined;
}

const nodeOptions = ['--max-old-space-size=128', '--no-warnings'];

function entry(): string[] {
  if (!import.meta.url.endsWith('.ts')) return [fileURLToPath(new URL('./sql-child.js', import.meta.url))];
  // In the repository, where sources run as they are.
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return ['--import', tsx, fileURLToPath(new URL('./sql-child.ts', import.meta.url))];
}
