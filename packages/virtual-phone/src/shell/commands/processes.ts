import { type ListedProcess, listProcesses } from '../../system/processes/process-list.ts';
import { processTableOf } from '../process-table.ts';
import { defineProgram, type ProgramContext } from '../program.ts';
import { isHarmless, signalNames, signalNumber } from '../signals.ts';
import { userName } from '../user-names.ts';
import { contextOf } from './identity.ts';
import { parseOptions } from './options.ts';
import { compileGrepPattern } from './text/grep-pattern.ts';

const fields: Readonly<
  Record<string, { readonly width: number; value(row: ListedProcess, reader: number): string | number }>
> = {
  USER: { width: -12, value: ({ uid }) => userName(uid) },
  UID: { width: 5, value: ({ uid }) => uid },
  PID: { width: 6, value: ({ pid }) => pid },
  PPID: { width: 6, value: ({ ppid }) => ppid },
  TID: { width: 6, value: ({ pid }) => pid },
  VSZ: { width: 7, value: () => 13456789 },
  RSS: { width: 6, value: () => 123456 },
  WCHAN: { width: -10, value: () => 0 },
  ADDR: { width: 10, value: () => 0 },
  S: { width: -1, value: ({ pid }, reader) => (pid === reader ? 'R' : 'S') },
  NI: { width: 3, value: () => 0 },
  PRI: { width: 3, value: () => 19 },
  PCY: { width: -3, value: () => 'fg' },
  TIME: { width: 8, value: () => '00:00:01' },
  STIME: { width: -5, value: () => '15:34' },
  ELAPSED: { width: 11, value: () => '01:00' },
  TTY: { width: -8, value: () => '?' },
  C: { width: 1, value: () => 0 },
  '%CPU': { width: 4, value: () => '0.0' },
  '%MEM': { width: 5, value: () => '1.0' },
  LABEL: { width: -30, value: ({ uid }) => contextOf(uid) },
  NAME: { width: -27, value: ({ name }) => name },
  CMD: { width: -27, value: ({ name }) => name },
  CMDLINE: { width: -27, value: ({ argv }) => argv.join(' ') },
  ARGS: { width: -27, value: ({ argv }) => argv.join(' ') },
  COMM: { width: -27, value: ({ name }) => name.slice(-15) },
};

export const ps = defineProgram({
  name: 'ps',
  run({ args, system, identity, process, out, err }) {
    const options = parseOptions(args, 'AadefflnwTtZ', 'okOpuUgGs');
    if (options.unknown !== undefined) {
      err(`ps: Unknown option '${options.unknown}' (see "ps --help")\n`);
      return 1;
    }
    const pids = options
      .value('p')
      ?.split(/[,\s]+/)
      .map(Number);
    const users = options.value('u')?.split(',');
    const all = options.has('A') || options.has('e') || options.has('a');
    const rows = listProcesses(system, identity).filter(({ pid, uid }) => {
      if (pids !== undefined || users !== undefined) {
        return (
          pids?.includes(pid) === true || users?.some((user) => user === userName(uid) || user === String(uid)) === true
        );
      }
      return all || uid === identity.uid;
    });
    const basic = options.has('f') ? 'UID,PID,PPID,C,STIME,TTY,TIME,CMD' : 'USER,PID,PPID,VSZ,RSS,WCHAN,ADDR,S,NAME';
    const wanted = (options.value('o') ?? (options.has('Z') ? `LABEL,${basic}` : basic))
      .split(/[,\s]+/)
      .filter((word) => word !== '');
    const columns = wanted.map((word) => {
      const [, name = '', title, width] = /^([^=:]+)(?:=([^:]*))?(?::(\d+))?$/.exec(word) ?? [];
      const field = fields[name.toUpperCase()];
      return field === undefined
        ? undefined
        : {
            field,
            title: title ?? name.toUpperCase(),
            width: width === undefined ? field.width : Math.sign(field.width) * Number(width),
          };
    });
    const bad = columns.indexOf(undefined);
    if (bad >= 0) {
      err(`ps: bad -o ${wanted[bad]}\n`);
      return 1;
    }
    const lines = [undefined, ...rows].map((row) =>
      columns
        .map((column, place) => {
          if (column === undefined) return '';
          const text = row === undefined ? column.title : String(column.field.value(row, process.pid));
          if (place === columns.length - 1) return text;
          return column.width < 0 ? text.padEnd(-column.width) : text.padStart(column.width);
        })
        .join(' '),
    );
    out(
      lines
        .slice(columns.every((column) => column?.title === '') ? 1 : 0)
        .map((line) => `${line}\n`)
        .join(''),
    );
    return rows.length > 0 ? 0 : 1;
  },
});

