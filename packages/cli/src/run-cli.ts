import { isAndroidWorldError } from '@androidworld/core';
import { describeFileError, didYouMean } from '@androidworld/core/internals';
import { escapeLines } from '@androidworld/report';
import { Command, CommanderError } from 'commander';
import manifest from '../package.json' with { type: 'json' };
import type { CliCommand, CommandInput } from './command.ts';
import { compare } from './commands/compare.ts';
import { demo } from './commands/demo.ts';
import { doctor } from './commands/doctor.ts';
import { exportCommand } from './commands/export.ts';
import { init } from './commands/init.ts';
import { instances } from './commands/instances.ts';
import { list } from './commands/list.ts';
import { phone } from './commands/phone.ts';
import { report } from './commands/report.ts';
import { run } from './commands/run.ts';
import { study } from './commands/study.ts';
import { view } from './commands/view.ts';
import { exitCodeOf, exitCodes } from './exit-codes.ts';
import { createOption } from './options.ts';
import type { Terminal } from './terminal.ts';

const commands: readonly CliCommand[] = [
  init,
  doctor,
  list,
  run,
  view,
  report,
  compare,
  exportCommand,
  study,
  instances,
  phone,
  demo,
];

/**
 * Runs the command of these arguments.
 *
 * @returns the exit code: 0 ran, 1 harness errors, 2 bad usage or configuration, 130 interrupted
 */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  let exitCode: number = exitCodes.ok;
  const program = createProgram(terminal, async (command, input) => {
    exitCode = await command.run(input, terminal);
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
    const { aborted, reason } = terminal.signal;
    const isLoss = isAndroidWorldError(error, 'AW_STORE_FAILED') || isAndroidWorldError(error, 'AW_RUN_TAKEN_OVER');
    if (aborted && !isLoss && (error === reason || isAndroidWorldError(error))) return exitCodes.interrupted;
    // Messages have several lines; what else is in them may come from a device, a model, a file.
    terminal.stderr.write(`${escapeLines(messageOf(error))}\n`);
    return aborted && !isLoss ? exitCodes.interrupted : exitCodeOf(error);
  }
}

type Execute = (command: CliCommand, input: CommandInput) => Promise<void>;

function createProgram(terminal: Terminal, execute: Execute): Command {
  const program = new Command('androidworld')
    .description('The benchmark for agents that use a phone.')
    .version(manifest.version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void terminal.stdout.write(text),
      writeErr: (text) => void terminal.stderr.write(text),
      getOutHelpWidth: () => terminal.stdout.columns ?? 100,
      getErrHelpWidth: () => terminal.stderr.columns ?? 100,
    })
    .showSuggestionAfterError()
    .showHelpAfterError('Say --help for what there is.')
    .addHelpText('after', '\nStart with:  androidworld demo\n');
  for (const command of commands) program.addCommand(createCommand(program, command, execute));
  program.on('command:*', ([name = '']: string[]) => refuseCommand(program, name));
  return program;
}

/** What is no command may be near one, or the name of what one does: `resume`, `devices`. */
function refuseCommand(program: Command, name: string): never {
  const meant = wordsOf(name);
  const lines = meant.map((words) => `\n  androidworld ${words}`).join('');
  // An option of most commands, as `out`, says nothing of which was meant.
  const suggested =
    meant.length > 0 && meant.length <= 3
      ? `. There is:${lines}`
      : didYouMean(name, [...commands.map((command) => command.name), 'help']);
  program.error(`error: there is no command ${JSON.stringify(name)}${suggested}`);
}

/** Commands with their option, or their argument, of this name. */
function wordsOf(name: string): string[] {
  return commands.flatMap((command) => {
    const ofArgument = command.argument?.choices?.includes(name) ? [`${command.name} ${name}`] : [];
    const option = command.options.map(createOption).find(({ long }) => long === `--${name}`);
    return option === undefined ? ofArgument : [...ofArgument, `${command.name} ${option.flags}`];
  });
}

function createCommand(program: Command, command: CliCommand, execute: Execute): Command {
  const { name, summary, argument, options, examples = [] } = command;
  const created = program
    .createCommand(name)
    .copyInheritedSettings(program)
    .summary(summary)
    .description(`${summary}.`);
  if (argument) {
    const name = argument.isVariadic === true ? `[${argument.name}...]` : `[${argument.name}]`;
    const definition = created.createArgument(name, argument.help);
    created.addArgument(argument.choices ? definition.choices([...argument.choices]) : definition);
  }
  for (const option of options) created.addOption(createOption(option));
  if (examples.length > 0) {
    created.addHelpText('after', `\nExamples:\n${examples.map((example) => `  ${example}`).join('\n')}\n`);
  }
  return created.action(async () => {
    await execute(command, { flags: created.opts(), argument: created.args[0], args: created.args });
  });
}

/** Errors that are somebody's to mend are a message; anything else is a bug of ours and keeps its stack. */
function messageOf(error: unknown): string {
  if (isAndroidWorldError(error)) return error.message;
  const reason = describeFileError(error);
  if (reason !== undefined && error instanceof Error && 'path' in error) return `Cannot use "${error.path}": ${reason}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
