import { defineProgram, type Program, type ProgramContext } from '../../program.ts';
import { parseOptions } from '../options.ts';
import { unknownOption } from '../text/streams.ts';

/** The one terminal a client of adb gets, and its size where the client told none. */
const terminal = { path: '/dev/pts/0', rows: 24, columns: 80 } as const;

function hasTerminal({ process }: ProgramContext): boolean {
  return process.files.get(0)?.isTerminal ?? false;
}

const tty = defineProgram({
  name: 'tty',
  run(context) {
    const options = parseOptions(context.args, 's');
    if (options.unknown !== undefined) return unknownOption(context, 'tty', options.unknown);
    const isTerminal = hasTerminal(context);
    if (!options.has('s')) context.out(`${isTerminal ? terminal.path : 'not a tty'}\n`);
    return isTerminal ? 0 : 1;
  },
});

/** Shows the terminal's settings; what is asked to be changed is accepted, and stays as it is: lines, with echo. */
const stty = defineProgram({
  name: 'stty',
  run(context) {
    const options = parseOptions(context.args, 'ag', 'F');
    if (!hasTerminal(context)) {
      context.err('stty: tcgetattr: Not a typewriter\n');
      return 1;
    }
    if (options.operands[0] === 'size') {
      context.out(`${terminal.rows} ${terminal.columns}\n`);
      return 0;
    }
    if (options.operands.length > 0) return 0;
    if (options.has('g')) {
      context.out('500:5:bf:8a3b:3:1c:7f:15:4:0:1:0:11:13:1a:0:12:f:17:16:0:0:0\n');
      return 0;
    }
    context.out(
      options.has('a')
        ? `speed 38400 baud; rows ${terminal.rows}; columns ${terminal.columns}; line = 0;\n` +
            'intr = ^C; quit = ^\\; erase = ^?; kill = ^U; eof = ^D; start = ^Q; stop = ^S; susp = ^Z; min = 1; time = 0;\n' +
            '-parenb -parodd cs8 hupcl -cstopb cread -clocal\nicrnl ixon -ixoff opost onlcr isig icanon iexten echo echoe echok\n'
        : 'speed 38400 baud; line = 0;\n',
    );
    return 0;
  },
});

const prompt = '--More--';

/** Page by page on a terminal, where a line goes on and one that begins with `q` ends it; else all at once. */
const more = defineProgram({
  name: 'more',
  async run(context) {
    const options = parseOptions(context.args, '');
    if (options.unknown !== undefined) return unknownOption(context, 'more', options.unknown);
    const isPaged = context.pty && hasTerminal(context) && options.operands.length > 0;
    let status = 0;
    for (const path of options.operands.length === 0 ? ['-'] : options.operands) {
      try {
        const content = await (await context.open(path)).all();
        const lines = Buffer.from(content)
          .toString('latin1')
          .split(/(?<=\n)/);
        const step = isPaged ? terminal.rows - 1 : Math.max(1, lines.length);
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

export const terminalPrograms: readonly Program[] = [more, stty, tty];
