import type { Flags, OptionName } from './options.ts';
import type { Terminal } from './terminal.ts';

/** One command: what its help says, and what it does. Whatever is heavy is imported when it runs. */
export interface CliCommand {
  readonly name: string;
  readonly summary: string;
  /** e.g. `[what]` */
  readonly argument?: {
    readonly name: string;
    readonly help: string;
    readonly choices?: readonly string[];
    /** Whether it may be given several times. */
    readonly isVariadic?: boolean;
  };
  readonly options: readonly OptionName[];
  readonly examples?: readonly string[];
  /** @returns the exit code */
  run(input: CommandInput, terminal: Terminal): Promise<number>;
}

export interface CommandInput {
  readonly flags: Flags;
  /** The first of `args`. */
  readonly argument: string | undefined;
  readonly args: readonly string[];
}
