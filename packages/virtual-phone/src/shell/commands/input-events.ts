import { absoluteAxes, inputCodes } from '../../system/input/multi-touch.ts';
import { defineProgram, type Program } from '../program.ts';
import { resolvePath } from '../resolve-path.ts';
import { parseOptions } from './options.ts';

/** The touch screen; `-p`: with what it can tell, `-lp`: by its labels. Without it waits for events, and tells of none. */
const getevent = defineProgram({
  name: 'getevent',
  run({ args, cwd, err, out, signal, system: { touchDevice } }) {
    const options = parseOptions(args, 'tnSdpilqrh', 'sc', {}, 'v');
    if (options.unknown !== undefined || options.has('h') || options.operands.length > 1) {
      err('Usage: getevent [-t] [-n] [-d] [-p] [-i] [-l] [-q] [-c count] [-r] [device]\n');
      return 1;
    }
    const [device] = options.operands;
    if (device !== undefined && resolvePath(cwd, device) !== touchDevice.path) {
      err(`could not open ${device}, No such file or directory\n`);
      return 1;
    }
    const asksAll = options.has('p') || options.has('i');
    // Who names the device is told of its events alone.
    if (asksAll || (device === undefined && !options.has('q'))) {
      out(`add device 1: ${touchDevice.path}\n  name:     "${touchDevice.name}"\n`);
    }
    if (asksAll) {
      out(capabilities(options.has('l')));
      return 0;
    }
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(130), { once: true }));
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

/** `DEVICE TYPE CODE VALUE`: one event of the touch screen. */
const sendevent = defineProgram({
  name: 'sendevent',
  async run({ args, cwd, err, system: { touchDevice } }) {
    const [device = '', ...words] = args;
    if (words.length !== 3) {
      err('sendevent: Needs 4 arguments (see "sendevent --help")\n');
      return 1;
    }
    if (resolvePath(cwd, device) !== touchDevice.path) {
      err(`sendevent: ${device}: No such file or directory\n`);
      return 1;
    }
    const bad = words.find((word) => !/^(0x[\da-f]{1,8}|-?\d{1,10})$/i.test(word));
    if (bad !== undefined) {
      err(`sendevent: not integer: ${bad}\n`);
      return 1;
    }
    const [type = 0, code = 0, value = 0] = words.map(Number);
    await touchDevice.write([[type, code, value]]);
    return 0;
  },
});

export const inputEventPrograms: readonly Program[] = [getevent, sendevent];
