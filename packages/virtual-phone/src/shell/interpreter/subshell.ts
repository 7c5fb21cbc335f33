import type { FileTable } from '../files/file-table.ts';
import type { ShellProcess } from '../process.ts';
import { processTableOf } from '../process-table.ts';
import { signalText } from '../signals.ts';
import {
  CommandError,
  FunctionReturn,
  LineInterrupted,
  LoopExit,
  ProcessGone,
  ShellError,
  ShellExit,
} from './failures.ts';
import { Jobs } from './jobs.ts';
import type { Shell } from './shell.ts';

/** A child of a shell. @throws CommandError when there are too many processes */
export function forkProcess(shell: Shell, name: string, files: FileTable): ShellProcess {
  if (shell.process.hasEnded) {
    files.closeAll();
    throw new ProcessGone();
  }
  const process = processTableOf(shell.start.system).start({
    parent: shell.process,
    identity: shell.process.identity,
    files,
    name,
  });
  if (process !== undefined) return process;
  files.closeAll();
  throw new CommandError("can't fork - try again", 126);
}

/** Starts a subshell with these files; its process ends when it has run. */
export function startSubshell(
  shell: Shell,
  files: FileTable,
  run: (subshell: Shell) => Promise<number>,
  prepare: (process: ShellProcess) => void = () => {},
): ShellProcess {
  const process = forkProcess(shell, 'sh', files);
  prepare(process);
  const subshell = shell.fork(process, new Jobs());
  void runToEnd(subshell, () => run(subshell));
  return process;
}

/** Runs a shell, with its trap on exit, and ends its process. */
export async function runToEnd(shell: Shell, run: () => Promise<number>): Promise<void> {
  let status = await outcome(shell, run);
  const trap = shell.traps.get('EXIT');
  if (trap !== undefined && trap !== '' && !shell.process.hasEnded) {
    shell.traps.delete('EXIT');
    shell.status = status;
    status = await outcome(shell, async () => {
      await shell.runner.runText(shell, trap);
      return status;
    });
  }
  shell.process.end(status);
}

/** The status that a way out of a shell stands for. */
async function outcome(shell: Shell, run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ShellExit || error instanceof FunctionReturn) return error.status;
    if (error instanceof LoopExit) return 0;
    if (error instanceof ProcessGone) return shell.process.status ?? 1;
    if (error instanceof LineInterrupted) return 130;
    if (error instanceof ShellError || error instanceof CommandError) {
      shell.warn(error.message);
      return error.status;
    }
    // Not the script's doing: said where its author looks, with the name that finds it in our code.
    shell.warn(`internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return 1;
  }
}

/** Waits for a child in the foreground, and says what ended it when that was a signal. */
export async function waitForChild(shell: Shell, process: ShellProcess): Promise<number> {
  const status = await shell.until(process.exited);
  const { killedBy } = process;
  // Ctrl-C and a pipe that nobody reads are no news.
  if (killedBy !== undefined && killedBy !== 2 && killedBy !== 13) shell.print(`${signalText(killedBy)} \n`);
  return status;
}
