import type { ScreenControl } from '../../screen/protocol.ts';
import { illegalArgument, isJavaException, javaException } from '../../system/java-exception.ts';
import type { SystemServices } from '../../system/system-services.ts';
import { defineProgram, type ProgramContext } from '../program.ts';
import { renderException } from '../render-exception.ts';
import { drag, type Point } from './drag.ts';
import { InputArguments } from './input-arguments.ts';
import { keyCode } from './key-codes.ts';

const usage = `Usage: input [<source>] [-d DISPLAY_ID] <command> [<arg>...]

The sources are: 
      ${['touchnavigation', 'touchscreen', 'joystick', 'stylus', 'touchpad', 'gamepad', 'dpad', 'mouse', 'keyboard', 'trackball'].join('\n      ')}

-d: specify the display ID.
      (Default: -1 for key event, 0 for motion event if not specified.)
The commands and default sources are:
      text <string> (Default: touchscreen)
      keyevent [--longpress|--doubletap] <key code number or name> ... (Default: keyboard)
      tap <x> <y> (Default: touchscreen)
      swipe <x1> <y1> <x2> <y2> [duration(ms)] (Default: touchscreen)
      draganddrop <x1> <y1> <x2> <y2> [duration(ms)] (Default: touchscreen)
      press (Default: trackball)
      roll <dx> <dy> (Default: trackball)
      motionevent <DOWN|UP|MOVE|CANCEL> <x> <y> (Default: touchscreen)
      keycombination [-t duration(ms)] <key code 1> <key code 2> ... (Default: keyboard)
`;

const sources = new Set(
  'touchnavigation touchscreen joystick stylus touchpad gamepad dpad mouse keyboard trackball'.split(' '),
);

/** `cmd input` */
export const input = defineProgram({
  name: 'input',
  async run(context) {
    if (context.args.length === 0) {
      context.out(usage);
      return 0;
    }
    try {
      await run(context);
      return 0;
    } catch (error) {
      if (!isJavaException(error)) throw error;
      // Named is the first word, whatever it is: a source, or `-d`.
      context.err(`\nException occurred while executing '${context.args[0]}':\n${renderException(error)}\n`);
      context.err('\tat com.android.server.input.InputShellCommand.onCommand(InputShellCommand.java)\n');
      return -1;
    }
  },
});

async function run(context: ProgramContext): Promise<void> {
  const words = new InputArguments('input', context.args);
  let command = words.required();
  if (sources.has(command)) command = words.required();
  const reachesScreen = command !== '-d' || isScreen(words.required());
  if (command === '-d') command = words.required();
  if (command === 'help' || command === '-h') return void context.out(usage);
  const handler = Object.hasOwn(commands, command) ? commands[command] : undefined;
  if (handler === undefined) return void context.out(`Unknown command: ${command}\n`);
  // What is meant for a display that is not there reaches nothing.
  if (reachesScreen) await handler(new InputArguments(command, words.rest()), context);
}

/** AOSP `InputShellCommand.getDisplayId` */
function isScreen(display: string): boolean {
  if (/^(?:INVALID|DEFAULT)_DISPLAY$/i.test(display)) return true;
  if (!/^[+-]?\d+$/.test(display)) throw illegalArgument('Error: Invalid arguments for display ID.');
  return Number(display) <= 0;
}

type Handler = (args: InputArguments, context: ProgramContext) => Promise<void>;

