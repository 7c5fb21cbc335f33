import { describeThrown, fileFailure } from '@androidworld/core/internals';
import { escapeLines } from '@androidworld/report';
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

let broken = false;

/** Nothing is scored any more, and what was done is kept as by Ctrl-C. The first says enough, and others may follow from it. */
function stop(why: string, told: string): void {
  if (broken) return;
  broken = true;
  // The command may be over by now: what it wrote is not.
  process.exitCode = exitCodes.failed;
  process.stderr.write(`\n${escapeLines(told)}\n\n`);
  interruption.abort(new Error(why));
}

// A promise that nobody waits for, or a timer, of an agent, a task or a driver: whose, nobody can tell but its place. Node
// would end at once.
process.on('uncaughtException', (error: unknown) => {
  const told = error instanceof Error ? (error.stack ?? error.message) : describeThrown(error);
  stop(
    'Ended by an error that nobody waited for',
    `Something failed that nobody waited for: a promise without await or catch, or a timer. Stopping.\n${told}`,
  );
});

for (const [name, output] of [
  ['stdout', process.stdout],
  ['stderr', process.stderr],
] as const) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads the output has seen enough, as `head` does.
    if (error.code === 'EPIPE') process.exit(exitCodes.ok);
    const failure = fileFailure(error, { what: 'write the output to', file: name });
    stop(`Ended: ${name} cannot be written`, `${describeThrown(failure)}. It is not whole. Stopping.`);
  });
}

// Node ends when nothing can happen any more, and says so by this number alone.
process.on('exit', () => {
  if (process.exitCode !== 13) return;
  process.exitCode = exitCodes.failed;
  process.stderr.write(
    'Something was waited for that nothing can bring about any more, most likely by an "await" of a configuration or a plugin\n',
  );
});

// Node's own listener adds hints for programmers; these are read by users.
process.removeAllListeners('warning').on('warning', ({ message }) => {
  process.stderr.write(`Warning: ${escapeLines(message)}\n`);
});

const exitCode = await runCli(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: process.cwd(),
  env: process.env,
  signal: interruption.signal,
});

process.exitCode = broken ? exitCodes.failed : exitCode;

// What a hung device or an abandoned call has left open must not keep the process.
setTimeout(() => process.exit(), 3_000).unref();
