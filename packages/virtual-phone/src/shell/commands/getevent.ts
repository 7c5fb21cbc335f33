import { absoluteAxes, inputCodes } from '../../system/input/multi-touch.ts';
import type { InputEvent } from '../../system/input/touch-device.ts';
import { defineProgram, type ProgramContext } from '../program.ts';
import { resolvePath } from '../resolve-path.ts';
import { parseOptions } from './options.ts';

type Options = ReturnType<typeof parseOptions>;

/**
 * The touch screen; `-p`: with what it can tell, `-l`: by its labels. Otherwise it tells of events until it is stopped:
 * those of `sendevent` and the emulator's console. What `input` makes goes past the device, on Android too.
 *
 * @see AOSP `system/core/toolbox/getevent.c`
 */
export const getevent = defineProgram({
  name: 'getevent',
  run(context) {
    const { args, cwd, err, out, system } = context;
    const { touchDevice } = system;
    const options = parseOptions(args, 'tnSdpilqrh', 'sc', {}, 'v');
    if (options.unknown !== undefined || options.has('h') || options.operands.length > 1) {
      err(
        'Usage: getevent [-t] [-n] [-s switchmask] [-S] [-v mask] [-d] [-p] [-i] [-l] [-q] [-c count] [-r] [device]\n',
      );
      return 1;
    }
    const [device] = options.operands;
    if (device !== undefined && resolvePath(cwd, device) !== touchDevice.path) {
      err(`could not open ${device}, No such file or directory\n`);
      return 1;
    }
    const asksAll = options.has('p') || options.has('i');
    const asksSwitches = options.has('s') || options.has('S');
    // Who names the device is told of its events alone.
    if (asksAll || (device === undefined && !options.has('q'))) {
      out(`add device 1: ${touchDevice.path}\n  name:     "${touchDevice.name}"\n`);
    }
    if (asksAll) out(capabilities(options.has('l')));
    if (asksSwitches) out('0000\n');
    if (asksAll || asksSwitches) return 0;
    return tellEvents(context, options, device === undefined ? `${touchDevice.path}: ` : '');
  },
});

function capabilities(labels: boolean): string {
  const name = (label: string, number: number) =>
    labels ? label.padEnd(20) : number.toString(16).padStart(4, '0').padEnd(5);
  const { BTN_TOUCH } = inputCodes.EV_KEY.codes;
  const axes = absoluteAxes.map(
    ({ label, code, max }) => `${name(label, code)} : value 0, min 0, max ${max}, fuzz 0, flat 0, resolution 0\n`,
  );
  return [
    '  events:\n',
    `    KEY (0001): ${name('BTN_TOUCH', BTN_TOUCH)}\n`,
    `    ABS (0003): ${axes.join(' '.repeat(16))}`,
    '  input props:\n    INPUT_PROP_DIRECT\n',
  ].join('');
}

/** @param device what stands before each event; empty when the device was named */
function tellEvents({ out, signal, system }: ProgramContext, options: Options, device: string): Promise<number> {
  const { clock, touchDevice } = system;
  const newline = options.has('n') ? '' : '\n';
  let left = Number(options.value('c') ?? 0);
  let lastSyncMs: number | undefined;
  return new Promise((resolve) => {
    const end = (status: number) => {
      stop();
      signal.removeEventListener('abort', interrupted);
      resolve(status);
    };
    const interrupted = () => end(130);
    const stop = touchDevice.read((event) => {
      const now = clock.uptime();
      const time = options.has('t') ? `[${atMicroseconds(now)}] ` : '';
      const rate = options.has('r') && isSync(event) && lastSyncMs !== undefined ? rateOf(now - lastSyncMs) : '';
      if (isSync(event)) lastSyncMs = now;
      out(`${time}${device}${options.has('l') ? labelled(event) : numbered(event)}${rate}${newline}`);
      left -= 1;
      if (left === 0) end(0);
    });
    signal.addEventListener('abort', interrupted, { once: true });
  });
}

/** Of the clock that stands still in deep sleep, which getevent asks the kernel for. */
function atMicroseconds(uptimeMs: number): string {
  return `${String(Math.floor(uptimeMs / 1000)).padStart(8)}.${String(Math.floor((uptimeMs % 1000) * 1000)).padStart(6, '0')}`;
}

function isSync([type, code]: InputEvent): boolean {
  return type === inputCodes.EV_SYN.number && code === inputCodes.EV_SYN.codes.SYN_REPORT;
}

function rateOf(ms: number): string {
  return ` rate ${ms > 0 ? Math.floor(1000 / ms) : 0}`;
}

function hex(number: number, digits: number): string {
  return (number >>> 0).toString(16).padStart(digits, '0');
}

function numbered([type, code, value]: InputEvent): string {
  return `${hex(type, 4)} ${hex(code, 4)} ${hex(value, 8)}`;
}

function labelled([type, code, value]: InputEvent): string {
  const kind = Object.entries(inputCodes).find(([, { number }]) => number === type);
  const label = Object.entries<number>(kind?.[1].codes ?? {}).find(([, number]) => number === code)?.[0];
  const said = kind?.[0] === 'EV_KEY' ? ['UP', 'DOWN', 'REPEAT'][value] : undefined;
  return `${(kind?.[0] ?? hex(type, 4)).padEnd(12)} ${(label ?? hex(code, 4)).padEnd(20)} ${(said ?? hex(value, 8)).padEnd(20)}`;
}
