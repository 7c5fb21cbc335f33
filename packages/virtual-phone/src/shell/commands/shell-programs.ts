import { strerror } from '../errno.ts';
import { runInteractive } from '../interactive.ts';
import { defineProgram, type Program, type ProgramContext } from '../program.ts';
import { resolvePath } from '../resolve-path.ts';

const sh = defineProgram({
  name: 'sh',
  async run(context) {
    const words = [...context.args];
    let options = '';
    while (words[0] !== undefined && /^[-+][a-z]+$/.test(words[0]) && !options.includes('c'))
      options += words.shift()?.slice(1);
    if (options.includes('c')) {
      const [script, , ...parameters] = words;
      if (script === undefined) {
        context.err('/system/bin/sh: -c: requires an argument\n');
        return 1;
      }
      const flags = options.replaceAll(/[ci]/g, '');
      return await context.shell(flags === '' ? script : `set -${flags}\n${script}`, { parameters });
    }
    const [file, ...parameters] = words;
    if (file === undefined)
      return context.pty ? await runInteractive(context) : await context.shell(await readAll(context));
    try {
      const bytes = await context.system.disk.read(resolvePath(context.cwd, file), context.identity);
      return await context.shell(Buffer.from(bytes).toString(), { parameters });
    } catch (error) {
      context.err(`/system/bin/sh: ${file}: ${strerror(error)}\n`);
      return 127;
    }
  },
});

async function readAll({ stdin }: ProgramContext): Promise<string> {
  return Buffer.from(await stdin.all()).toString();
}

/** mksh's echo reads escapes unless -E is given. */
const echo = defineProgram({
  name: 'echo',
  run({ args, out }) {
    const words = [...args];
    let escapes = true;
    let newline = true;
    while (words[0] !== undefined && /^-[neE]+$/.test(words[0])) {
      const flags = words.shift() ?? '';
      if (flags.includes('n')) newline = false;
      if (flags.includes('e')) escapes = true;
      if (flags.includes('E')) escapes = false;
    }
    const { text, stopped } = escapes ? readEscapes(words.join(' ')) : { text: words.join(' '), stopped: false };
    out(newline && !stopped ? `${text}\n` : text);
    return 0;
  },
});

/** mksh's `print`. */
const print = defineProgram({
  name: 'print',
  run({ args, out, err }) {
    const words = [...args];
    let flags = '';
    while (words[0] !== undefined && /^-[nrRelsu0-9]+$/.test(words[0])) flags += words.shift();
    const join = flags.includes('l') ? '\n' : ' ';
    const raw = flags.includes('r') || flags.includes('R');
    const { text } = raw ? { text: words.join(join) } : readEscapes(words.join(join));
    (flags.includes('u2') ? err : out)(flags.includes('n') ? text : `${text}\n`);
    return 0;
  },
});

const simple: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
  '\\': '\\',
};

function readEscapes(text: string): { text: string; stopped: boolean } {
  const stop = /(?<!\\)(?:\\\\)*\\c/.exec(text);
  const kept = stop === null ? text : text.slice(0, stop.index + stop[0].length - 2);
  const plain = kept.replaceAll(/\\(?:0([0-7]{1,3})|x([0-9a-fA-F]{1,2})|([abefnrtv\\]))/g, (_, octal, hex, letter) => {
    if (octal !== undefined) return String.fromCharCode(Number.parseInt(octal, 8));
    return hex !== undefined ? String.fromCharCode(Number.parseInt(hex, 16)) : (simple[letter] ?? letter);
  });
  return { text: plain, stopped: stop !== null };
}

const which = defineProgram({
  name: 'which',
  run({ args, out, programNames }) {
    const names = programNames();
    let status = 0;
    for (const word of args.filter((each) => !each.startsWith('-'))) {
      if (names.has(word) && !shellOnly.has(word)) out(`/system/bin/${word}\n`);
      else status = 1;
    }
    return status;
  },
});

const whence = defineProgram({
  name: 'whence',
  run({ args, out, programNames }) {
    const names = programNames();
    const words = args.filter((each) => !each.startsWith('-'));
    for (const word of words) if (names.has(word)) out(shellOnly.has(word) ? `${word}\n` : `/system/bin/${word}\n`);
    return words.every((word) => names.has(word)) ? 0 : 1;
  },
});

const shellOnly = new Set(['print', 'whence', 'trap', 'ulimit', 'umask', 'jobs']);

const pwd = defineProgram({
  name: 'pwd',
  async run({ args, cwd, system, identity, out }) {
    out(`${args.includes('-P') ? await system.disk.realpath(cwd, identity) : cwd}\n`);
    return 0;
  },
});

const ulimit = defineProgram({
  name: 'ulimit',
  run({ args, out }) {
    if (args.includes('-n')) out('32768\n');
    else if (args.every((word) => word.startsWith('-'))) out('unlimited\n');
    return 0;
  },
});

const umask = defineProgram({
  name: 'umask',
  run({ args, out }) {
    if (args.length === 0) out('0077\n');
    return 0;
  },
});

/** Background work has ended by the time the next command runs, so there are no jobs. */
const jobs = defineProgram({ name: 'jobs', run: () => 0 });

const sync = defineProgram({ name: 'sync', run: () => 0 });

/** `toybox NAME ARGS`; without a name, the list of applets. */
const toybox = multicall('toybox');
const toolbox = multicall('toolbox');

function multicall(name: string): Program {
  return defineProgram({
    name,
    async run(context) {
      const [applet, ...args] = context.args;
      if (applet === undefined) {
        context.out(`${[...context.programNames()].sort().join(' ')}\n`);
        return 0;
      }
      if (applet === '--version') {
        context.out('toybox 0.8.6-android\n');
        return 0;
      }
      const status = await context.spawn([applet, ...args]);
      if (status === 127 && !context.programNames().has(applet))
        context.err(`${name}: Unknown command ${applet} (see "${name} --help")\n`);
      return status;
    },
  });
}

const nohup = defineProgram({
  name: 'nohup',
  run: (context) => context.spawn(context.args),
});

const cal = defineProgram({
  name: 'cal',
  run({ system: { clock }, out }) {
    const now = new Date(clock.now());
    const days = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0)).getUTCDate();
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)).getUTCDay();
    const cells = [
      ...Array.from({ length: first }, () => '  '),
      ...Array.from({ length: days }, (_, day) => String(day + 1).padStart(2)),
    ];
    const title = now.toLocaleString('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    out(`${title.padStart(Math.floor((20 + title.length) / 2)).padEnd(20)}\nSu Mo Tu We Th Fr Sa\n`);
    for (let week = 0; week < cells.length; week += 7) out(`${cells.slice(week, week + 7).join(' ')}\n`);
    return 0;
  },
});

export const shellPrograms: readonly Program[] = [
  sh,
  echo,
  print,
  which,
  whence,
  pwd,
  ulimit,
  umask,
  jobs,
  sync,
  toybox,
  toolbox,
  nohup,
  cal,
];
