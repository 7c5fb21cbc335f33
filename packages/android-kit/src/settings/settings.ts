import { type CallOptions, type Device, sh, waitUntil } from '@androidworld/core';
import { run } from '../shell/run.ts';

/** The tables of Android's settings: `Settings.System`, `Settings.Secure`, `Settings.Global`. */
export type SettingsNamespace = 'system' | 'secure' | 'global';

/** A setting as text; undefined when there is none. */
export async function getSetting(
  device: Device,
  namespace: SettingsNamespace,
  key: string,
  options: CallOptions = {},
): Promise<string | undefined> {
  const value = (await run(device, sh`settings get ${namespace} ${key}`, options)).trim();
  return value === 'null' ? undefined : value;
}

/** Writes a setting (`settings put`); returns before the phone has acted on it, see {@link waitForSetting}. */
export async function putSetting(
  device: Device,
  namespace: SettingsNamespace,
  key: string,
  value: string | number,
  options: CallOptions = {},
): Promise<void> {
  await run(device, sh`settings put ${namespace} ${key} ${value}`, options);
}

/** All settings of a namespace. A line that does not begin with `key=` goes on the value before it. */
export async function listSettings(
  device: Device,
  namespace: SettingsNamespace,
  options: CallOptions = {},
): Promise<ReadonlyMap<string, string>> {
  const settings = new Map<string, string>();
  let last: string | undefined;
  for (const line of (await run(device, sh`settings list ${namespace}`, options)).split(/\r?\n/)) {
    const [, key, value] = /^([\w.:-]+)=(.*)$/.exec(line) ?? [];
    if (key !== undefined) settings.set(key, value ?? '');
    else if (last !== undefined) settings.set(last, `${settings.get(last)}\n${line}`);
    last = key ?? last;
  }
  return settings;
}

/** Waits until a setting has one of these values. @throws AW_TIMEOUT */
export async function waitForSetting(
  device: Device,
  namespace: SettingsNamespace,
  key: string,
  values: readonly string[],
  options: CallOptions = {},
): Promise<void> {
  await waitUntil(
    async (saw) => {
      const value = (await getSetting(device, namespace, key, options)) ?? 'null';
      saw(() => value);
      return values.includes(value);
    },
    { device, what: `the setting ${namespace}/${key} of ${device.serial} is ${values.join(' or ')}`, ...options },
  );
}
