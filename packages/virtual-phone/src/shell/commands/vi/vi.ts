import { decode, encode } from '../../bytes.ts';
import { errnoCode, strerror } from '../../errno.ts';
import type { Terminal } from '../../files/terminal.ts';
import { defineProgram, type ProgramContext } from '../../program.ts';
import { resolvePath } from '../../resolve-path.ts';
import { parseOptions } from '../options.ts';
import { needs } from '../text/small-programs.ts';
import { openOperand, unknownOption } from '../text/streams.ts';
import { terminalOf } from '../toybox/terminal-programs.ts';
import { drawScreen } from './draw-screen.ts';
import { Editor, type Save } from './editor.ts';
import { readKeys } from './read-keys.ts';
import { TextBuffer } from './text-buffer.ts';

/** `vi [-s SCRIPT] FILE`: toybox's, on a terminal (`adb shell -t`) */
export const vi = defineProgram({
  name: 'vi',
  async run(context) {
    const options = parseOptions(context.args, '', 's');
    if (options.unknown !== undefined) return unknownOption(context, 'vi', options.unknown);
    const [name, more] = options.operands;
    if (more !== undefined) return fail(context, 'Max 1 argument (see "vi --help")');
    if (name === undefined) return needs(context, 'vi', 1);
    const terminal = context.pty ? terminalOf(context) : undefined;
    if (terminal === undefined) return fail(context, 'not a tty');
    const opened = await openText(context, name);
    if (opened === undefined) return 1;
    const editor = new Editor(new TextBuffer(opened.text), saver(context, name));
    editor.message = opened.said;
    const script = options.value('s');
    const input = script === undefined ? undefined : await openOperand(context, 'vi', script);
    if (script !== undefined && input === undefined) return 1;
    const keys = input === undefined ? [] : readKeys(await input.all());
    await edit(editor, terminal, keys, context);
    return 0;
  },
});

function fail({ err }: ProgramContext, problem: string): number {
  err(`vi: ${problem}\n`);
  return 1;
}

async function openText(context: ProgramContext, name: string) {
  try {
    const text = decode(await (await context.open(name)).all());
    const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
    return { text, said: `"${name}" ${lines} line${lines === 1 ? '' : 's'}` };
  } catch (error) {
    if (errnoCode(error) === 'ENOENT') return { text: '', said: `"${name}" new file` };
    context.err(`vi: ${name}: ${strerror(error)}\n`);
    return undefined;
  }
}

function saver({ system, cwd, identity }: ProgramContext, opened: string): Save {
  return async (given, text) => {
    const name = given ?? opened;
    const content = encode(text);
    try {
      await system.disk.write(resolvePath(cwd, name), content, identity);
      return { said: `"${name}" ${content.length} bytes written`, ok: true };
    } catch (error) {
      return { said: `${name}: ${strerror(error)}`, ok: false };
    }
  };
}

/** Until the editor is left or the terminal is gone; each key the moment it is typed. */
async function edit(
  editor: Editor,
  terminal: Terminal,
  script: readonly string[],
  { out, signal }: ProgramContext,
): Promise<void> {
  const { mode } = terminal;
  const draw = async () => {
    editor.show(Math.max(1, terminal.size.rows - 1));
    await out(drawScreen(editor, terminal.size));
  };
  terminal.mode = { lines: false, echo: false, signals: false };
  terminal.onResize = () => void draw();
  try {
    // The other screen of the terminal, so that what was there before comes back.
    await out('\x1b[?1049h');
    editor.show(Math.max(1, terminal.size.rows - 1));
    for (let keys = script; !editor.isOver; ) {
      for (const each of keys) {
        await editor.press(each);
        editor.show();
        if (editor.isOver) break;
      }
      if (editor.isOver) break;
      await draw();
      const typed = await terminal.read(signal);
      if (typed === undefined) break;
      keys = readKeys(typed);
    }
  } finally {
    terminal.mode = mode;
    terminal.onResize = undefined;
    await out('\x1b[?1049l');
  }
}
