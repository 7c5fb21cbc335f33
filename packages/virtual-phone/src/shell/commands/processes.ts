import { type ListedProcess, listProcesses } from '../../system/processes/process-list.ts';
import { processTableOf } from '../process-table.ts';
import { defineProgram, type ProgramContext } from '../program.ts';
import { isHarmless, signalNames, signalNumber } from '../signals.ts';
import { type Options, parseOptions } from './options.ts';
import { selecting, selection } from './process-selection.ts';
import { compileGrepPattern } from './text/grep-pattern.ts';

export const pidof = defineProgram({
  name: 'pidof',
  run({ args, system, identity, out }) {
    const options = parseOptions(args, 'sx', 'o');
    const omitted = new Set(options.values('o').flatMap((text) => text.split(',').map(Number)));
    const pids = listProcesses(system, identity)
      .filter(({ name, pid }) => options.operands.includes(name) && !omitted.has(pid))
      .map(({ pid }) => pid)
      .reverse();
    if (pids.length === 0) return 1;
    out(`${(options.has('s') ? pids.slice(0, 1) : pids).join(' ')}\n`);
    return 0;
  },
});

export const pgrep = defineProgram({
  name: 'pgrep',
  run(context) {
    const options = parseOptions(context.args, 'clnovxf', `dL${selecting.replace('p', '')}`);
    const found = matching('pgrep', context, options);
    if (found === undefined) return 1;
    const after = options.value('d') ?? '\n';
    const lines = found.map(
      ({ pid, name, argv }) =>
        `${pid}${options.has('l') ? ` ${options.has('f') ? argv.join(' ') : name}` : ''}${after}`,
    );
    context.out(options.has('c') ? `${found.length}\n` : lines.join(''));
    if (options.has('d')) context.out('\n');
    return found.length > 0 ? 0 : 1;
  },
});

/** Processes but the one that looks: those the options choose, and the pattern matches. */
function matching(
  name: 'pgrep' | 'pkill',
  context: ProgramContext,
  options: Options,
): readonly ListedProcess[] | undefined {
  const isChosen = selection(options);
  const pattern = options.operands[0];
  if (pattern === undefined && isChosen === undefined) {
    context.err(`${name}: No PATTERN (see "${name} --help")\n`);
    return undefined;
  }
  const expression = compileGrepPattern([pattern ?? ''], {
    kind: 'extended',
    ignoresCase: false,
    wholeWords: false,
    wholeLines: options.has('x'),
  });
  if (expression === undefined) return [];
  const found = others(context).filter((row) => {
    const isMatch = (isChosen?.(row) ?? true) && expression.matches(options.has('f') ? row.argv.join(' ') : row.name);
    return isMatch !== options.has('v');
  });
  // The list is in the order the processes began in.
  if (options.has('n')) return found.slice(-1);
  return options.has('o') ? found.slice(0, 1) : found;
}

export const kill = defineProgram({
  name: 'kill',
  async run(context) {
    const { args, err, out } = context;
    if (args[0] === '-l') {
      out(`${signalNames.join(' ')}\n`);
      return 0;
    }
    const { signal, rest } = chooseSignal(args, 'n');
    let status = 0;
    if (signal === undefined) {
      err(`kill: bad signal '${args[0]?.startsWith('-s') ? args[1] : args[0]}'\n`);
      return 1;
    }
    if (rest.length === 0) {
      err('kill: Need 1 argument (see "kill --help")\n');
      return 1;
    }
    for (const word of rest) {
      if (!(await send(context, Number(word), signal))) {
        err(`kill: unknown pid '${word}'\n`);
        status = 1;
      }
    }
    return status;
  },
});

export const killall = defineProgram({
  name: 'killall',
  async run(context) {
    const { signal = 15, rest } = chooseSignal(context.args);
    const names = rest.filter((word) => !/^-[ilqvw]+$/.test(word));
    let status = 0;
    for (const name of names) {
      const found = others(context).filter((row) => row.name === name);
      for (const { pid } of found) if (!(await send(context, pid, signal))) status = 1;
      if (found.length === 0) {
        context.err(`killall: ${name}: No such process\n`);
        status = 1;
      }
    }
    return status;
  },
});

export const pkill = defineProgram({
  name: 'pkill',
  async run(context) {
    const { signal = 15, rest } = chooseSignal(context.args, '', 'l');
    const found = matching('pkill', context, parseOptions(rest, 'fnovxV', selecting.replace('p', '')));
    if (found === undefined) return 1;
    for (const { pid } of found) await send(context, pid, signal);
    return found.length > 0 ? 0 : 1;
  },
});

/** Who looks for processes does not mean itself. */
function others({ system, identity, process }: ProgramContext): ListedProcess[] {
  return listProcesses(system, identity).filter(({ pid }) => pid !== process.pid);
}

/** `-9`, `-KILL`, `-s KILL` in front of the operands; TERM when there is none. */
function chooseSignal(
  args: readonly string[],
  ...letters: readonly string[]
): { readonly signal: number | undefined; readonly rest: readonly string[] } {
  const [first = '', second = ''] = args;
  if (first === '-s' || (first.length === 2 && letters.includes(first.charAt(1)))) {
    return { signal: signalNumber(second), rest: args.slice(2) };
  }
  const signal = /^-./.test(first) ? signalNumber(first.slice(1)) : undefined;
  if (signal !== undefined) return { signal, rest: args.slice(1) };
  return { signal: /^-[A-Z0-9]/.test(first) ? undefined : 15, rest: args };
}

/** Only root may signal processes of others. */
async function send({ system, identity }: ProgramContext, pid: number, signal: number): Promise<boolean> {
  const table = processTableOf(system);
  const process = table.find(pid);
  if (process !== undefined) return table.signal(signal, [process], identity.uid);
  if (pid < 0) return table.signal(signal, table.group(-pid), identity.uid);
  const app = system.processes.list().find((each) => each.pid === pid);
  if (app === undefined || (identity.uid !== 0 && identity.uid !== app.uid)) return false;
  if (!isHarmless(signal)) await system.processes.killPid(pid, 'signal');
  return true;
}
