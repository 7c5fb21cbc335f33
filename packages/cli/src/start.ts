import { describeThrown } from '@androidworld/core/internals';
import { escapeTerminal } from '@androidworld/report';
import { exitCodes } from './exit-codes.ts';
import { runCli } from './run-cli.ts';

const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) {
  process.on(name, () => {
    // The second time somebody means it.
    if (interruption.signal.aborted) process.exit(exitCodes.interrupted);
    process.stderr.write('\nStopping. Press Ctrl-C again to quit at once.\n');
    interruption.abort(new Error(`Interrupted by ${name}`));
  });
}

// A promise that nobody waits for, or a timer, of an agent, a task or a driver: whose, nobody can tell but its place. Node
// would end at once; so nothing is scored any more, and what was done is kept as by Ctrl-C.
let stray = false;
process.on('uncaughtException', (error: unknown) => {
  // The first says enough, and others may follow from it.
  if (stray) return;
  stray = true;
  const told = error instanceof Error ? (error.stack ?? error.message) : describeThrown(error);
  const lines = told.split('\n').map(escapeTerminal).join('\n');
  process.stderr.write(
    `\nSomething failed that nobody waited for: a promise without await or catch, or a timer. Stopping.\n${lines}\n\n`,
  );
  interruption.abort(new Error('Ended by an error that nobody waited for'));
});

// Whoever reads the output has seen enough, as `head` does.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(exitCodes.ok);
  });
}

// Node's own listener adds hints for programmers; these are read by users.
process.removeAllListeners('warning').on('warning', ({ message }) => process.stderr.write(`Warning: ${message}\n`));

const exitCode = await runCli(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: process.cwd(),
  env: process.env,
  signal: interruption.signal,
});

process.exitCode = stray ? exitCodes.failed : exitCode;

// What a hung device or an abandoned call has left open must not keep the process.
setTimeout(() => process.exit(), 3_000).unref();
