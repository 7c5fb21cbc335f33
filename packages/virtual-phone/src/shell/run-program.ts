import type { SystemServices } from '../system/system-services.ts';
import { appletHelp } from './applet-help.ts';
import { encode } from './bytes.ts';
import { errnoCode, errnoText } from './errno.ts';
import { openDiskFile } from './files/disk-file.ts';
import { ContentFile, IterableFile, SinkFile } from './files/memory-files.ts';
import type { OpenFile } from './files/open-file.ts';
import { ownDescriptor } from './files/own-descriptor.ts';
import { findExecutable } from './find-executable.ts';
import type { ShellProcess } from './process.ts';
import { processTableOf } from './process-table.ts';
import type { ContextOverrides, Program, ProgramContext } from './program.ts';
import { FileInput } from './program-input.ts';
import { resolvePath } from './resolve-path.ts';
import { sleep } from './shell-time.ts';
import { signal as signals } from './signals.ts';

/** Where and with what a program starts. */
export interface Start {
  readonly system: SystemServices;
  /** Everything in the phone's PATH. */
  readonly programs: ReadonlyMap<string, Program>;
  readonly cwd: string;
  readonly env: ReadonlyMap<string, string>;
}

/**
 * Runs a program in a process: the process ends with it.
 *
 * @returns its exit status, as soon as the process has ended, whatever the program still does
 */
export function runProgram(
  process: ShellProcess,
  program: Program,
  args: readonly string[],
  start: Start,
): Promise<number> {
  process.becomes([program.name, ...args], start.env);
  const context = contextOf(process, args, start);
  const failed = (error: unknown) => {
    if (!process.hasEnded) context.err(`${program.name}: ${describeFailure(error)}\n`);
    process.end(1);
  };
  const help = args.length === 1 && args[0] === '--help' ? appletHelp(program.name) : undefined;
  if (help !== undefined) {
    context.out(help);
    process.end(0);
    return process.exited;
  }
  try {
    const status = program.run(context);
    if (typeof status === 'number') process.end(status);
    else status.then((ended) => process.end(ended), failed);
  } catch (error) {
    failed(error);
  }
  return process.exited;
}

/** Words for an error a program did not expect: those of the system call, or the exception's own. */
function describeFailure(error: unknown): string {
  if (errnoCode(error) !== undefined && error instanceof Error) return error.message;
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

function contextOf(process: ShellProcess, args: readonly string[], start: Start): ProgramContext {
  const { system, cwd, env } = start;
  const { signal, identity, files } = process;
  const context: ProgramContext = {
    system,
    identity,
    process,
    args,
    cwd,
    env,
    signal,
    stdin: new FileInput(files.get(0), process),
    pty: files.get(1)?.isTerminal ?? false,
    out: (data) => write(process, 1, typeof data === 'string' ? encode(data) : data),
    err(text) {
      if (text !== '') void write(process, 2, encode(text));
    },
    async open(path) {
      if (path === '-') return context.stdin;
      const full = resolvePath(cwd, path);
      const own = ownDescriptor(full, process.pid);
      if (own !== undefined) return new FileInput(files.get(own), process);
      const file = await openDiskFile(system.disk, full, process, 'read');
      // Somebody may wait for the other end of a pipe to be closed; of a file, nothing is kept open.
      if (!(file instanceof ContentFile)) keepOpen(process, file);
      return new FileInput(file, process);
    },
    turn() {
      if (process.hasEnded) return never();
      const turn = process.pace();
      return turn === undefined ? undefined : resume(process, turn);
    },
    async create(path, mode) {
      const full = resolvePath(cwd, path);
      const own = files.get(ownDescriptor(full, process.pid) ?? -1);
      if (own !== undefined) return own;
      const file = await openDiskFile(system.disk, full, process, mode);
      keepOpen(process, file);
      return file;
    },
    close: (file) => files.close(file),
    sleep: (ms) => sleep(system, ms, signal),
    spawn: (argv, overrides = {}) => spawn(process, argv, start, overrides),
    shell: (script, { parameters = [], ...overrides } = {}) =>
      spawn(process, ['sh', '-c', script, 'sh', ...parameters], start, overrides),
    programs: start.programs,
    programNames: () => new Set(start.programs.keys()),
  };
  return context;
}

/** Until the process ends. It may have ended while the file was opened: then nobody else would close it. */
function keepOpen({ hasEnded, files }: ShellProcess, file: OpenFile): void {
  if (hasEnded) file.release();
  else files.set(files.free(), file);
}

/** write(2) of a program; SIGPIPE when nobody reads it. */
function write(process: ShellProcess, descriptor: number, bytes: Uint8Array): Promise<void> | void {
  if (process.hasEnded) return never();
  const file = process.files.get(descriptor);
  if (file === undefined) return undefined;
  try {
    const room = file.write(bytes);
    const wait = room instanceof Promise ? room : process.pace();
    return wait === undefined ? undefined : settle(process, wait);
  } catch (error) {
    return refuse(process, descriptor, error);
  }
}

/** What has ended is not resumed. A promise of its own each time: one for all would keep all that ever waited for it. */
const never = () => new Promise<void>(() => {});

async function resume(process: ShellProcess, turn: Promise<void>): Promise<void> {
  await turn;
  if (process.hasEnded) await never();
}

async function settle(process: ShellProcess, room: Promise<void>): Promise<void> {
  try {
    await room;
  } catch (error) {
    await refuse(process, 1, error);
  }
  if (process.hasEnded) await never();
}

function refuse(process: ShellProcess, descriptor: number, error: unknown): Promise<void> {
  const code = errnoCode(error);
  if (code === undefined) throw error;
  if (code === 'EPIPE') process.kill(signals.pipe);
  else if (descriptor !== 2) void write(process, 2, encode(`${process.name}: write: ${errnoText(code)}\n`));
  // A process that ignores SIGPIPE gets the error instead, and gives up.
  process.end(1);
  return never();
}

async function spawn(
  parent: ShellProcess,
  argv: readonly string[],
  start: Start,
  overrides: ContextOverrides,
): Promise<number> {
  await parent.pace();
  const [name = '', ...args] = argv;
  if (name === '') return 127;
  const placed = { ...start, ...overrides };
  const identity = overrides.identity ?? parent.identity;
  const found = await findExecutable(name, { ...placed, identity });
  if ('refused' in found) return found.status;
  const process = fork(parent, start.system, name, overrides);
  if (process === undefined) return 126;
  return await runProgram(process, found.program, [...found.before, ...args], placed);
}

function fork(
  parent: ShellProcess,
  system: SystemServices,
  name: string,
  overrides: ContextOverrides,
): ShellProcess | undefined {
  if (parent.hasEnded) return undefined;
  const files = parent.files.fork();
  const { stdin, out, err } = overrides;
  if (stdin !== undefined) files.set(0, new IterableFile(stdin));
  if (out !== undefined) files.set(1, new SinkFile((bytes) => out(bytes)));
  if (err !== undefined) files.set(2, new SinkFile((bytes) => err(Buffer.from(bytes).toString())));
  const identity = overrides.identity ?? parent.identity;
  const process = processTableOf(system).start({ parent, identity, files, name });
  if (process !== undefined && overrides.cwd !== undefined) process.cwd = overrides.cwd;
  if (process === undefined) files.closeAll();
  return process;
}
