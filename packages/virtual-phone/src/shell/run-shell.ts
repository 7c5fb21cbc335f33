import type { PhoneProgram, ProgramOptions } from '../adb/adb-target.ts';
import type { SystemServices } from '../system/system-services.ts';
import { programs } from './commands/programs.ts';
import { shellEnvironment } from './environment.ts';
import { ClientOutput } from './files/client-output.ts';
import { FileTable } from './files/file-table.ts';
import { openPipe } from './files/pipe.ts';
import { Terminal } from './files/terminal.ts';
import { builtins } from './interpreter/builtins/builtins.ts';
import { startShell } from './interpreter/start-shell.ts';
import { startSlice } from './pace.ts';
import type { ShellProcess } from './process.ts';
import { processTableOf } from './process-table.ts';
import { runProgram, type Start } from './run-program.ts';
import { signal as signals } from './signals.ts';
import { parseSimpleCommand } from './simple-command.ts';

/**
 * Runs `/system/bin/sh -c command` on the phone; an empty command is a shell that reads its commands from the input.
 * A line without shell syntax that names one of our programs, and nothing the shell has itself, is run without a shell.
 */
export function runShell(system: SystemServices, command: string, options: ProgramOptions): PhoneProgram {
  return startOnPhone(system, options, (process, start) => {
    const words = parseSimpleCommand(command);
    // The shell's own `kill` has other words than toybox's: appium-adb goes by them.
    const isOwn = words === undefined || builtins.has(words[0] ?? '');
    const program = isOwn ? undefined : findProgram(words[0] ?? '');
    if (words !== undefined && program !== undefined) return runProgram(process, program, words.slice(1), start);
    return startShell(process, command.trim() === '' ? [shellPath] : [shellPath, '-c', command], start);
  });
}

/** Runs a command of a service, `cmd ARGS`, without a shell. */
export function runServiceCommand(
  system: SystemServices,
  args: readonly string[],
  options: ProgramOptions,
): PhoneProgram {
  const program = findProgram('cmd');
  return startOnPhone(system, options, (process, start) =>
    program === undefined ? Promise.resolve(127) : runProgram(process, program, args, start),
  );
}

/** Ends everything that the phone's shells run: the phone is switched off. */
export function endShellProcesses(system: SystemServices): void {
  for (const process of processTableOf(system).list()) process.kill(signals.kill);
}

const shellPath = '/system/bin/sh';

function findProgram(name: string) {
  return programs.get(/^\/(?:system\/)?x?bin\/([^/]+)$/.exec(name)?.[1] ?? name);
}

function startOnPhone(
  system: SystemServices,
  options: ProgramOptions,
  run: (process: ShellProcess, start: Start) => Promise<number>,
): PhoneProgram {
  startSlice();
  const client = options.pty ? terminalClient(system, options) : pipeClient(options);
  const process = processTableOf(system).start({
    parent: undefined,
    identity: options.identity,
    files: client.files,
    name: 'sh',
  });
  if (process === undefined) {
    options.onStderr(Buffer.from('error: fork failed: Try again\n'));
    client.files.closeAll();
    return { write() {}, end() {}, resize() {}, kill() {}, cutOff() {}, exited: Promise.resolve(255) };
  }
  client.started(process);
  const env = shellEnvironment(options.identity, options.terminal ?? (options.pty ? 'dumb' : undefined));
  const ended = run(process, { system, programs, cwd: '/', env });
  let leave: (status: number) => void = () => {};
  const left = new Promise<number>((resolve) => {
    leave = resolve;
  });
  return {
    write: client.write,
    end: client.end,
    resize: client.resize,
    cutOff: client.leave,
    kill() {
      client.leave();
      process.hangUp();
      leave(128 + signals.hangup);
    },
    // As adbd has it: with pipes the program is over when it has ended and nobody can write to them any more.
    exited: Promise.race([left, ended.then((status) => client.finished.then(() => status))]),
  };
}

/** What stands between a client and the process that works for it. */
interface Client {
  readonly files: FileTable;
  /** When everything that will ever be written has reached the client. */
  readonly finished: Promise<unknown>;
  started(process: ShellProcess): void;
  write(data: Uint8Array): void;
  end(): void;
  resize(rows: number, columns: number): void;
  leave(): void;
}

function pipeClient(options: ProgramOptions): Client {
  const files = new FileTable();
  const input = openPipe();
  const outputs = [
    new ClientOutput((bytes) => options.onStdout(bytes)),
    new ClientOutput((bytes) => options.onStderr(bytes)),
  ];
  files.set(0, input.reader);
  for (const [place, output] of outputs.entries()) files.set(place + 1, output);
  let isOpen = true;
  const end = () => {
    if (isOpen) input.writer.release();
    isOpen = false;
  };
  return {
    files,
    finished: Promise.all(outputs.map((output) => output.finished)),
    started() {},
    write(data) {
      // What nobody will read is dropped.
      if (isOpen) input.push(data);
    },
    end,
    resize() {},
    leave() {
      for (const output of outputs) output.leave();
      end();
    },
  };
}

function terminalClient(system: SystemServices, options: ProgramOptions): Client {
  const files = new FileTable();
  const output = new ClientOutput((bytes) => options.onStdout(bytes));
  const terminal = new Terminal(output, (signal, group) => {
    for (const process of processTableOf(system).group(group)) process.kill(signal);
  });
  for (const descriptor of [0, 1, 2]) files.set(descriptor, descriptor === 0 ? terminal : terminal.hold());
  let session: ShellProcess | undefined;
  return {
    files,
    // The terminal goes with the process it was opened for; jobs that go on write to nobody.
    get finished() {
      return (session?.exited ?? Promise.resolve()).then(() => output.drained());
    },
    started(process) {
      session = process;
      terminal.foreground = process.group;
    },
    write: (data) => terminal.input(data),
    // The end of a terminal's input is a character.
    end: () => terminal.input(Uint8Array.of(0x04)),
    resize: (rows, columns) => terminal.resize(rows, columns),
    leave() {
      output.leave();
      terminal.hangUp();
    },
  };
}
