import type { SystemServices } from '../system-services.ts';

/** What the battery service tells; numbers as `BatteryManager` has them. */
export interface BatteryReading {
  readonly ac: boolean;
  readonly usb: boolean;
  readonly wireless: boolean;
  readonly dock: boolean;
  /** `BATTERY_STATUS_*` */
  readonly status: number;
  readonly level: number;
  /** In tenths of a degree Celsius. */
  readonly temp: number;
  readonly present: boolean;
  /** In microampere-hours. */
  readonly counter: number;
  readonly invalid: number;
}

/** Full and charging, until the console says otherwise; the service may be told to tell of another one. */
export function createBattery(changed: () => void): SystemServices['battery'] {
  const hardware = { level: 100, charging: true };
  let forced: BatteryReading | null = null;
  const reading = () => forced ?? readingOf(hardware);
  const force = (value: BatteryReading | null) => {
    forced = value;
    changed();
  };
  return {
    hardware,
    get reading() {
      return reading();
    },
    get isForced() {
      return forced !== null;
    },
    get level() {
      return reading().level;
    },
    get charging() {
      const { ac, usb, wireless, dock } = reading();
      return ac || usb || wireless || dock;
    },
    set(state) {
      hardware.level = state.level ?? hardware.level;
      hardware.charging = state.charging ?? hardware.charging;
      changed();
    },
    force: (part) => force({ ...reading(), ...part }),
    release: () => force(null),
  };
}

function readingOf({ level, charging }: { readonly level: number; readonly charging: boolean }): BatteryReading {
  // Plugged in and full, an emulator's battery does not charge.
  const status = !charging ? 3 : level >= 100 ? 4 : 2;
  const none = { usb: false, wireless: false, dock: false };
  return { ac: charging, ...none, status, level, temp: 250, present: true, counter: 10_000, invalid: 0 };
}
