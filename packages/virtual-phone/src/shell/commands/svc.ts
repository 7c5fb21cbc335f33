import { defineProgram, type ProgramContext } from '../program.ts';
import { requestReboot } from './power.ts';

/** `svc`: a script that calls the services, and the remains of a Java program. */
export const svc = defineProgram({
  name: 'svc',
  async run(context) {
    const [name, verb, ...rest] = context.args;
    const command = name === undefined ? undefined : commands[name];
    if (command === undefined) {
      context.err(
        `Available commands:\n${Object.keys(commands)
          .map((each) => `    ${each}\n`)
          .join('')}`,
      );
      return 1;
    }
    if (verb !== undefined && (await command(verb, rest, context))) return 0;
    context.err(`Control the ${name} manager\n\nusage: svc ${name} [enable|disable]\n`);
    return 1;
  },
});

/** @returns whether the words were understood */
type Command = (verb: string, rest: readonly string[], context: ProgramContext) => Promise<boolean> | boolean;

const commands: Readonly<Record<string, Command>> = {
  help: () => false,
  power(verb, [mode], { system, identity }) {
    if (verb === 'reboot') return requestReboot(system, identity, mode);
    if (verb === 'stayon' && mode !== undefined) {
      const value = { true: '7', false: '0', ac: '1', usb: '2', wireless: '4' }[mode];
      if (value !== undefined) system.settings.put('global', 'stay_on_while_plugged_in', value);
      return value !== undefined;
    }
    return false;
  },
  data: (verb, _rest, { system }) => onOff(verb, (on) => system.radios.setMobileData(on)),
  wifi: (verb, _rest, { system }) => onOff(verb, (on) => system.radios.setWifi(on)),
  bluetooth: (verb, _rest, { system }) => onOff(verb, (on) => system.radios.setBluetooth(on)),
  nfc: () => false,
  usb(verb, [functions = ''], { system, identity, out }) {
    if (verb === 'setFunctions') {
      return system.properties.set('sys.usb.config', functions === '' ? 'adb' : `${functions},adb`, identity);
    }
    if (verb === 'getFunctions') out(`${system.properties.get('sys.usb.config').replace(/,?adb$/, '')}\n`);
    return verb === 'getFunctions';
  },
};

async function onOff(verb: string, change: (on: boolean) => Promise<void>): Promise<boolean> {
  if (verb !== 'enable' && verb !== 'disable') return false;
  await change(verb === 'enable');
  return true;
}