export const pidof = defineProgram({
  name: 'pidof',
  run({ args, system, identity, out }) {
    const options = parseOptions(args, 'sx', 'o');
    const pids = listProcesses(system, identity)
      .filter(({ name }) => options.operands.includes(name))
      .map(({ pid }) => pid)
      .reverse();
    if (pids.length === 0) return 1;
    out(`${(options.has('s') ? pids.slice(0, 1) : pids).join(' ')}\n`);
    return 0;
  },
});

export const pgrep = defineProgram({
  name: 'pgrep',
  run({ args, system, identity, process, out }) {
    const options = parseOptions(args, 'clnovxfL', 'dGgPstuU');
    const rows = listProcesses(system, identity).filter(({ pid }) => pid !== process.pid);
    const found = matching(rows, options.operands[0] ?? '', options.has('x'), options.has('f'));
    for (const { pid, name } of found) out(options.has('l') || options.has('L') ? `${pid} ${name}\n` : `${pid}\n`);
    return found.length > 0 ? 0 : 1;
  },
});

function matching(
  rows: readonly ListedProcess[],
  pattern: string,
  exact: boolean,
  whole: boolean,
): readonly ListedProcess[] {
  const expression = compileGrepPattern([pattern], {
    kind: 'extended',
    ignoresCase: false,
    wholeWords: false,
    wholeLines: exact,
  });
  if (expression === undefined) return [];
  return rows.filter(({ name, argv }) => expression.matches(whole ? argv.join(' ') : name));
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
    const options = parseOptions(rest, 'fnovx', 'GgPstuU');
    const found = matching(others(context), options.operands[0] ?? '', options.has('x'), options.has('f'));
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

export const top = defineProgram({
  name: 'top',
  async run(context) {
    const options = parseOptions(context.args, 'bhHq', 'dknoOpsSum');
    const rounds = options.value('n') === undefined ? Number.POSITIVE_INFINITY : Number(options.value('n'));
    const delayMs = Number(options.value('d') ?? '3') * 1000;
    for (let round = 0; round < rounds && !context.signal.aborted; round += 1) {
      if (round > 0) await context.sleep(delayMs);
      await context.out(topPage(context));
    }
    return 0;
  },
});

function topPage({ system, identity }: ProgramContext): string {
  const rows = listProcesses(system, identity);
  const header = `Tasks: ${rows.length} total,   1 running, ${rows.length - 1} sleeping,   0 stopped,   0 zombie
  Mem:  2021884K total,  1817084K used,   204800K free,    10240K buffers
 Swap:  1516408K total,        0K used,  1516408K free,   716800K cached
400%cpu   0%user   0%nice   0%sys 400%idle   0%iow   0%irq   0%sirq   0%host
  PID USER         PR  NI VIRT  RES  SHR S[%CPU] %MEM     TIME+ ARGS
`;
  return (
    header +
    rows
      .map(
        ({ pid, uid, name }) =>
          `${String(pid).padStart(5)} ${userName(uid).padEnd(12)} 20   0  13G 120M  80M S  0.0   1.0   0:00.10 ${name}\n`,
      )
      .join('')
  );
}
