/** What `monkey` was asked for. */
export interface MonkeyRequest {
  /** Packages that may be in front; all of them when none is named. */
  readonly packages: readonly string[];
  readonly categories: readonly string[];
  readonly count: number;
  readonly seed: number | undefined;
  readonly throttleMs: number;
  /** How often `-v` was given. */
  readonly verbosity: number;
  readonly ignoresCrashes: boolean;
  /** Share of each kind of event that was asked for, in percent. */
  readonly percentages: ReadonlyMap<string, number>;
}

const usage =
  'usage: monkey [-p ALLOWED_PACKAGE [-p ALLOWED_PACKAGE] ...]\n              [-c MAIN_CATEGORY [-c MAIN_CATEGORY] ...]\n' +
  '              [--ignore-crashes] [--throttle MILLISEC] [--pct-KIND PERCENT]\n              [-s SEED] [-v [-v] ...]\n              COUNT\n';

const valued = new Set(['-s', '--throttle', '--port', '-f', '--setup', '--pkg-blacklist-file', '--pkg-whitelist-file']);

/** @returns what is wrong, with how it is used */
export function parseMonkeyOptions(args: readonly string[]): MonkeyRequest | { readonly error: string } {
  const packages: string[] = [];
  const categories: string[] = [];
  const values = new Map<string, string>();
  const percentages = new Map<string, number>();
  let count: number | undefined;
  let verbosity = 0;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    const attached = /^-([pc])(.+)$/.exec(word);
    if (attached !== null) (attached[1] === 'p' ? packages : categories).push(attached[2] ?? '');
    else if (word === '-p' || word === '-c') {
      at += 1;
      (word === '-p' ? packages : categories).push(args[at] ?? '');
    } else if (valued.has(word)) {
      at += 1;
      values.set(word, args[at] ?? '');
    } else if (word.startsWith('--pct-')) {
      at += 1;
      percentages.set(word.slice('--pct-'.length), Number(args[at]));
    } else if (/^\d+$/.test(word)) count = Number(word);
    else if (/^-v+$/.test(word)) verbosity += word.length - 1;
    else if (/^--(ignore|monitor|kill|dbg|hprof|wait|randomize)/.test(word)) values.set(word, '');
    else return { error: `** Error: Unknown option: ${word}\n${usage}` };
  }
  if (count === undefined) return { error: `** Error: Count not specified\n${usage}` };
  const seed = values.get('-s');
  return {
    packages,
    categories,
    count,
    seed: seed === undefined ? undefined : Number(seed),
    throttleMs: Number(values.get('--throttle') ?? 0) || 0,
    verbosity,
    ignoresCrashes: values.has('--ignore-crashes'),
    percentages,
  };
}
