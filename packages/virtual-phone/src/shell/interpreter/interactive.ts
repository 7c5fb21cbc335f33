import { decode } from '../bytes.ts';
import { Terminal } from '../files/terminal.ts';
import { describeJob } from './builtins/jobs.ts';
import { expandText } from './expand/word.ts';
import { CommandError, LineInterrupted, ShellError } from './failures.ts';
import type { Shell } from './shell.ts';
import { parseScript, parseText } from './syntax.ts';

/**
 * A shell that reads commands from its input, line by line, as they come: with a prompt on a terminal. A command that
 * goes on over several lines is run when it is whole.
 */
export async function runLines(shell: Shell): Promise<number> {
  if (shell.isInteractive) takeTerminal(shell);
  let pending = '';
  let line = 0;
  for (;;) {
    await prompt(shell, pending !== '');
    const read = await readLine(shell);
    if (read === 'interrupted') {
      pending = '';
      shell.status = 130;
      continue;
    }
    if (read === undefined && pending === '') break;
    if (pending === '') shell.linesBefore = line;
    line += 1;
    pending += read ?? '';
    const script = parseScript(pending);
    if ('problem' in script) {
      if (script.incomplete && read !== undefined) continue;
      shell.line = line;
      shell.warn(script.problem);
      shell.status = 1;
      if (!shell.isInteractive) return 1;
    } else if (read !== undefined && continues(pending)) continue;
    else await runLine(shell, () => shell.runner.run(shell, script));
    pending = '';
    if (read === undefined) break;
  }
  return shell.status;
}

/** A line that ends in a backslash, or a here-document without its end. */
function continues(text: string): boolean {
  if (/(?:^|[^\\])(?:\\\\)*\\\n$/.test(text)) return true;
  const opened = [...text.matchAll(/(?<!<)<<-?\s*(?:"([^"\n]+)"|'([^'\n]+)'|\\?([^\s;&|<>"'()]+))/g)];
  return opened.some(([, double, single, plain]) => {
    const end = double ?? single ?? plain ?? '';
    return !text
      .split('\n')
      .slice(1)
      .some((each) => each.replace(/^\t+/, '') === end);
  });
}

async function runLine(shell: Shell, run: () => Promise<number>): Promise<void> {
  try {
    shell.status = await run();
  } catch (error) {
    if (error instanceof LineInterrupted) shell.status = 130;
    else if (shell.isInteractive && (error instanceof ShellError || error instanceof CommandError)) {
      shell.warn(error.message);
      shell.status = error.status;
    } else throw error;
  }
}

/** The next line with its end; undefined at the end of the input. */
async function readLine(shell: Shell): Promise<string | 'interrupted' | undefined> {
  const file = shell.process.files.get(0);
  if (file === undefined) return undefined;
  const parts: Uint8Array[] = [];
  try {
    for (;;) {
      const chunk = await shell.until(file.read(shell.process.signal));
      if (chunk === undefined) return parts.length === 0 ? undefined : decode(Buffer.concat(parts));
      const end = chunk.indexOf(0x0a);
      if (end < 0) {
        parts.push(chunk);
        continue;
      }
      parts.push(chunk.subarray(0, end + 1));
      file.unread(chunk.subarray(end + 1));
      return decode(Buffer.concat(parts));
    }
  } catch (error) {
    if (!(error instanceof LineInterrupted)) throw error;
    return 'interrupted';
  }
}

async function prompt(shell: Shell, isContinued: boolean): Promise<void> {
  if (!shell.isInteractive) return;
  for (const job of [...shell.jobs.list()]) {
    if (!job.process.hasEnded) continue;
    shell.print(`${describeJob(shell, job)}\n`);
    shell.jobs.forget(job);
  }
  const given = shell.variables.get(isContinued ? 'PS2' : 'PS1');
  if (given !== undefined) {
    shell.print(/[$`]/.test(given) ? await expandText(shell, parseText(given)) : given);
    return;
  }
  const failure = shell.status === 0 ? '' : `${shell.status}|`;
  const sign = shell.process.identity.uid === 0 ? '#' : '$';
  shell.print(isContinued ? '> ' : `${failure}${shell.variables.get('HOSTNAME') ?? 'localhost'}:${shell.cwd} ${sign} `);
}

function takeTerminal(shell: Shell): void {
  const terminal = shell.process.files.get(0);
  if (terminal instanceof Terminal) terminal.foreground = shell.process.group;
}
