import type { SystemServices } from '../../../system/system-services.ts';
import { defineService, type ServiceCall } from '../shell-command.ts';

const help = `Battery service (battery) commands:
  help
    Print this help text.
  get [-f] [ac|usb|wireless|dock|status|level|temp|present|counter|invalid]
    Tell a battery property.
  set [-f] [ac|usb|wireless|dock|status|level|temp|present|counter|invalid] <value>
    Force a battery property value, freezing battery state.
  unplug [-f]
    Force battery unplugged, freezing battery state.
  reset [-f]
    Unfreeze battery state, returning to current hardware values.
`;

/** `cmd battery` */
export const batteryService = defineService({
  name: 'battery',
  help,
  commands: { get: tell, set: change, unplug: change, reset: change },
});

function tell(call: ServiceCall): number {
  const message = getBattery(call.system, call.args);
  call.out(message.text);
  return message.ok ? 0 : -1;
}

function getBattery(
  { battery }: SystemServices,
  args: readonly string[],
): { readonly text: string; readonly ok: boolean } {
  const key = args.find((word) => word !== '-f');
  const values: Readonly<Record<string, string | number | boolean>> = {
    ac: battery.charging,
    usb: false,
    wireless: false,
    dock: false,
    status: batteryStatus(battery),
    level: battery.level,
    temp: 250,
    present: true,
    counter: 10_000,
    invalid: 0,
  };
  const value = key === undefined ? undefined : values[key];
  if (key === undefined) return { text: 'No property specified\n', ok: false };
  return value === undefined ? { text: `Unknown get option: ${key}\n`, ok: false } : { text: `${value}\n`, ok: true };
}

/** `BatteryManager.BATTERY_STATUS_*`. Plugged in and full, an emulator's battery does not charge. */
export function batteryStatus({ charging, level }: SystemServices['battery']): number {
  if (!charging) return 3;
  return level >= 100 ? 4 : 2;
}

function change(call: ServiceCall): number {
  const message = setBattery(call.system, [call.subcommand, ...call.args]);
  call.out(message);
  return message === '' ? 0 : -1;
}

/**
 * `dumpsys battery get|set|unplug|reset …`
 *
 * @returns what is wrong, or what was asked for; an empty text when it was done
 */
export function setBattery(system: SystemServices, args: readonly string[]): string {
  const { battery } = system;
  const [verb, key, value] = args.filter((word) => word !== '-f');
  if (verb === '-h' || verb === 'help') return help;
  if (verb === 'get') return getBattery(system, args.slice(1)).text;
  if (verb === 'unplug') battery.set({ charging: false });
  else if (verb === 'reset') battery.set({ charging: true, level: 100 });
  else if (verb !== 'set') return `Unknown command: ${verb ?? ''}\n`;
  else if (key === undefined || value === undefined) return 'No value specified\n';
  else if (!/^-?\d+$/.test(value)) return `Bad value: ${value}\n`;
  else if (key === 'level') battery.set({ level: Number(value) });
  else if (key === 'status') battery.set({ charging: value === '2' || value === '5' });
  else if (['ac', 'usb', 'wireless', 'dock'].includes(key)) battery.set({ charging: value !== '0' });
  else if (!['temp', 'present', 'counter', 'invalid'].includes(key)) return `Unknown set option: ${key}\n`;
  return '';
}
