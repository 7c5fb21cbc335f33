import type { BatteryReading } from '../../../system/power/battery.ts';
import { defineService, type ServiceCall } from '../shell-command.ts';

/** `cmd battery`, and `dumpsys battery` with words. */
export const batteryService = defineService({
  name: 'battery',
  help: `Battery service (battery) commands:
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
`,
  commands: {
    get(call) {
      call.words.skipOptions();
      const key = call.words.next();
      if (key === undefined) return noProperty(call);
      const { reading } = call.system.battery;
      call.line(isKey(reading, key) ? String(reading[key]) : `Unknown get option: ${key}`);
      return 0;
    },
    set(call) {
      call.words.skipOptions();
      const [key, value] = [call.words.next(), call.words.next()];
      if (key === undefined) return noProperty(call);
      if (value === undefined) {
        call.line('No value specified');
        return -1;
      }
      const { battery } = call.system;
      if (!isKey(battery.reading, key)) {
        call.line(`Unknown set option: ${key}`);
        return 0;
      }
      if (!/^[+-]?\d{1,10}$/.test(value)) {
        call.line(`Bad value: ${value}`);
        return -1;
      }
      const number = Number(value);
      battery.force({ [key]: typeof battery.reading[key] === 'boolean' ? number !== 0 : number });
      return 0;
    },
    unplug(call) {
      // How it is charged alone: the status stays as it was, on Android too.
      call.system.battery.force({ ac: false, usb: false, wireless: false, dock: false });
      return 0;
    },
    reset(call) {
      call.system.battery.release();
      return 0;
    },
  },
});

function isKey(reading: BatteryReading, key: string): key is keyof BatteryReading {
  return Object.hasOwn(reading, key);
}

function noProperty(call: ServiceCall): number {
  call.line('No property specified');
  return -1;
}
