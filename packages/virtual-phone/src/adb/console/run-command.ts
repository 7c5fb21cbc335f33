import type { ConsoleTarget } from '../adb-target.ts';
import { type ConsoleAnswer, type ConsoleCommand, splitWord } from './command.ts';
import { consoleCommands } from './commands.ts';

const unknown: ConsoleAnswer = { refusal: "unknown command, try 'help'" };

/**
 * Carries out one line of the console.
 *
 * @param options.authorized false: only what is allowed before `auth`
 */
export async function runCommand(
  phone: ConsoleTarget,
  line: string,
  options: { authorized: boolean },
): Promise<ConsoleAnswer> {
  const allowed = options.authorized ? consoleCommands : consoleCommands.flatMap(beforeAuth);
  const [word, rest] = splitWord(line);
  if (word === 'help') return help(allowed, rest);
  if (word === 'help-verbose') return overview(allowed, ({ name, abstract }) => `    ${name.padEnd(15)}  ${abstract}`);
  const command = allowed.find(({ name }) => name === word);
  return command === undefined ? unknown : runOne(phone, command, rest);
}

function beforeAuth(command: ConsoleCommand): ConsoleCommand[] {
  if (command.beforeAuth !== true) return [];
  return [{ ...command, ...(command.subcommands && { subcommands: command.subcommands.flatMap(beforeAuth) }) }];
}

async function runOne(phone: ConsoleTarget, command: ConsoleCommand, argument: string): Promise<ConsoleAnswer> {
  if (command.subcommands === undefined) return command.run?.(phone, argument) ?? unknown;
  const [word, rest] = splitWord(argument);
  if (word === '') return { lines: describe(command), refusal: 'missing sub-command' };
  const subcommand = command.subcommands.find(({ name }) => name === word);
  // The emulator prints two blanks here.
  if (subcommand === undefined) return { lines: describe(command), refusal: ' bad sub-command' };
  return runOne(phone, { ...subcommand, name: `${command.name} ${subcommand.name}` }, rest);
}

function help(allowed: readonly ConsoleCommand[], argument: string): ConsoleAnswer {
  if (argument === '') return overview(allowed, ({ name }) => `    ${name}`);
  let found: ConsoleCommand | undefined;
  let candidates = allowed;
  for (const word of argument.split(/\s+/)) {
    const next = candidates.find(({ name }) => name === word);
    if (next === undefined) return found === undefined ? unknown : { lines: describe(found) };
    found = { ...next, name: found === undefined ? next.name : `${found.name} ${next.name}` };
    candidates = next.subcommands ?? [];
  }
  return found === undefined ? unknown : { lines: describe(found) };
}

function overview(allowed: readonly ConsoleCommand[], render: (command: ConsoleCommand) => string): ConsoleAnswer {
  return {
    lines: [
      'Android console command help:',
      '',
      ...allowed.map(render),
      '',
      "try 'help <command>' for command-specific help",
    ],
  };
}

function describe(command: ConsoleCommand): string[] {
  const text = [...(command.help ?? [command.abstract])];
  if (command.subcommands === undefined) return text;
  const list = command.subcommands.map(({ name, abstract }) => `   ${command.name} ${name.padEnd(17)}  ${abstract}`);
  return [...text, '', 'available sub-commands:', ...list];
}
