import type { ConsoleTarget } from '../adb-target.ts';

/** What a command says: lines before `OK`, or why it did not do it, after `KO: `. */
export type ConsoleAnswer =
  | { readonly lines?: readonly string[] }
  | { readonly refusal: string; readonly lines?: readonly string[] }
  /** Last words; then the connection ends. */
  | { readonly farewell: readonly string[]; readonly after?: () => void };

export interface ConsoleCommand {
  readonly name: string;
  /** One line, as the list of commands shows it. */
  readonly abstract: string;
  /** Told by `help NAME`; the abstract when it is left out. */
  readonly help?: readonly string[];
  /** Answered before the client has shown its token. */
  readonly beforeAuth?: boolean;
  readonly subcommands?: readonly ConsoleCommand[];
  /** @param argument the rest of the line */
  run?(phone: ConsoleTarget, argument: string): ConsoleAnswer | Promise<ConsoleAnswer>;
}

export const done: ConsoleAnswer = {};

/** The first word of a line and what follows it. */
export function splitWord(line: string): readonly [word: string, rest: string] {
  const [, word = '', rest = ''] = /^\s*(\S*)\s*(.*?)\s*$/s.exec(line) ?? [];
  return [word, rest];
}
