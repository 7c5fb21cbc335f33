import { defineProgram, type Program, type ProgramContext } from '../../program.ts';
import { parseOptions } from '../options.ts';
import { run, splitAtProgram } from '../text/run-others.ts';
import { durationProblem, needs, parseDuration } from '../text/small-programs.ts';
import { unknownOption } from '../text/streams.ts';

/** All cores of the phone, as bits. */
const allCores = 0xf;

const usleep = defineProgram({
  name: 'usleep',
  async run(context) {
    const [word] = context.args;
    if (word === undefined) return needs(context, 'usleep', 1);
    if (!/^\d+$/.test(word)) return complain(context, `usleep: not integer: ${word}`);
    await context.sleep(Number(word) / 1_000);
    return 0;
  },
});

/** In a session of its own: it outlives the shell that started it only where the shell says so (`&`). */
const setsid = running('setsid', { letters: 'cdw' });

const nice = defineProgram({
  name: 'nice',
  async run(context) {
    const [flags, argv] = splitAtProgram(context.args, 'n');
    const options = parseOptions(flags, '', 'n');
    if (options.unknown !== undefined) return unknownOption(context, 'nice', options.unknown);
    if (argv.length > 0) return await run(context, 'nice', argv);
    context.out('0\n');
    return 0;
  },
});

/** Niceness has no effect on what costs no time of the phone. */
const renice = defineProgram({
  name: 'renice',
  run(context) {
    const options = parseOptions(context.args, 'gpu', 'n');
    if (options.unknown !== undefined) return unknownOption(context, 'renice', options.unknown);
    if (options.value('n') === undefined || options.operands.length === 0) return needs(context, 'renice', 1);
    return 0;
  },
});

const taskset = defineProgram({
  name: 'taskset',
  async run(context) {
    const [flags, rest] = splitAtProgram(context.args, '');
    const options = parseOptions(flags, 'ap');
    if (options.unknown !== undefined) return unknownOption(context, 'taskset', options.unknown);
    const [first, ...others] = rest;
    if (first === undefined) return needs(context, 'taskset', 1);
    if (!options.has('p')) {
      if (Number.isNaN(Number.parseInt(first, 16))) return complain(context, `taskset: bad mask '${first}'`);
      return others.length === 0 ? needs(context, 'taskset', 2) : await run(context, 'taskset', others);
    }
    const pid = others[0] ?? first;
    if (!/^\d+$/.test(pid)) return complain(context, `taskset: not integer: ${pid}`);
    context.out(`pid ${pid}'s current affinity mask: ${allCores.toString(16)}\n`);
    if (others.length > 0) context.out(`pid ${pid}'s new affinity mask: ${first}\n`);
    return 0;
  },
});

/** Nobody else holds a lock of the phone's files: any is given at once. */
const flock = defineProgram({
  name: 'flock',
  run(context) {
    const options = parseOptions(context.args, 'sxun');
    if (options.unknown !== undefined) return unknownOption(context, 'flock', options.unknown);
    const [descriptor] = options.operands;
    if (descriptor === undefined) return needs(context, 'flock', 1);
    if (!/^\d+$/.test(descriptor)) return complain(context, `flock: not integer: ${descriptor}`);
    if (context.process.files.get(Number(descriptor)) === undefined)
      return complain(context, 'flock: flock: Bad file descriptor');
    return 0;
  },
});

const watch = defineProgram({
  name: 'watch',
  async run(context) {
    const [flags, argv] = splitAtProgram(context.args, 'n');
    const options = parseOptions(flags, 'betx', 'n');
    if (options.unknown !== undefined) return unknownOption(context, 'watch', options.unknown);
    if (argv.length === 0) return needs(context, 'watch', 1);
    const everyMs = parseDuration(options.value('n') ?? '2');
    if (everyMs === undefined) return complain(context, `watch: ${durationProblem(options.value('n') ?? '')}`);
    const script = argv.join(' ');
    for (;;) {
      await context.out('\u001b[H\u001b[J');
      if (!options.has('t')) await context.out(`Every ${everyMs / 1_000}s: ${script}\n\n`);
      const status = options.has('x') ? await context.spawn(argv) : await context.shell(script);
      if (options.has('e') && status !== 0) return status;
      await context.sleep(everyMs);
    }
  },
});

function running(name: string, { letters }: { readonly letters: string }): Program {
  return defineProgram({
    name,
    async run(context) {
      const [flags, argv] = splitAtProgram(context.args, '');
      const options = parseOptions(flags, letters);
      if (options.unknown !== undefined) return unknownOption(context, name, options.unknown);
      return argv.length === 0 ? needs(context, name, 1) : await run(context, name, argv);
    },
  });
}

function complain({ err }: ProgramContext, message: string): number {
  err(`${message}\n`);
  return 1;
}

/** How other programs run: when, how often, by whose leave. */
export const processPrograms: readonly Program[] = [flock, nice, renice, setsid, taskset, usleep, watch];
