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

// Whoever reads the output has seen enough, as `head` does.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(exitCodes.ok);
  });
}

// Node's own listener adds hints for programmers; these are read by users.
process.removeAllListeners('warning').on('warning', ({ message }) => process.stderr.write(`Warning: ${message}\n`));

process.exitCode = await runCli(process.argv.slice(2), {
  stdout: process.stdout,
  stderr: process.stderr,
  cwd: process.cwd(),
  env: process.env,
  signal: interruption.signal,
});

// What a hung device or an abandoned call has left open must not keep the process.
setTimeout(() => process.exit(), 3_000).unref();
