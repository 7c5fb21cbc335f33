/** Options of awk that take a value. */
const valued = /^-[Fvf]$/;

/** One word each, options with their values. */
interface AwkArguments {
  readonly options: readonly (readonly string[])[];
  readonly operands: readonly string[];
}

function readArguments(args: readonly string[]): AwkArguments {
  const options: string[][] = [];
  let at = 0;
  for (; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (word === '--') return { options, operands: args.slice(at + 1) };
    if (!/^-./.test(word)) break;
    if (!valued.test(word)) options.push([word]);
    else {
      at += 1;
      options.push([word, args[at] ?? '']);
    }
  }
  return { options, operands: args.slice(at) };
}

/** Whether a program has nothing but `BEGIN` (and functions): awk then reads no input. */
export function hasOnlyBegin(args: readonly string[]): boolean {
  const { options, operands } = readArguments(args);
  const [program] = operands;
  if (program === undefined || options.some(([name]) => name?.startsWith('-f'))) return false;
  // Braces in texts are none, and a `getline` that is written in one reads nothing.
  let left = program.replace(/"(?:[^"\\\n]|\\.)*"/g, '""').replace(/#[^\n]*/g, '');
  // From a file or a command it reads those.
  if (/\bgetline\b(?!\s*\w*\s*<)/.test(left.replace(/""\s*\|\s*getline/g, ''))) return false;
  for (;;) {
    left = left.replace(/^[\s;]+/, '');
    if (left === '') return true;
    const head = /^(?:BEGIN|func(?:tion)?\s+\w+\s*\([^)]*\))\s*\{/.exec(left)?.[0];
    if (head === undefined) return false;
    let depth = 1;
    let at = head.length;
    for (; at < left.length && depth > 0; at += 1) {
      if (left[at] === '{') depth += 1;
      else if (left[at] === '}') depth -= 1;
    }
    // The braces of a pattern: what it is cannot be told here.
    if (depth > 0) return false;
    left = left.slice(at);
  }
}

/** A separator of one character stands for itself, whatever it means in a pattern. */
export function withPlainSeparator(args: readonly string[]): readonly string[] {
  const plain = (separator: string) => (/^[|.*+?()[\]{}^$]$/.test(separator) ? `[${separator}]` : separator);
  const { options, operands } = readArguments(args);
  const rewritten = options.map(([name = '', value]) => {
    if (name === '-F' && value !== undefined) return [name, plain(value)];
    return name.startsWith('-F') ? [`-F${plain(name.slice(2))}`] : value === undefined ? [name] : [name, value];
  });
  return [...rewritten.flat(), ...operands];
}
