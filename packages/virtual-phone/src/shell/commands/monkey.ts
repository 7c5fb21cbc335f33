import { defineProgram, type ProgramContext } from '../program.ts';

/** Starts an app's launcher activity, which is what `monkey -p PKG -c LAUNCHER 1` is used for. */
export const monkey = defineProgram({
  name: 'monkey',
  async run(context) {
    const { args, system, out, err } = context;
    for (const word of args) out(`  bash arg: ${word}\n`);
    err(`args: [${args.join(', ')}]\n${args.map((word) => ` arg: "${word}"\n`).join('')}`);
    const parsed = parse(args, context);
    if (parsed === undefined) return -1;
    const names =
      parsed.packages.length > 0 ? parsed.packages : system.packages.list().map(({ manifest }) => manifest.packageName);
    const component = names.map((name) => system.packages.launcherActivity(name)).find((found) => found !== undefined);
    const launches =
      parsed.categories.length === 0 ||
      parsed.categories.some((each) => each.endsWith('.LAUNCHER') || each.endsWith('.MONKEY'));
    if (component === undefined || !launches) {
      out('** No activities found to run, monkey aborted.\n');
      return -4;
    }
    if (parsed.count > 1) {
      err('** Error: random events are not supported by this device, only the launch of an app (COUNT 1)\n');
      return -1;
    }
    await system.activities.start(
      {
        action: 'android.intent.action.MAIN',
        categories: ['android.intent.category.LAUNCHER'],
        component,
        flags: 0x10200000,
      },
      { caller: context.identity, callerPackage: 'com.android.shell' },
    );
    out(`Events injected: ${parsed.count}\n`);
    out('## Network stats: elapsed time=12ms (0ms mobile, 0ms wifi, 12ms not connected)\n');
    return 0;
  },
});

interface Parsed {
  readonly packages: string[];
  readonly categories: string[];
  readonly count: number;
}

const valued = new Set(['-s', '--throttle', '--port', '-f', '--setup', '--pkg-blacklist-file', '--pkg-whitelist-file']);

function parse(args: readonly string[], { err }: ProgramContext): Parsed | undefined {
  const packages: string[] = [];
  const categories: string[] = [];
  let count: number | undefined;
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at] ?? '';
    const attached = /^-([pc])(.+)$/.exec(word);
    if (attached !== null) (attached[1] === 'p' ? packages : categories).push(attached[2] ?? '');
    else if (word === '-p' || word === '-c') {
      at += 1;
      (word === '-p' ? packages : categories).push(args[at] ?? '');
    } else if (valued.has(word) || word.startsWith('--pct-')) at += 1;
    else if (/^\d+$/.test(word)) count = Number(word);
    else if (!/^-v+$|^--(ignore|monitor|kill|dbg|hprof|wait|randomize)/.test(word)) {
      err(`** Error: Unknown option: ${word}\n${usage}`);
      return undefined;
    }
  }
  if (count === undefined) {
    err(`** Error: Count not specified\n${usage}`);
    return undefined;
  }
  return { packages, categories, count };
}

const usage =
  'usage: monkey [-p ALLOWED_PACKAGE [-p ALLOWED_PACKAGE] ...]\n              [-c MAIN_CATEGORY [-c MAIN_CATEGORY] ...]\n              [-s SEED] [-v [-v] ...]\n              COUNT\n';
