declare const shellCommand: unique symbol;

/** A command line for the device's shell in which every interpolated value is quoted. Made by {@link sh} only. */
export interface ShellCommand {
  /** What the shell is given, with everything quoted that must be. */
  readonly script: string;
  /** For the compiler alone: no other object passes for one. */
  readonly [shellCommand]: true;
}

type ShellValue = string | number | ShellCommand | readonly (string | number)[];

/**
 * Builds a device shell command. Strings and numbers become one quoted word, arrays one word each,
 * commands are inserted as they are.
 *
 * ```ts
 * sh`rm -r ${path}`
 * sh`input keyevent ${[113, 29]}`
 * ```
 *
 * @throws {TypeError} if a value holds a NUL character, which no command line can carry
 */
export function sh(strings: TemplateStringsArray, ...values: readonly ShellValue[]): ShellCommand {
  const script = strings.reduce((text, part, index) => {
    const value = index === 0 ? undefined : values[index - 1];
    return text + (value === undefined ? '' : render(value)) + part;
  }, '');
  return { script } as ShellCommand;
}

function render(value: ShellValue): string {
  if (typeof value === 'string' || typeof value === 'number') return quote(String(value));
  if ('script' in value) return value.script;
  return value.map((word) => quote(String(word))).join(' ');
}

function quote(word: string): string {
  if (word.includes('\0')) throw new TypeError(`A shell argument cannot hold a NUL character: ${JSON.stringify(word)}`);
  // Not `=`: unquoted, `A=b` in front of a program would be an assignment.
  if (/^[\w@%+:,./-]+$/.test(word)) return word;
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}
