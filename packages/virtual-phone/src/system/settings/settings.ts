import type { SettingsNamespace } from '@androidworld/app-sdk';
import { illegalArgument, illegalState } from '../java-exception.ts';
import type { Settings } from '../system-services.ts';
import { parseSettingsXml, renderSettingsXml } from './settings-xml.ts';

type Values = Readonly<Record<SettingsNamespace, Readonly<Record<string, string>>>>;

const namespaces: readonly SettingsNamespace[] = ['system', 'secure', 'global'];

/** Keys that moved: writes to the old namespace go to the new one (`SettingsProvider.java`). */
const moved: Readonly<Record<string, SettingsNamespace>> = {
  adb_enabled: 'global',
  airplane_mode_on: 'global',
  airplane_mode_radios: 'global',
  auto_time: 'global',
  auto_time_zone: 'global',
  bluetooth_on: 'global',
  data_roaming: 'global',
  development_settings_enabled: 'global',
  device_provisioned: 'global',
  mode_ringer: 'global',
  stay_on_while_plugged_in: 'global',
  wifi_on: 'global',
  android_id: 'secure',
};

const isBoolean = (value: string) => value === '0' || value === '1';
const isInteger = (from: number, to: number) => (value: string) =>
  /^-?\d+$/.test(value) && Number(value) >= from && Number(value) <= to;

/** `SystemSettingsValidators.java`: only these keys of `system` refuse values. */
const validators: Readonly<Record<string, (value: string) => boolean>> = {
  accelerometer_rotation: isBoolean,
  dtmf_tone: isBoolean,
  font_scale: (value) => value.trim() !== '' && Number(value) >= 0.25 && Number(value) <= 5,
  haptic_feedback_enabled: isBoolean,
  pointer_location: isBoolean,
  screen_brightness: isInteger(0, 255),
  screen_brightness_mode: isBoolean,
  screen_off_timeout: isInteger(0, Number.MAX_SAFE_INTEGER),
  show_touches: isBoolean,
  sound_effects_enabled: isBoolean,
  status_bar_show_battery_percent: isBoolean,
  time_12_24: (value) => ['12', '24', ''].includes(value),
  user_rotation: isInteger(0, 3),
  vibrate_when_ringing: isBoolean,
};

/** Characters of a name or a value (`SettingsState.MAX_LENGTH_PER_STRING`). */
const longestText = 32_768;
/** Bytes of all that has been put into `system`, which apps may write (`MAX_BYTES_PER_APP_PACKAGE_LIMITED`). */
const mostSystemBytes = 40_000;
/** Bytes of each other table; Android has no bound for them but its memory. */
const mostBytes = 1024 * 1024;
/** Of a row, besides its characters. */
const rowBytes = 128;

/** The settings provider's tables. */
export class SystemSettings implements Settings {
  readonly #values: Readonly<Record<SettingsNamespace, Map<string, string>>>;
  readonly #defaults: Values;
  readonly #changed: (namespace: SettingsNamespace, key: string, value: string | null) => void;

  constructor(defaults: Values, changed: (namespace: SettingsNamespace, key: string, value: string | null) => void) {
    this.#defaults = defaults;
    this.#values = {
      system: new Map(Object.entries(defaults.system)),
      secure: new Map(Object.entries(defaults.secure)),
      global: new Map(Object.entries(defaults.global)),
    };
    this.#changed = changed;
  }

  get(namespace: SettingsNamespace, key: string): string | null {
    return this.#values[moved[key] ?? namespace].get(key) ?? null;
  }

  put(namespace: SettingsNamespace, key: string, value: string | null): void {
    const target = moved[key] ?? namespace;
    if (value !== null && target === 'system' && validators[key]?.(value) === false) {
      throw illegalArgument(`Invalid value: ${value} for setting: ${key}`);
    }
    const values = this.#values[target];
    if ((values.get(key) ?? null) === value) return;
    if (value !== null) this.#requireRoom(target, key, value);
    if (value === null) values.delete(key);
    else values.set(key, value);
    this.#changed(target, key, value);
  }

  /** @throws IllegalArgumentException for a text that is too long, IllegalStateException for too many */
  #requireRoom(namespace: SettingsNamespace, key: string, value: string): void {
    if (key.length > longestText || value.length > longestText) {
      const [part, name] = [
        key.length > longestText ? 'name' : 'value',
        key.length > 20 ? `${key.slice(0, 20)}...` : key,
      ];
      throw illegalArgument(
        `The ${part} of your setting [${name}] is too long. The max length allowed for the string is ${longestText}.`,
      );
    }
    const defaults = this.#defaults[namespace];
    // As Android counts: what the system has set itself is its own.
    const others = [...this.#values[namespace]].filter(([name, text]) => name !== key && defaults[name] !== text);
    const rows = [...others, [key, value] as const];
    const bytes = rows.reduce((sum, [name, text]) => sum + (name.length + text.length) * 2, 0);
    const fits = namespace === 'system' ? bytes <= mostSystemBytes : bytes + rows.length * rowBytes <= mostBytes;
    if (fits) return;
    // Apps of the phone write a few; who writes as many has a shell.
    throw illegalState(
      'You are adding too many system settings. You should stop using system settings for app specific data package: com.android.shell',
    );
  }

  list(namespace: SettingsNamespace): readonly (readonly [key: string, value: string])[] {
    return [...this.#values[namespace]].sort(([a], [b]) => (a < b ? -1 : 1));
  }

  /** Text of `/data/system/users/0/settings_<namespace>.xml`. */
  toXml(namespace: SettingsNamespace): string {
    return renderSettingsXml(this.list(namespace));
  }

  /** Takes what the files hold; a namespace without a file stays as it is. */
  load(read: (namespace: SettingsNamespace) => string | undefined): void {
    for (const namespace of namespaces) {
      const text = read(namespace);
      if (text === undefined) continue;
      this.#values[namespace].clear();
      for (const [key, value] of parseSettingsXml(text)) this.#values[namespace].set(key, value);
    }
  }
}

export function settingsFile(namespace: SettingsNamespace): string {
  return `/data/system/users/0/settings_${namespace}.xml`;
}

export { namespaces as settingsNamespaces };
