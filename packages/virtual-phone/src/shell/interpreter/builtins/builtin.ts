import { SpecialBuiltinError } from '../failures.ts';
import type { Shell } from '../shell.ts';

/** A command that the shell carries out itself. */
export interface Builtin {
  readonly name: string;
  /** Found before functions; assignments before it stay, and errors end a script (POSIX, "Special Built-In Utilities"). */
  readonly isSpecial?: boolean;
  /** Words of the form `name=value` are assignments. */
  readonly declares?: boolean;
  run(shell: Shell, args: readonly string[]): Promise<number> | number;
}

/** `name: text` on standard error. @returns the status */
export function fail(shell: Shell, name: string, text: string, status = 1): number {
  shell.warn(`${name}: ${text}`);
  return status;
}

/** `name: text` of a special built-in: a shell without a terminal ends with it. @throws SpecialBuiltinError */
export function failShell(name: string, text: string, status = 1): never {
  throw new SpecialBuiltinError(`${name}: ${text}`, status);
}

/** Options in front of operands: letters, and values of those that take one. */
export function readOptions(
  args: readonly string[],
  letters: string,
  valued = '',
): { readonly found: ReadonlyMap<string, string>; readonly rest: readonly string[]; readonly unknown?: string } {
  const found = new Map<string, string>();
  let at = 0;
  for (; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (word === '--') return { found, rest: args.slice(at + 1) };
    if (!/^-./.test(word)) break;
    for (let place = 1; place < word.length; place += 1) {
      const letter = word.charAt(place);
      if (valued.includes(letter)) {
        const attached = word.slice(place + 1);
        if (attached === '') at += 1;
        found.set(letter, attached === '' ? (args[at] ?? '') : attached);
        break;
      }
      if (!letters.includes(letter)) return { found, rest: args.slice(at), unknown: letter };
      found.set(letter, '');
    }
  }
  return { found, rest: args.slice(at) };
}
