import type { PhoneProgram, ProgramOptions } from '../adb/adb-target.ts';
import type { PhoneSystem } from '../system/phone-system.ts';
import { programs } from './commands/programs.ts';
import { shellEnvironment } from './environment.ts';
import { runInteractive } from './interactive.ts';
import { bundledNames, describeFailure, interpret, quote } from './interpret.ts';
import type { ContextOverrides, Program, ProgramContext } from './program.ts';
import { InputQueue } from './program-input.ts';
import { parseSimpleCommand } from './simple-command.ts';

/**
 * Runs `/system/bin/sh -c command` on the phone; an empty command is a shell that reads its commands from the input.
 * A line without shell syntax that names one of our programs is run at once, and its output streams.
 */
export function runShell(system: PhoneSystem, command: string, options: ProgramOptions): PhoneProgram {
  return start(system, options, (context) => {
    if (command.trim() === '') return runInteractive(context);
    return context.shell(command);
  });
}

/** Runs a command of a service, `cmd ARGS`, without a shell. */
export function runServiceCommand(system: PhoneSystem, args: readonly string[], options: ProgramOptions): PhoneProgram {
  return start(system, options, (context) => context.spawn(['cmd', ...args]));
}

type BaseContext = Omit<ProgramContext, 'args' | 'spawn' | 'shell' | 'programNames'>;

/** 128 + SIGHUP */
const hungUp = 129;

function start(
  system: PhoneSystem,
  options: ProgramOptions,
  run: (context: ProgramContext) => Promise<number>,
): PhoneProgram {
  const stdin = new InputQueue();
  const controller = new AbortController();
  const { signal } = controller;
  const killed = new Promise<number>((resolve) => {
    signal.addEventListener('abort', () => resolve(hungUp), { once: true });
  });
  // A terminal has one output, and ends its lines with both characters.
  const send = (bytes: Uint8Array) => options.onStdout(options.pty ? withCarriageReturns(bytes) : bytes);
  const base: BaseContext = {
    system,
    identity: options.identity,
    cwd: '/',
    env: shellEnvironment(options.identity, options.pty ? (options.terminal ?? 'dumb') : undefined),
    stdin,
    signal,
    pty: options.pty,
    out(data) {
      if (!signal.aborted) send(Buffer.from(data));
    },
    err(text) {
      if (signal.aborted || text === '') return;
      if (options.pty) send(Buffer.from(text));
      else options.onStderr(Buffer.from(text));
    },
  };
  const ended = run(contextOf(base, [])).catch((error: unknown) => {
    base.err(`/system/bin/sh: ${describeFailure(error)}\n`);
    return 1;
  });
  const exited = Promise.race([ended, killed]).then((status) => status & 0xff);
  return {
    write: (data) => stdin.write(data),
    end: () => stdin.end(),
    kill() {
      controller.abort();
      stdin.end();
    },
    exited,
  };
}

function contextOf(base: BaseContext, args: readonly string[]): ProgramContext {
  return {
    ...base,
    args,
    spawn: (argv, overrides) => spawn(argv, { ...base, ...overrides }),
    shell: (script, overrides) => shell(script, base, overrides ?? {}),
    programNames: () => new Set([...programs.keys(), ...bundledNames]),
  };
}

async function shell(
  script: string,
  base: BaseContext,
  { parameters, ...overrides }: ContextOverrides & { readonly parameters?: readonly string[] },
): Promise<number> {
  const context = { ...base, ...overrides };
  const words = parseSimpleCommand(script);
  const program = words === undefined ? undefined : findProgram(words[0] ?? '');
  if (words !== undefined && program !== undefined) return await runProgram(program, words.slice(1), context);
  return await interpret(script, context, {
    programs,
    ...(parameters === undefined ? {} : { parameters }),
    nested: (nested, args, nestedOverrides) => runProgram(nested, args, { ...context, ...nestedOverrides }),
  });
}

async function spawn(argv: readonly string[], context: BaseContext): Promise<number> {
  const [name = '', ...args] = argv;
  const program = findProgram(name);
  if (program !== undefined) return await runProgram(program, args, context);
  const isFile = name.includes('/') && (await context.system.disk.exists(name));
  if (!isFile && !bundledNames.has(name.slice(name.lastIndexOf('/') + 1))) return 127;
  return await shell(argv.map(quote).join(' '), context, {});
}

function findProgram(name: string): Program | undefined {
  return programs.get(/^\/(?:system\/)?x?bin\/([^/]+)$/.exec(name)?.[1] ?? name);
}

async function runProgram(program: Program, args: readonly string[], base: BaseContext): Promise<number> {
  try {
    return (await program.run(contextOf(base, args))) & 0xff;
  } catch (error) {
    base.err(`${program.name}: ${describeFailure(error)}\n`);
    return 1;
  }
}

function withCarriageReturns(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(0x0a)) return bytes;
  return Buffer.from(Buffer.from(bytes).toString('latin1').replaceAll('\n', '\r\n'), 'latin1');
}
