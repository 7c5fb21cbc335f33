import type { PhoneSystem } from '../../system/phone-system.ts';
import { defineProgram, type ProgramContext } from '../program.ts';
import { userName } from '../user-names.ts';
import { contextOf } from './identity.ts';
import { parseOptions } from './options.ts';

interface Row {
  readonly uid: number;
  readonly pid: number;
  readonly ppid: number;
  readonly name: string;
}

const zygotePid = 340;

/** Apps, and the native services scripts look for. */
function processTable(system: PhoneSystem): Row[] {
  const natives: Row[] = [
    { uid: 0, pid: 1, ppid: 0, name: 'init' },
    { uid: 1007, pid: 160, ppid: 1, name: 'logd' },
    { uid: 1000, pid: 161, ppid: 1, name: 'servicemanager' },
    { uid: 0, pid: zygotePid, ppid: 1, name: 'zygote64' },
    { uid: 2000, pid: 345, ppid: 1, name: 'adbd' },
    { uid: 1000, pid: 350, ppid: 1, name: 'surfaceflinger' },
    { uid: 1000, pid: 540, ppid: zygotePid, name: 'system_server' },
  ];
  const apps = system.processes
    .list()
    .map(({ uid, pid, packageName }) => ({ uid, pid, ppid: zygotePid, name: packageName }));
  const taken = new Set(apps.map(({ pid }) => pid));
  return [...natives.filter(({ pid }) => !taken.has(pid)), ...apps].sort((a, b) => a.pid - b.pid);
}

const fields: Readonly<Record<string, { readonly width: number; value(row: Row): string | number }>> = {
  USER: { width: -12, value: ({ uid }) => userName(uid) },
  UID: { width: 5, value: ({ uid }) => uid },
  PID: { width: 6, value: ({ pid }) => pid },
  PPID: { width: 6, value: ({ ppid }) => ppid },
  TID: { width: 6, value: ({ pid }) => pid },
  VSZ: { width: 7, value: () => 13456789 },
  RSS: { width: 6, value: () => 123456 },
  WCHAN: { width: -10, value: () => 0 },
  ADDR: { width: 10, value: () => 0 },
  S: { width: -1, value: () => 'S' },
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
  CMDLINE: { width: -27, value: ({ name }) => name },
  ARGS: { width: -27, value: ({ name }) => name },
  COMM: { width: -27, value: ({ name }) => name.slice(-15) },
};

export const ps = defineProgram({
  name: 'ps',
  run({ args, system, identity, out, err }) {
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
    const rows = processTable(system).filter(({ pid, uid }) => {
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
          const text = row === undefined ? column.title : String(column.field.value(row));
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
  run({ args, system, out }) {
    const options = parseOptions(args, 'sx', 'o');
    const pids = processTable(system)
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
  run({ args, system, out }) {
    const options = parseOptions(args, 'clnovxfL', 'dGgPstuU');
    const found = matching(system, options.operands[0] ?? '', options.has('x'));
    for (const { pid, name } of found) out(options.has('l') || options.has('L') ? `${pid} ${name}\n` : `${pid}\n`);
    return found.length > 0 ? 0 : 1;
  },
});

function matching(system: PhoneSystem, pattern: string, exact: boolean): Row[] {
  const expression = new RegExp(exact ? `^(?:${pattern})$` : pattern);
  return processTable(system).filter(({ name }) => expression.test(name));
}

export const kill = defineProgram({
  name: 'kill',
  async run(context) {
    const { args, err, out } = context;
    if (args[0] === '-l') {
      out('HUP INT QUIT ILL TRAP ABRT BUS FPE KILL USR1 SEGV USR2 PIPE ALRM TERM\n');
      return 0;
    }
    const signalled = args[0] === '-s' || args[0] === '-n' ? 2 : args[0]?.startsWith('-') ? 1 : 0;
    const words = args.slice(signalled);
    const harmless = args[0] === '-0' || (args[0] === '-s' && args[1] === '0');
    let status = 0;
    if (words.length === 0) {
      err('kill: Need 1 argument (see "kill --help")\n');
      return 1;
    }
    for (const word of words) {
      if (!(await end(context, Number(word), harmless))) {
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
    const options = parseOptions(context.args, 'ilqvw0123456789', 's');
    let status = 0;
    for (const name of options.operands) {
      const found = processTable(context.system).filter((row) => row.name === name);
      for (const { pid } of found) if (!(await end(context, pid, false))) status = 1;
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
    const options = parseOptions(context.args, 'fnovx0123456789', 'lGgPstuU');
    const found = matching(context.system, options.operands[0] ?? '', options.has('x'));
    for (const { pid } of found) await end(context, pid, false);
    return found.length > 0 ? 0 : 1;
  },
});

/** Only root may end processes of others. */
async function end({ system, identity }: ProgramContext, pid: number, harmless: boolean): Promise<boolean> {
  const running = system.processes.list().find((each) => each.pid === pid);
  if (running === undefined || (identity.uid !== 0 && identity.uid !== running.uid)) return false;
  if (!harmless) await system.processes.kill(running.packageName, { reason: 'signal' });
  return true;
}

export const top = defineProgram({
  name: 'top',
  async run(context) {
    const options = parseOptions(context.args, 'bhHq', 'dknoOpsSum');
    const rounds = options.value('n') === undefined ? Number.POSITIVE_INFINITY : Number(options.value('n'));
    const delayMs = Number(options.value('d') ?? '3') * 1000;
    for (let round = 0; round < rounds && !context.signal.aborted; round += 1) {
      if (round > 0) await context.spawn(['sleep', String(delayMs / 1000)]);
      context.out(topPage(context.system));
    }
    return 0;
  },
});

function topPage(system: PhoneSystem): string {
  const rows = processTable(system);
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
