import type { Matcher } from 're2js';

/** Finds in a text; undefined stands for the expression used last. */
export type SedPattern = ((text: string) => Matcher) | undefined;

export type Address =
  | { readonly kind: 'line'; readonly line: number }
  | { readonly kind: 'last' }
  | { readonly kind: 'pattern'; readonly pattern: SedPattern }
  /** The end of a range: so many lines after its start. */
  | { readonly kind: 'lines'; readonly count: number };

export interface Substitution {
  readonly pattern: SedPattern;
  /** Parts of the replacement: text, or the number of a group; 0 is the whole match. */
  readonly replacement: readonly (string | number)[];
  /** Only the match of this number, and with `all` those after it; 0 is any. */
  readonly only: number;
  readonly all: boolean;
  readonly prints: boolean;
  readonly file: string | undefined;
}

export interface SedCommand {
  readonly name: string;
  readonly start: Address | undefined;
  readonly end: Address | undefined;
  readonly isNegated: boolean;
  /** Text of `a i c`, label of `b t T :`, file of `r w`, status of `q Q`. */
  readonly argument: string;
  readonly substitution?: Substitution;
  /** Of `y`. */
  readonly replaced?: ReadonlyMap<string, string>;
}

/** Ends the program at once with status 1. */
export class SedError extends Error {}
