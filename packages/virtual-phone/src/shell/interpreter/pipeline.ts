import { openDevice } from '../files/devices.ts';
import type { FileTable } from '../files/file-table.ts';
import type { OpenFile } from '../files/open-file.ts';
import { openPipe } from '../files/pipe.ts';
import type { ShellProcess } from '../process.ts';
import type { Shell } from './shell.ts';
import { startSubshell, waitForChild } from './subshell.ts';
import type { CommandNode, PipelineNode, StatementNode } from './syntax.ts';

/** Runs every command of a pipeline in a process of its own, all at once. @returns the status of the last */
export async function runPipeline(
  shell: Shell,
  { commands, pipeStderr }: PipelineNode,
  run: (subshell: Shell, command: CommandNode) => Promise<number>,
): Promise<number> {
  const processes: ShellProcess[] = [];
  let input: OpenFile | undefined;
  for (const [place, command] of commands.entries()) {
    const files = shell.process.files.fork();
    if (input !== undefined) files.set(0, input);
    input = place < commands.length - 1 ? connect(files, pipeStderr?.[place] === true) : undefined;
    const group = processes[0]?.pid;
    const start = (process: ShellProcess) => shell.joinGroup(process, group);
    try {
      processes.push(startSubshell(shell, files, (subshell) => run(subshell, command), start));
    } catch (error) {
      input?.release();
      throw error;
    }
  }
  return await shell.inForeground(processes[0], async () => {
    const statuses: number[] = [];
    for (const process of processes) statuses.push(await waitForChild(shell, process));
    shell.variables.setArray('PIPESTATUS', statuses.map(String));
    const failures = statuses.filter((status) => status !== 0);
    return (shell.options.pipefail ? failures.at(-1) : statuses.at(-1)) ?? 0;
  });
}

/** Puts a pipe behind a command. @returns the end the next one reads */
function connect(files: FileTable, withErrors: boolean): OpenFile {
  const { reader, writer } = openPipe();
  if (withErrors) files.set(2, writer.hold());
  files.set(1, writer);
  return reader;
}

/** `list &`: the job stays when the shell has ended. */
export function startBackground(
  shell: Shell,
  statement: StatementNode,
  run: (subshell: Shell) => Promise<number>,
): void {
  const files = shell.process.files.fork();
  // Without job control, what runs in the background must not take the input of others.
  if (!shell.isInteractive) files.set(0, openDevice(shell.start.system.disk, '/dev/null'));
  const process = startSubshell(shell, files, run, (started) => {
    started.isDetached = true;
    shell.joinGroup(started, undefined);
  });
  const text = statement.sourceText?.replace(/\s*&\s*$/, '') ?? 'sh';
  const job = shell.jobs.add(process, text);
  shell.backgroundPid = process.pid;
  if (shell.isInteractive) shell.print(`[${job.id}] ${process.pid}\n`);
}
