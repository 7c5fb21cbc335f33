import type { Identity } from '../disk/disk.ts';
import type { PhoneSystem } from '../system/phone-system.ts';
import type { ProgramInput } from './program-input.ts';

/** One program of the phone: an Android command or a toybox applet. */
export interface Program {
  readonly name: string;
  /** @returns exit status; larger numbers are cut to a byte as by the kernel */
  run(context: ProgramContext): Promise<number> | number;
}

/** What a running program sees. Output goes out as it is written. */
export interface ProgramContext {
  readonly system: PhoneSystem;
  readonly identity: Identity;
  /** Without the program's own name. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: ReadonlyMap<string, string>;
  readonly stdin: ProgramInput;
  /** Aborted when the client went away. */
  readonly signal: AbortSignal;
  readonly pty: boolean;
  out(data: string | Uint8Array): void;
  err(text: string): void;
  /** Runs another program, as exec does: no shell looks at the words. 127 when there is none. */
  spawn(argv: readonly string[], overrides?: ContextOverrides): Promise<number>;
  /** `sh -c script`, with positional parameters. */
  shell(script: string, overrides?: ContextOverrides & { readonly parameters?: readonly string[] }): Promise<number>;
  /** Names of everything that can be run. */
  programNames(): ReadonlySet<string>;
}

export type ContextOverrides = Partial<
  Pick<ProgramContext, 'identity' | 'cwd' | 'env' | 'stdin' | 'signal' | 'out' | 'err'>
>;

/** Returns its argument. */
export function defineProgram(program: Program): Program {
  return program;
}
