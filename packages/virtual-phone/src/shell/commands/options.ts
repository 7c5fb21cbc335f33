/** Options and operands of a toybox applet; options may follow operands. */
export interface Options {
  has(letter: string): boolean;
  /** How often it was given. */
  count(letter: string): number;
  /** Which of these was given last. */
  last(letters: string): string | undefined;
  /** The last one given. */
  value(letter: string): string | undefined;
  /** All of them, in order. */
  values(letter: string): readonly string[];
  readonly operands: readonly string[];
  /** The first option the applet does not know. */
  readonly unknown?: string;
}

/**
 * @param letters known single-letter options
 * @param valued those of them that take a value
 * @param attached those whose value may be left out, and is part of the same word when there is one
 */
export function parseOptions(
  args: readonly string[],
  letters: string,
  valued = '',
  long: Readonly<Record<string, string>> = {},
  attached = '',
): Options {
  const found: string[] = [];
  const values = new Map<string, string[]>();
  const operands: string[] = [];
  let unknown: string | undefined;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (word === '--') {
      operands.push(...args.slice(at + 1));
      break;
    }
    if (word.startsWith('--')) {
      const [name = '', given] = word.slice(2).split(/=(.*)/s);
      const letter = long[name];
      if (letter === undefined) unknown ??= word.slice(2);
      else {
        found.push(letter);
        if (valued.includes(letter)) {
          if (given === undefined) at += 1;
          values.set(letter, [...(values.get(letter) ?? []), given ?? args[at] ?? '']);
        }
      }
    } else if (word.startsWith('-') && word.length > 1) {
      for (let place = 1; place < word.length; place += 1) {
        const letter = word.charAt(place);
        if (valued.includes(letter) || attached.includes(letter)) {
          const rest = word.slice(place + 1);
          const isNext = rest === '' && !attached.includes(letter);
          if (isNext) at += 1;
          values.set(letter, [...(values.get(letter) ?? []), isNext ? (args[at] ?? '') : rest]);
          found.push(letter);
          break;
        }
        if (letters.includes(letter)) found.push(letter);
        else unknown ??= letter;
      }
    } else operands.push(word);
  }
  return {
    has: (letter) => found.includes(letter),
    count: (letter) => found.filter((each) => each === letter).length,
    last: (letters) => found.findLast((each) => letters.includes(each)),
    value: (letter) => values.get(letter)?.at(-1),
    values: (letter) => values.get(letter) ?? [],
    operands,
    ...(unknown === undefined ? {} : { unknown }),
  };
}