const commands: Readonly<Record<string, Handler>> = {
  async text(args, { system }) {
    const typed = args.required().replaceAll('%s', ' ');
    // The virtual keyboard's map has no other characters.
    if (/[^\x20-\x7e\n\t]/.test(typed)) {
      throw javaException('java.lang.NullPointerException', 'Attempt to get length of null array');
    }
    await requireScreen(system).text(typed);
  },
  async keyevent(args, { system }) {
    let word: string | undefined = args.required();
    if (word === '--doubletap') {
      const code = keyCode(args.required());
      await press(system, code, {});
      await press(system, code, {});
      return;
    }
    const longPress = word === '--longpress';
    if (longPress) word = args.required();
    for (; word !== undefined; word = args.next()) await press(system, keyCode(word), { longPress });
  },
  async tap(args, { system }) {
    const [x, y] = [args.number(), args.number()];
    // Both at one time, as Android's own tells of them (InputShellCommand.java, `sendTap`).
    await requireScreen(system).touch([
      { type: 'down', x, y, timeMs: 0 },
      { type: 'up', x, y, timeMs: 0 },
    ]);
  },
  async swipe(args, { system }) {
    const [from, to] = [point(args), point(args)];
    const duration = args.numberOr(defaultDurationMs);
    await requireScreen(system).touch(drag(from, to, 0, duration < 0 ? defaultDurationMs : duration));
  },
  async draganddrop(args, { system }) {
    const [from, to] = [point(args), point(args)];
    await requireScreen(system).touch(drag(from, to, longPressMs, args.numberOr(defaultDurationMs)));
  },
  async motionevent(args, { system }) {
    const action = args.required();
    const type = { DOWN: 'down', UP: 'up', MOVE: 'move', CANCEL: 'cancel' }[action.toUpperCase()];
    if (type === undefined) throw illegalArgument(`Unknown action: ${action}`);
    const first = type === 'cancel' ? args.numberOr(0) : args.number();
    const { x, y } = { x: first, y: type === 'cancel' ? args.numberOr(0) : args.number() };
    await requireScreen(system).touch([{ type: type as 'down', x, y, timeMs: 0 }]);
  },
  async keycombination(args, { system }) {
    let word: string | undefined = args.required();
    if (word === '-t') {
      args.number();
      word = args.required();
    }
    const codes: number[] = [];
    for (; word !== undefined; word = args.next()) {
      const code = keyCode(word);
      if (code === 0) throw illegalArgument(`Unknown keycode: ${word}`);
      codes.push(code);
    }
    if (codes.length < 2) throw illegalArgument('keycombination requires at least 2 keycodes');
    await press(system, codes.at(-1) ?? 0, { held: codes.slice(0, -1) });
  },
  async press(_args, { system }) {
    // The trackball's button: the centre key for whatever has the focus.
    await press(system, keyCode('DPAD_CENTER'), {});
  },
  async roll(args, { system }) {
    const [dx, dy] = [args.number(), args.number()];
    if (dx !== 0) await press(system, keyCode(dx > 0 ? 'DPAD_RIGHT' : 'DPAD_LEFT'), {});
    if (dy !== 0) await press(system, keyCode(dy > 0 ? 'DPAD_DOWN' : 'DPAD_UP'), {});
  },
};

function point(args: InputArguments): Point {
  return { x: args.number(), y: args.number() };
}

const defaultDurationMs = 300;
const longPressMs = 400;

async function press(
  system: SystemServices,
  code: number,
  options: { readonly held?: readonly number[]; readonly longPress?: boolean },
): Promise<void> {
  // Held from dark, the key wakes the phone and no more (AOSP `PhoneWindowManager.powerLongPress`).
  if (options.longPress && code === keyCode('POWER') && system.power.on) {
    // For the assistant, which Settings offers besides, the phone has no app.
    if ((system.settings.get('global', 'power_button_long_press') ?? '1') === '1') await system.setPanel('power');
    return;
  }
  // Keys that never reach a view; the rest come back to the system when nobody takes them.
  if (systemKeys.has(code) || system.screen === null) await system.systemKey(code);
  else await system.screen.key(code, options);
}

const systemKeys = new Set(
  ['HOME', 'POWER', 'APP_SWITCH', 'SLEEP', 'WAKEUP', 'SOFT_SLEEP', 'NOTIFICATION', 'ALL_APPS'].map(keyCode),
);

function requireScreen(system: SystemServices): ScreenControl {
  if (system.screen === null) throw javaException('java.lang.IllegalStateException', 'The display is not ready');
  return system.screen;
}
