import type { Identity } from '../disk/disk.ts';
import type { SystemServices } from '../system/system-services.ts';
import type { OpenFile } from './files/open-file.ts';
import type { ShellProcess } from './process.ts';
import type { ProgramInput } from './program-input.ts';

/** One program of the phone: an Android command or a toybox applet. */
export interface Program {
  readonly name: string;
  /** @returns exit status; larger numbers are cut to a byte as by the kernel */
  run(context: ProgramContext): Promise<number> | number;
}

/** What a running program sees. Output goes out as it is written. */
export interface ProgramContext {
  readonly system: SystemServices;
  readonly identity: Identity;
  /** Its entry in the phone's process table, with its open files. */
  readonly process: ShellProcess;
  /** Without the program's own name. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: ReadonlyMap<string, string>;
  readonly stdin: ProgramInput;
  /** Aborted when the process ends: by itself, by a signal, or because the client went away. */
  readonly signal: AbortSignal;
  /** Whether a terminal takes the output. */
  readonly pty: boolean;
  /**
   * Takes the data at once. What produces without end waits for the promise: it is that of room for more, lets other
   * phones have their turn, and is never fulfilled for a process that has ended.
   */
  out(data: string | Uint8Array): void | Promise<void>;
  err(text: string): void;
  /**
   * Asked at every step of long work: undefined, or a promise to wait for before the next. It lets other phones have
   * their turn, and is never fulfilled for a process that has ended.
   */
  turn(): Promise<void> | undefined;
  /**
   * Bytes of a file, devices included, as they are wanted.
   *
   * @param path relative to the working directory; `-` is the input
   * @throws the disk's error
   */
  open(path: string): Promise<ProgramInput>;
  /**
   * A file to write to, made or emptied; closed when the process ends.
   *
   * @throws the disk's error
   */
  create(path: string, mode: 'write' | 'append'): Promise<OpenFile>;
  /** Closes what `create` made, of a process that makes more files than it may have open. */
  close(file: OpenFile): void;
  /** Waits by the phone's time; returns at once when the process ends. */
  sleep(ms: number): Promise<void>;
  /** Runs another program, as exec does: no shell looks at the words. 127 when there is none. */
  spawn(argv: readonly string[], overrides?: ContextOverrides): Promise<number>;
  /** `sh -c script`, with positional parameters. */
  shell(script: string, overrides?: ContextOverrides & { readonly parameters?: readonly string[] }): Promise<number>;
  /** Everything in the phone's PATH. */
  readonly programs: ReadonlyMap<string, Program>;
  /** Names of everything that can be run. */
  programNames(): ReadonlySet<string>;
}

export type ContextOverrides = Partial<
  Pick<ProgramContext, 'identity' | 'cwd' | 'env' | 'stdin'> & {
    out(data: Uint8Array): void | Promise<void>;
    err(text: string): void;
  }
>;

/** Returns its argument. */
export function defineProgram(program: Program): Program {
  return program;
}
