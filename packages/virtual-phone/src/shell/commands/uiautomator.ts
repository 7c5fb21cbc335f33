import type { PageWindow } from '../../screen/protocol.ts';
import { strerror } from '../errno.ts';
import { defineProgram, type ProgramContext } from '../program.ts';
import { resolvePath } from '../resolve-path.ts';
import { withTitles } from './accessibility-titles.ts';
import { renderHierarchy, renderWindows } from './render-hierarchy.ts';

const help = `Usage: uiautomator <subcommand> [options]

Available subcommands:

help: displays help message

runtest: executes UI automation tests
    runtest <class spec> [options]

dump: creates an XML dump of current UI hierarchy
    dump [--verbose][file]
      [--compressed]: dumps compressed layout information.
      [--windows]: dumps windows and displays.
      [file]: the location where the dumped XML should be stored, default is
      /storage/emulated/0/window_dump.xml

events: prints out accessibility events until terminated
`;

export const uiautomator = defineProgram({
  name: 'uiautomator',
  async run(context) {
    const [command, ...args] = context.args;
    if (command === 'dump') return await dump(args, context);
    if (command === undefined || command === 'help') {
      context.out(help);
      return 0;
    }
    context.err(`Unsupported command: ${command}\n`);
    context.out(help);
    return 1;
  },
});

/** Quiet that is waited for, as in UiAutomation.waitForIdle of the dump command. */
const idleTimeoutMs = 10_000;

async function dump(args: readonly string[], context: ProgramContext): Promise<number> {
  const options = new Set(args.filter((word) => word.startsWith('--')));
  const file = args.find((word) => !word.startsWith('--')) ?? '/sdcard/window_dump.xml';
  const screen = context.system.screen;
  if (screen === null || !(await isIdle(context))) {
    context.err('ERROR: could not get idle state.\n');
    return 0;
  }
  const windows = await screen.windows();
  const xml = render(options.has('--windows') ? withTitles(windows, context.system) : windows, {
    all: options.has('--windows'),
    rotation: context.system.rotation,
    compressed: options.has('--compressed'),
  });
  if (xml === undefined) {
    context.err('ERROR: null root node returned by UiTestAutomationBridge.\n');
    return 0;
  }
  if (file === '/dev/tty') context.out(xml);
  else {
    try {
      await context.system.disk.write(resolvePath(context.cwd, file), xml, context.identity);
    } catch (error) {
      context.err(`java.io.FileNotFoundException: ${file}: open failed: (${strerror(error)})\n`);
      return 1;
    }
  }
  context.out(`UI hierchary dumped to: ${file}\n`);
  return 0;
}

async function isIdle({ system, signal }: ProgramContext): Promise<boolean> {
  try {
    await system.screen?.idle({ timeoutMs: idleTimeoutMs, signal });
    return true;
  } catch (error) {
    // The screen did not come to rest, which the command reports; a lost page is another matter.
    system.log.write({ priority: 'W', tag: 'uiautomator', message: String(error) });
    return false;
  }
}

function render(
  windows: readonly PageWindow[],
  options: { readonly all: boolean; readonly rotation: number; readonly compressed: boolean },
): string | undefined {
  if (options.all) return renderWindows(windows, options);
  const active = windows.find((window) => window.active);
  return active === undefined ? undefined : renderHierarchy(active.root, options);
}
