import { spawn } from 'node:child_process';

/** Starting Node takes a second on a busy computer, and a process that can answer does so at once. */
const limitMs = 15_000;

/**
 * Where the JavaScript of a Node process is, though it may look at nothing any more: by Node's own debugger, which leaves
 * it waiting there.
 *
 * @returns its call stack, a line each; or what the debugger said instead, as of a process that waits for another one
 */
export function whereItIs(pid: number): Promise<string> {
  const inspector = spawn(process.execPath, ['inspect', '-p', String(pid)], { stdio: ['pipe', 'pipe', 'ignore'] });
  // Each command when what it needs has been said.
  const commands = [
    { after: /\bok\s+debug> $/, command: 'pause' },
    { after: /\bbreak in /, command: 'backtrace' },
  ];
  let said = '';
  return new Promise((resolve) => {
    const stack = () => said.match(/^(?:debug> )?#\d+ .*$/gm)?.map((line) => line.replace('debug> ', ''));
    const end = () => {
      clearTimeout(late);
      inspector.kill('SIGKILL');
      resolve(stack()?.join('\n') ?? `no answer: ${said.trim()}`);
    };
    const late = setTimeout(end, limitMs);
    inspector.once('error', end).once('close', end);
    inspector.stdin.on('error', () => undefined);
    inspector.stdout.setEncoding('utf8').on('data', (piece: string) => {
      said += piece;
      const [next] = commands;
      if (next?.after.test(said)) {
        commands.shift();
        inspector.stdin.write(`${next.command}\n`);
      }
      // It is told whole, and then the debugger asks again.
      if (commands.length === 0 && stack() !== undefined && said.endsWith('debug> ')) end();
    });
  });
}
