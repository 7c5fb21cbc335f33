import { isJavaException } from '../../system/java-exception.ts';
import type { Program, ProgramContext } from '../program.ts';
import { renderException } from '../render-exception.ts';
import { ArgumentReader } from './argument-reader.ts';

/** A running sub-command of a service. */
export interface ServiceCall extends ProgramContext {
  readonly subcommand: string;
  readonly words: ArgumentReader;
  line(text: string): void;
  errorLine(text: string): void;
}

type Handler = (call: ServiceCall) => Promise<number | undefined> | number | undefined;

/** What `cmd NAME …` reaches. Handlers return the exit status, 0 when they return nothing. */
export interface ShellService {
  readonly name: string;
  readonly help: string;
  readonly commands: Readonly<Record<string, Handler>>;
  /** Status of `help` and of a call without sub-command; -1 for most services. */
  readonly helpStatus?: number;
  /** Status of a call without sub-command, where it is not that of `help`. */
  readonly bareStatus?: number;
  /** For services that do not follow the base class. */
  readonly unknown?: Handler;
}

/** Returns its argument. */
export function defineService(service: ShellService): ShellService {
  return service;
}

/** Runs a sub-command with the manners of `android.os.BasicShellCommandHandler`. */
export async function runService(
  service: ShellService,
  context: ProgramContext,
  args: readonly string[] = context.args,
): Promise<number> {
  const [subcommand, ...rest] = args;
  if (subcommand === undefined || subcommand === 'help' || subcommand === '-h') {
    context.out(service.help.endsWith('\n') ? service.help : `${service.help}\n`);
    const { helpStatus = -1, bareStatus = helpStatus } = service;
    return subcommand === undefined ? bareStatus : helpStatus;
  }
  const call: ServiceCall = {
    ...context,
    subcommand,
    args: rest,
    words: new ArgumentReader(rest, subcommand),
    line: (text) => context.out(`${text}\n`),
    errorLine: (text) => context.err(`${text}\n`),
  };
  const handler = Object.hasOwn(service.commands, subcommand) ? service.commands[subcommand] : service.unknown;
  if (handler === undefined) return unknownCommand(call);
  try {
    return (await handler(call)) ?? 0;
  } catch (error) {
    if (!isJavaException(error)) throw error;
    call.errorLine(`\nException occurred while executing '${subcommand}':\n${renderException(error)}`);
    call.errorLine(`\tat com.android.server.${service.name}.ShellCommand.onCommand(ShellCommand.java)`);
    call.errorLine('\tat android.os.BasicShellCommandHandler.exec(BasicShellCommandHandler.java:97)');
    call.errorLine('\tat android.os.ShellCommand.exec(ShellCommand.java:38)');
    return -1;
  }
}

/** What `BasicShellCommandHandler` says of a sub-command that is none. */
export function unknownCommand(call: ServiceCall): number {
  call.line(`Unknown command: ${call.subcommand}`);
  return -1;
}

/** The script of that name in /system/bin, which ends in `cmd SERVICE "$@"`. */
export function serviceProgram(name: string, service: ShellService): Program {
  return { name, run: (context) => runService(service, context) };
}

/** A sub-command that is accepted and has no effect here, because what it governs does not exist on the phone. */
export const accepted: Handler = (call) => {
  call.words.rest();
  return 0;
};
