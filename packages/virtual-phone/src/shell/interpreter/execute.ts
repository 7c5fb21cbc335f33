import { elapsedMs } from '../shell-time.ts';
import { runCompound } from './compound.ts';
import { ShellExit } from './failures.ts';
import { runPipeline, startBackground } from './pipeline.ts';
import type { Shell } from './shell.ts';
import { runSimple } from './simple-command.ts';
import type { CommandNode, PipelineNode, StatementNode } from './syntax.ts';

/** @returns the status of the last one */
export async function runStatements(shell: Shell, statements: readonly StatementNode[]): Promise<number> {
  let status = 0;
  for (const statement of statements) {
    const turn = shell.step();
    if (turn !== undefined) await turn;
    status = await runStatement(shell, statement);
  }
  return status;
}

/**
 * Runs a list, `a && b || c`, or starts it in the background.
 *
 * @param inPlace nothing follows in this process: a program may take its place
 */
export async function runStatement(shell: Shell, statement: StatementNode, inPlace = false): Promise<number> {
  if (shell.options.noexec) return 0;
  if (shell.options.verbose && statement.sourceText !== undefined) shell.print(`${statement.sourceText}\n`);
  if (statement.background) {
    startBackground(shell, statement, (subshell) => runList(subshell, statement, true));
    return setStatus(shell, 0);
  }
  return await runList(shell, statement, inPlace);
}

async function runList(shell: Shell, { pipelines, operators }: StatementNode, inPlace: boolean): Promise<number> {
  let status = 0;
  for (const [place, pipeline] of pipelines.entries()) {
    const operator = operators[place - 1];
    if ((operator === '&&' && status !== 0) || (operator === '||' && status === 0)) continue;
    const isLast = place === pipelines.length - 1;
    const expected = !isLast || pipeline.negated;
    if (expected) shell.expectedFailures += 1;
    try {
      status = await runTimed(shell, pipeline, inPlace && isLast && !pipeline.negated);
    } finally {
      if (expected) shell.expectedFailures -= 1;
    }
    if (pipeline.negated) status = status === 0 ? 1 : 0;
    setStatus(shell, status);
    if (status !== 0 && !expected && shell.expectedFailures === 0) await failed(shell, status);
  }
  return status;
}

/** `trap … ERR`, `set -e` */
async function failed(shell: Shell, status: number): Promise<void> {
  const trap = shell.traps.get('ERR');
  if (trap !== undefined && trap !== '') {
    shell.expectedFailures += 1;
    await shell.runner.runText(shell, trap);
    shell.expectedFailures -= 1;
    setStatus(shell, status);
  }
  if (shell.options.errexit) throw new ShellExit(status);
}

function setStatus(shell: Shell, status: number): number {
  shell.status = status;
  return status;
}

async function runTimed(shell: Shell, pipeline: PipelineNode, inPlace: boolean): Promise<number> {
  if (pipeline.timed !== true) return await runCommands(shell, pipeline, inPlace);
  const startedMs = elapsedMs(shell.start.system);
  const status = await runCommands(shell, pipeline, false);
  const seconds = (elapsedMs(shell.start.system) - startedMs) / 1000;
  if (pipeline.timePosix === true) shell.print(`real ${seconds.toFixed(2)}\nuser 0.00\nsys 0.00\n`);
  else {
    const real = `${Math.floor(seconds / 60)}m${(seconds % 60).toFixed(2)}s`;
    shell.print(`${real.padStart(11)} real ${'0m0.00s'.padStart(11)} user ${'0m0.00s'.padStart(11)} system\n`);
  }
  return status;
}

async function runCommands(shell: Shell, pipeline: PipelineNode, inPlace: boolean): Promise<number> {
  const [only] = pipeline.commands;
  if (only !== undefined && pipeline.commands.length === 1) return await runCommand(shell, only, inPlace);
  return await runPipeline(shell, pipeline, (subshell, command) => runCommand(subshell, command, true));
}

async function runCommand(shell: Shell, command: CommandNode, inPlace: boolean): Promise<number> {
  if (command.type === 'SimpleCommand') return await runSimple(shell, command, { inPlace, runFunction });
  return await runCompound(shell, command, { statements: runStatements, statement: runStatement });
}

/** A function with its arguments; the caller has opened its redirections. */
async function runFunction(shell: Shell, name: string, args: readonly string[]): Promise<number> {
  const node = shell.functions.get(name);
  if (node === undefined) return 127;
  return await shell.call(args, async () => {
    return await runCompound(shell, node.body, { statements: runStatements, statement: runStatement });
  });
}
