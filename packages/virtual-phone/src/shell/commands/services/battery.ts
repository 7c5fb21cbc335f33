import type { SystemServices } from '../../../system/system-services.ts';
import { defineService, type ServiceCall } from '../shell-command.ts';

const help = `Battery service (battery) commands:
  help
    Print this help text.
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
  commands: { set: change, unplug: change, reset: change },
});

function change(call: ServiceCall): number {
  const message = setBattery(call.system, [call.subcommand, ...call.args]);
  call.out(message);
  return message === '' ? 0 : -1;
}

/**
 * `dumpsys battery set|unplug|reset …`
 *
 * @returns what is wrong; an empty text when it was done
 */
export function setBattery({ battery }: SystemServices, args: readonly string[]): string {
  const [verb, key, value] = args.filter((word) => word !== '-f');
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
