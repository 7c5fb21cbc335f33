import { defineProgram, type ProgramContext } from '../program.ts';
import { requestPowerOff, requestReboot } from './power.ts';

/** `svc`: a script that calls the services, and the remains of a Java program. */
export const svc = defineProgram({
  name: 'svc',
  async run(context) {
    const [name, verb, ...rest] = context.args;
    if (name === 'help' && verb !== undefined && Object.hasOwn(commands, verb)) {
      context.err(usageOf(verb));
      return 0;
    }
    const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (name === undefined || command === undefined) {
      const names = ['help', ...Object.keys(commands)].map((each) => `    ${each}\n`).join('');
      context.err(`Available commands:\n${names}`);
      return 1;
    }
    if (verb !== undefined && (await command.run(verb, rest, context))) return 0;
    context.err(usageOf(name));
    return 1;
  },
});

interface Command {
  readonly about: string;
  /** What may follow the name, a line each. */
  readonly usage: readonly string[];
  /** @returns whether the words were understood */
  run(verb: string, rest: readonly string[], context: ProgramContext): Promise<boolean> | boolean;
}

const commands: Readonly<Record<string, Command>> = {
  power: {
    about: 'Control the power manager',
    usage: ['stayon [true|false|usb|ac|wireless|dock]', 'reboot [reason]', 'shutdown'],
    run(verb, [mode], { system, identity }) {
      if (verb === 'reboot') return requestReboot(system, identity, mode);
      if (verb === 'shutdown') return requestPowerOff(system, identity);
      if (verb !== 'stayon' || mode === undefined) return false;
      const value = { true: '15', false: '0', ac: '1', usb: '2', wireless: '4', dock: '8' }[mode];
      if (value !== undefined) system.settings.put('global', 'stay_on_while_plugged_in', value);
      return value !== undefined;
    },
  },
  data: {
    about: 'Control mobile data connectivity',
    usage: ['[enable|disable]'],
    run: (verb, _rest, { system }) => onOff(verb, (on) => system.radios.setMobileData(on)),
  },
  wifi: {
    about: 'Control the Wi-Fi manager',
    usage: ['[enable|disable]'],
    run: (verb, _rest, { system }) => onOff(verb, (on) => system.radios.setWifi(on)),
  },
  usb: {
    about: 'Control Usb state',
    usage: ['setFunctions [function]', 'getFunctions'],
    run(verb, [functions = ''], { system, identity, out }) {
      if (verb === 'setFunctions') {
        return system.properties.set('sys.usb.config', functions === '' ? 'adb' : `${functions},adb`, identity);
      }
      if (verb === 'getFunctions') out(`${system.properties.get('sys.usb.config').replace(/,?adb$/, '')}\n`);
      return verb === 'getFunctions';
    },
  },
  nfc: {
    about: 'Control NFC functions',
    usage: ['[enable|disable]'],
    run(verb, _rest, { err }) {
      if (verb !== 'enable' && verb !== 'disable') return false;
      // The emulator has no such hardware, and a script that asks for it is not to fail.
      err('NFC service is not available on this device.\n');
      return true;
    },
  },
  bluetooth: {
    about: 'Control Bluetooth service',
    usage: ['[enable|disable]'],
    run: (verb, _rest, { system }) => onOff(verb, (on) => system.radios.setBluetooth(on)),
  },
};

function usageOf(name: string): string {
  const { about = '', usage = [] } = commands[name] ?? {};
  return `${about}\n\nusage: ${usage.map((words) => `svc ${name} ${words}`).join('\n       ')}\n`;
}

async function onOff(verb: string, change: (on: boolean) => Promise<void>): Promise<boolean> {
  if (verb !== 'enable' && verb !== 'disable') return false;
  await change(verb === 'enable');
  return true;
}
