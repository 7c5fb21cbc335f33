import { Worker } from 'node:worker_threads';
import { runCli } from '../shell/commands/sqlite3/cli.ts';
import { errorOf, failureOf } from './failure.ts';
import type { FromSql, SqlHost, SqlJob, SqlResult, ToSql } from './messages.ts';
import { runQuery } from './run-query.ts';
import { sourcesAt } from './sql-sources.ts';

/** The process that SQL from outside runs in. It has no files of its own and knows no phone: it is told what to open. */

/**
 * SQLite may never return: a thread beside it sees the end of the process that started this one. Its end of the pipe
 * closes however it ended.
 */
const watch = `
const { Socket } = require('node:net');
const lifeline = new Socket({ fd: 3 });
const end = () => process.kill(process.pid, 'SIGKILL');
lifeline.on('end', end).on('error', end).on('close', end).resume();
`;
new Worker(watch, { eval: true, execArgv: [], env: {}, resourceLimits: { maxOldGenerationSizeMb: 16 } }).on(
  'error',
  () => process.exit(1),
);

const callers = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
let calls = 0;

function call(method: keyof SqlHost, ...args: unknown[]): Promise<unknown> {
  calls += 1;
  const id = calls;
  return new Promise((resolve, reject) => {
    callers.set(id, { resolve, reject });
    send({ kind: 'call', id, method, args });
  });
}

const host: SqlHost = {
  async out(bytes) {
    await call('out', bytes);
  },
  async err(text) {
    await call('err', text);
  },
  open: (path) => call('open', path) as ReturnType<SqlHost['open']>,
  read: (path) => call('read', path) as ReturnType<SqlHost['read']>,
  async sendOutputTo(path) {
    await call('sendOutputTo', path);
  },
};

process.on('message', (message: ToSql) => {
  if (message.kind === 'job') {
    void run(message.job);
    return;
  }
  const caller = callers.get(message.id);
  callers.delete(message.id);
  if (message.failure === undefined) caller?.resolve(message.value);
  else caller?.reject(errorOf(message.failure));
});

/** With what it starts with some 90 MB; what a job left beyond this was not given back when its memory was freed. */
const mostKeptBytes = 128 * 1024 * 1024;

async function run(job: SqlJob): Promise<void> {
  const outcome = await resultOf(job).then(
    (result) => ({ result }),
    (error: unknown) => ({ failure: failureOf(error) }),
  );
  send({ kind: 'end', ...outcome, roomLeft: process.memoryUsage.rss() < mostKeptBytes });
}

async function resultOf(job: SqlJob): Promise<SqlResult> {
  if (job.kind === 'query') return runQuery(job);
  return { status: await runCli(job.request, Buffer.from(job.input).toString(), host, sourcesAt(job.moment)) };
}

function send(message: FromSql): void {
  process.send?.(message);
}
