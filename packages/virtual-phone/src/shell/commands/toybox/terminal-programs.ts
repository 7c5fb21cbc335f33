import { Terminal, type TerminalMode, usualMode } from '../../files/terminal.ts';
import { defineProgram, type Program, type ProgramContext } from '../../program.ts';
import { parseOptions } from '../options.ts';
import { byteLines } from '../text/byte-lines.ts';
import { unknownOption } from '../text/streams.ts';

/** The one terminal a client of adb gets. */
const terminalPath = '/dev/pts/0';

/** The terminal a program reads from; undefined when its input is something else. */
export function terminalOf({ process }: ProgramContext): Terminal | undefined {
  const input = process.files.get(0);
  return input instanceof Terminal ? input : undefined;
}

const tty = defineProgram({
  name: 'tty',
  run(context) {
    const options = parseOptions(context.args, 's');
    if (options.unknown !== undefined) return unknownOption(context, 'tty', options.unknown);
    const isTerminal = terminalOf(context) !== undefined;
    if (!options.has('s')) context.out(`${isTerminal ? terminalPath : 'not a tty'}\n`);
    return isTerminal ? 0 : 1;
  },
});

/** Shows and changes the terminal's settings: its lines, echo and signals; others are accepted and stay as they are. */
const stty = defineProgram({
  name: 'stty',
  run(context) {
    // Settings begin with a dash as options do.
    const flags = context.args.filter((word) => /^-[agF]$/.test(word));
    const settings = context.args.filter((word) => !flags.includes(word));
    const terminal = terminalOf(context);
    if (terminal === undefined) {
      context.err('stty: tcgetattr: Not a typewriter\n');
      return 1;
    }
    const { rows, columns } = terminal.size;
    if (settings[0] === 'size') {
      context.out(`${rows} ${columns}\n`);
      return 0;
    }
    for (const [place, word] of settings.entries()) {
      const number = Number(settings[place + 1]);
      const isSize = number > 0 && number <= 65_535;
      if (word === 'rows' && isSize) terminal.resize(number, terminal.size.columns);
      else if (/^col(?:umn)?s$/.test(word) && isSize) terminal.resize(terminal.size.rows, number);
      else terminal.mode = { ...terminal.mode, ...modes[word] };
    }
    if (settings.length > 0) return 0;
    if (flags.includes('-g')) {
      context.out('500:5:bf:8a3b:3:1c:7f:15:4:0:1:0:11:13:1a:0:12:f:17:16:0:0:0\n');
      return 0;
    }
    const { lines, echo, signals } = terminal.mode;
    const local = `${signals ? '' : '-'}isig ${lines ? '' : '-'}icanon iexten ${echo ? '' : '-'}echo echoe echok`;
    context.out(
      flags.includes('-a')
        ? `speed 38400 baud; rows ${rows}; columns ${columns}; line = 0;\n` +
            'intr = ^C; quit = ^\\; erase = ^?; kill = ^U; eof = ^D; start = ^Q; stop = ^S; susp = ^Z; min = 1; time = 0;\n' +
            `-parenb -parodd cs8 hupcl -cstopb cread -clocal\nicrnl ixon -ixoff opost onlcr ${local}\n`
        : 'speed 38400 baud; line = 0;\n',
    );
    return 0;
  },
});

const modes: Readonly<Record<string, Partial<TerminalMode>>> = {
  sane: usualMode,
  cooked: usualMode,
  '-raw': usualMode,
  raw: { lines: false, echo: true, signals: false },
  cbreak: { lines: false },
  icanon: { lines: true },
  '-icanon': { lines: false },
  echo: { echo: true },
  '-echo': { echo: false },
  isig: { signals: true },
  '-isig': { signals: false },
};

const prompt = '--More--';

/** Page by page on a terminal, where a line goes on and one that begins with `q` ends it; else all at once. */
const more = defineProgram({
  name: 'more',
  async run(context) {
    const options = parseOptions(context.args, '');
    if (options.unknown !== undefined) return unknownOption(context, 'more', options.unknown);
    const terminal = context.pty ? terminalOf(context) : undefined;
    let status = 0;
    for (const path of options.operands.length === 0 ? ['-'] : options.operands) {
      try {
        const input = await context.open(path);
        if (terminal === undefined || options.operands.length === 0) {
          for await (const chunk of input) await context.out(chunk);
          continue;
        }
        const { lines: all, isEnded } = await byteLines(context, input);
        const lines = all.map((line, at) => (at === all.length - 1 && !isEnded ? line : `${line}\n`));
        const step = Math.max(1, terminal.size.rows - 1);
        for (let at = 0; at < lines.length; at += step) {
          if (at > 0) {
            await context.out(prompt);
            const answer = await context.process.files.get(0)?.read(context.signal);
            if (answer === undefined || answer[0] === 0x71) return status;
          }
          await context.out(Buffer.from(lines.slice(at, at + step).join(''), 'latin1'));
        }
      } catch (error) {
        context.err(`more: ${path}: ${error instanceof Error ? error.message : String(error)}\n`);
        status = 1;
      }
    }
    return status;
  },
});

const clear = defineProgram({
  name: 'clear',
  run({ out }) {
    out('\x1b[2J\x1b[H');
    return 0;
  },
});

export const terminalPrograms: readonly Program[] = [clear, more, stty, tty];
