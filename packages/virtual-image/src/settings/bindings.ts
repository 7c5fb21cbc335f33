import type { Binding, SettingKey } from './page.ts';

interface FlagOptions {
  /** What holds where nothing is set. Default false. */
  readonly otherwise?: boolean;
  /** Default `1`. */
  readonly on?: string;
  /** Default `0`. */
  readonly off?: string;
}

/** A setting that is on or off. */
export function flag(key: SettingKey, { otherwise = false, on = '1', off = '0' }: FlagOptions = {}): Binding<boolean> {
  return {
    read: (scope) => {
      const value = scope.setting(key) ?? null;
      return value === null ? otherwise : value !== off;
    },
    write: (scope, value) => scope.put(key, value ? on : off),
  };
}

/** A setting as it is written. */
export function text(key: SettingKey, otherwise = ''): Binding<string> {
  return {
    read: (scope) => scope.setting(key) ?? otherwise,
    write: (scope, value) => scope.put(key, value),
  };
}

export function number(key: SettingKey, otherwise = 0): Binding<number> {
  return {
    read: (scope) => Number(scope.setting(key) ?? otherwise),
    write: (scope, value) => scope.put(key, String(value)),
  };
}

/** A setting of which the steps of a slider are the values; what is none of them counts as the nearest. */
export function steps(key: SettingKey, values: readonly number[], otherwise: number): Binding<number> {
  return {
    read: (scope) => nearest(values, Number(scope.setting(key) ?? otherwise)),
    write: (scope, place) => scope.put(key, String(values[place] ?? otherwise)),
  };
}

/** The place of the value that differs least. */
export function nearest(values: readonly number[], value: number): number {
  const distances = values.map((known) => Math.abs(known - value));
  return distances.indexOf(Math.min(...distances));
}

/** What a row that only opens says of a flag. */
export function onOff(binding: Binding<boolean>): (scope: Parameters<Binding<boolean>['read']>[0]) => string {
  return (scope) => (binding.read(scope) ? 'On' : 'Off');
}

export const wifi: Binding<boolean> = {
  read: ({ phone }) => phone.radios.wifi.enabled,
  write: (scope, on) => scope.act((api) => api.system.setWifi(on)),
};

export const bluetooth: Binding<boolean> = {
  read: ({ phone }) => phone.radios.bluetooth.enabled,
  write: (scope, on) => scope.act((api) => api.system.setBluetooth(on)),
};

export const airplane: Binding<boolean> = {
  read: ({ phone }) => phone.radios.airplane,
  write: (scope, on) => scope.act((api) => api.system.setAirplane(on)),
};

export const mobileData: Binding<boolean> = {
  read: ({ phone }) => phone.radios.mobileData && !phone.radios.airplane,
  write: (scope, on) => scope.act((api) => api.system.setMobileData(on)),
};

export const darkTheme: Binding<boolean> = {
  read: ({ phone }) => phone.nightMode,
  write: (scope, on) => scope.put('secure/ui_night_mode', on ? '2' : '1'),
};
