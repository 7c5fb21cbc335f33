import { type ContextOverrides, defineProgram, type Program, type ProgramContext } from '../../program.ts';
import { signalNumber, signal as signals } from '../../signals.ts';
import { parseOptions } from '../options.ts';
import { durationProblem, parseDuration } from './small-programs.ts';
import { unknownOption } from './streams.ts';

/** Options up to the first operand: what follows is another program's. */
export function splitAtProgram(
  args: readonly string[],
  valued: string,
): readonly [readonly string[], readonly string[]] {
  let at = 0;
  for (; at < args.length; at += 1) {
    const word = args[at] ?? '';
    if (word === '--') return [args.slice(0, at), args.slice(at + 1)];
    if (!/^-./.test(word)) break;
    const place = [...word].findIndex((letter, index) => index > 0 && valued.includes(letter));
    if (place === word.length - 1) at += 1;
  }
  return [args.slice(0, at), args.slice(at)];
}

/** Runs another program; says that there is none, as execvp's callers do. */
export async function run(
  context: ProgramContext,
  name: string,
  argv: readonly string[],
  overrides: ContextOverrides = {},
): Promise<number> {
  const status = await context.spawn(argv, overrides);
  if (status === 127 && !isKnown(context, argv[0] ?? '')) {
    context.err(`${name}: exec ${argv[0]}: No such file or directory\n`);
  }
  return status;
}

function isKnown({ programNames }: ProgramContext, word: string): boolean {
  return programNames().has(word.slice(word.lastIndexOf('/') + 1));
}

const env = defineProgram({
  name: 'env',
  async run(context) {
    const [flags, rest] = splitAtProgram(context.args, 'u');
    const options = parseOptions(flags, 'i0', 'u');
    if (options.unknown !== undefined) return unknownOption(context, 'env', options.unknown);
    const variables = new Map(options.has('i') ? [] : context.env);
    const removed = options.value('u');
    if (removed !== undefined) variables.delete(removed);
    let at = 0;
    for (; /^[^=]+=/.test(rest[at] ?? ''); at += 1) {
      const word = rest[at] ?? '';
      variables.set(word.slice(0, word.indexOf('=')), word.slice(word.indexOf('=') + 1));
    }
    const argv = rest.slice(at);
    if (argv.length > 0) {
      const status = await context.spawn(argv, { env: variables });
      if (status === 127 && !isKnown(context, argv[0] ?? '')) {
        context.err(`env: exec ${argv[0]}: No such file or directory\n`);
      }
      return status;
    }
    const end = options.has('0') ? '\0' : '\n';
    await context.out([...variables].map(([name, value]) => `${name}=${value}${end}`).join(''));
    return 0;
  },
});

const printenv = defineProgram({
  name: 'printenv',
  run({ args, env: variables, out }) {
    const names = args.filter((word) => word !== '-0');
    const end = names.length < args.length ? '\0' : '\n';
    if (names.length === 0) {
      for (const [name, value] of variables) out(`${name}=${value}${end}`);
      return 0;
    }
    const values = names.map((name) => variables.get(name));
    for (const value of values) if (value !== undefined) out(`${value}${end}`);
    return values.includes(undefined) ? 1 : 0;
  },
});

const nohup = defineProgram({
  name: 'nohup',
  async run(context) {
    if (context.args.length === 0) {
      context.err('nohup: Needs 1 argument (see "nohup --help")\n');
      return 1;
    }
    context.process.ignored.add(signals.hangup);
    return await run(context, 'nohup', context.args);
  },
});

const timeout = defineProgram({
  name: 'timeout',
  async run(context) {
    const [flags, [limit = '', ...argv]] = splitAtProgram(context.args, 'ks');
    const options = parseOptions(flags, 'iv', 'ks', { foreground: 'i', 'preserve-status': 'i' });
    if (options.unknown !== undefined) return unknownOption(context, 'timeout', options.unknown);
    const limitMs = parseDuration(limit);
    const chosen = signalNumber(options.value('s') ?? 'TERM');
    const grace = options.value('k');
    const graceMs = grace === undefined ? undefined : parseDuration(grace);
    if (
      limitMs === undefined ||
      chosen === undefined ||
      argv.length === 0 ||
      (grace !== undefined && graceMs === undefined)
    ) {
      const problem =
        argv.length === 0
          ? 'Need 2 arguments (see "timeout --help")'
          : chosen === undefined
            ? `bad -s: '${options.value('s')}'`
            : durationProblem(grace !== undefined && graceMs === undefined ? grace : limit);
      context.err(`timeout: ${problem}\n`);
      return 125;
    }
    const running = run(context, 'timeout', argv);
    if (limitMs === 0) return await running;
    const inTime = await Promise.race([running, context.sleep(limitMs).then(() => undefined)]);
    if (inTime !== undefined) return inTime;
    for (const child of [...context.process.children]) end(child, chosen);
    if (graceMs !== undefined) {
      await Promise.race([running, context.sleep(graceMs)]);
      for (const child of [...context.process.children]) end(child, signals.kill);
    }
    await running;
    return 124;
  },
});

/** A shell that is ended by it takes along what it waits for. */
function end(process: ProgramContext['process'], signal: number): void {
  const children = [...process.children];
  process.kill(signal);
  if (process.hasEnded) for (const child of children) if (!child.isDetached) end(child, signal);
}

export const runningPrograms: readonly Program[] = [env, nohup, printenv, timeout];
