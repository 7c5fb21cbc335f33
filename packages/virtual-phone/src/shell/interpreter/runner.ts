import { decode } from '../bytes.ts';
import { CaptureFile } from '../files/memory-files.ts';
import { runStatement, runStatements } from './execute.ts';
import { checkSize, mostCharacters } from './expand/word.ts';
import { CommandError, ShellError } from './failures.ts';
import { openRedirections } from './redirect.ts';
import type { Runner, Shell } from './shell.ts';
import { runWords } from './simple-command.ts';
import { startSubshell } from './subshell.ts';
import { parseScript, type ScriptNode, type SimpleCommandNode } from './syntax.ts';

/** The interpreter's parts, put together. */
export const runner: Runner = {
  run: (shell, script) => runStatements(shell, script.statements),

  async runText(shell, text) {
    const script = parseScript(text);
    if ('problem' in script) {
      shell.line = script.line;
      throw new ShellError(script.problem);
    }
    return await runStatements(shell, script.statements);
  },

  runWords: (shell, words, { plain = false } = {}) =>
    runWords(shell, words, { inPlace: false, plain, runFunction: () => Promise.resolve(127) }),

  capture: (shell, script) => shell.deeper(() => capture(shell, script)),
};

/** Runs a script whose process ends with it: its last program takes the shell's place. */
export async function runLast(shell: Shell, script: ScriptNode): Promise<number> {
  const last = script.statements.at(-1);
  if (last === undefined) return 0;
  await runStatements(shell, script.statements.slice(0, -1));
  const turn = shell.step();
  if (turn !== undefined) await turn;
  return await runStatement(shell, last, true);
}

/** `$(…)`: the output without NULs and the line ends it ends with. */
async function capture(shell: Shell, script: ScriptNode): Promise<string> {
  const file = inputOnly(script);
  const output = file === undefined ? await outputOf(shell, script) : await contentOf(shell, file);
  checkSize(output.length);
  return decode(output.includes(0) ? output.filter((byte) => byte !== 0) : output).replace(/\n+$/, '');
}

async function outputOf(shell: Shell, script: ScriptNode): Promise<Uint8Array> {
  const files = shell.process.files.fork();
  const output = new CaptureFile(mostCharacters, () => process.kill(9));
  files.set(1, output);
  const process = startSubshell(shell, files, (subshell) => runLast(subshell, script));
  if (!process.hasEnded) await shell.until(process.exited);
  // Jobs that it left may still write.
  await shell.until(output.closed);
  shell.substitutionStatus = process.status ?? 1;
  shell.status = shell.substitutionStatus;
  return output.content();
}

/** `$(<file)` reads a file without a program. */
function inputOnly({ statements }: ScriptNode): SimpleCommandNode | undefined {
  const [statement] = statements;
  const command = statement?.pipelines[0]?.commands[0];
  if (statements.length !== 1 || statement?.pipelines.length !== 1 || command?.type !== 'SimpleCommand')
    return undefined;
  const [redirection] = command.redirections;
  const isInput = redirection?.operator === '<' && redirection.fd === null;
  const isAlone = command.name === null && command.assignments.length === 0 && command.redirections.length === 1;
  return isInput && isAlone ? command : undefined;
}

async function contentOf(shell: Shell, { redirections }: SimpleCommandNode): Promise<Uint8Array> {
  try {
    const file = (await openRedirections(shell, redirections)).get(0);
    const chunks: Uint8Array[] = [];
    let size = 0;
    for (;;) {
      const chunk = await file?.read(shell.process.signal);
      if (chunk === undefined) break;
      size += chunk.length;
      checkSize(size);
      chunks.push(chunk);
    }
    file?.release();
    shell.substitutionStatus = 0;
    return Buffer.concat(chunks);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    shell.warn(error.message);
    shell.substitutionStatus = error.status;
    return new Uint8Array();
  }
}
