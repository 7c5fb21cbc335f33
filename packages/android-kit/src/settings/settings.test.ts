import { fakeDevice } from '@androidworld/core/testing';
import { describe, expect, it } from 'vitest';
import { getBrightness, setBrightness } from './brightness.ts';
import { isAirplaneModeOn, isBluetoothOn, isWifiOn, setAirplaneMode, setBluetooth, setWifi } from './radios.ts';
import { getSetting, listSettings, putSetting, waitForSetting } from './settings.ts';

/** A phone with settings, by `namespace/key`, and switches that change them. */
function phoneWith(
  initial: Readonly<Record<string, string>>,
  switches: Readonly<Record<string, [string, string]>> = {},
) {
  const settings = new Map(Object.entries(initial));
  const device = fakeDevice({
    shell(script) {
      const [, verb, namespace, key, value] = /^settings (get|put|list) (\S+) ?(\S*) ?(.*)$/s.exec(script) ?? [];
      const name = `${namespace}/${key}`;
      if (verb === 'put') settings.set(name, value ?? '');
      const changed = switches[script];
      if (changed) settings.set(...changed);
      return { exitCode: 0, stdout: verb === 'get' ? `${settings.get(name) ?? 'null'}\n` : '', stderr: '' };
    },
  });
  return { device, settings };
}

describe('getSetting()', () => {
  it('reads a setting as text, and tells one that is not there', async () => {
    const { device } = phoneWith({ 'secure/android_id': 'a1' });
    expect(await getSetting(device, 'secure', 'android_id')).toBe('a1');
    expect(await getSetting(device, 'global', 'android_id')).toBeUndefined();
  });
});

describe('putSetting()', () => {
  it('quotes the value', async () => {
    const { device, settings } = phoneWith({});
    await putSetting(device, 'system', 'name', 'a b');
    await putSetting(device, 'system', 'level', 7);
    expect([...settings]).toEqual([
      ['system/name', "'a b'"],
      ['system/level', '7'],
    ]);
  });
});

describe('listSettings()', () => {
  it('reads values over several lines, with equals signs, and without anything', async () => {
    const stdout = 'a=1\nb.c-d:e=x=y\nand more\r\n\nf=\n';
    const device = fakeDevice({
      shell: (script) => ({ exitCode: 0, stdout: script === 'settings list secure' ? stdout : '', stderr: '' }),
    });
    expect([...(await listSettings(device, 'secure'))]).toEqual([
      ['a', '1'],
      ['b.c-d:e', 'x=y\nand more\n'],
      ['f', ''],
    ]);
  });

  it('leaves out what stands before the first setting', async () => {
    const device = fakeDevice({ shell: () => ({ exitCode: 0, stdout: 'Warning of sorts\na=1\n', stderr: '' }) });
    expect([...(await listSettings(device, 'global'))]).toEqual([['a', '1']]);
  });
});

describe('waitForSetting()', () => {
  it('waits until the setting has one of the values', async () => {
    const values = ['null', '0', '2'];
    const device = fakeDevice({
      shell: () => ({ exitCode: 0, stdout: `${values.length > 1 ? values.shift() : values[0]}\n`, stderr: '' }),
    });
    await waitForSetting(device, 'global', 'wifi_on', ['1', '2']);
    expect(device.calls).toHaveLength(3);
  });

  it('says what it waited for', async () => {
    const { device } = phoneWith({});
    await expect(waitForSetting(device, 'global', 'wifi_on', ['1', '2'], { timeoutMs: 1 })).rejects.toThrow(
      'Timed out after 1 ms waiting until the setting global/wifi_on of fake-1 is 1 or 2',
    );
    await waitForSetting(device, 'global', 'wifi_on', ['null'], { timeoutMs: 1 });
  });
});

describe('radios', () => {
  it.each([
    ['Wi-Fi', isWifiOn, 'global/wifi_on', ['1', '2'], ['0', '3', undefined]],
    ['Bluetooth', isBluetoothOn, 'global/bluetooth_on', ['1', '2'], ['0', undefined]],
    ['airplane mode', isAirplaneModeOn, 'global/airplane_mode_on', ['1'], ['0', undefined]],
  ] as const)('are read: %s', async (_, isOn, name, on, off) => {
    const read = (value: string | undefined) => isOn(phoneWith(value === undefined ? {} : { [name]: value }).device);
    expect(await Promise.all(on.map(read))).toEqual(on.map(() => true));
    expect(await Promise.all(off.map(read))).toEqual(off.map(() => false));
  });

  it.each([
    ['Wi-Fi', setWifi, 'global/wifi_on', 'svc wifi enable', 'svc wifi disable', ['1', '2'], ['0', '3']],
    [
      'Bluetooth',
      setBluetooth,
      'global/bluetooth_on',
      'svc bluetooth enable',
      'svc bluetooth disable',
      ['1', '2'],
      ['0'],
    ],
    [
      'airplane mode',
      setAirplaneMode,
      'global/airplane_mode_on',
      'cmd connectivity airplane-mode enable',
      'cmd connectivity airplane-mode disable',
      ['1'],
      ['0'],
    ],
  ] as const)('are switched, and waited for: %s', async (_, set, name, enable, disable, on, off) => {
    for (const value of on) {
      const { device, settings } = phoneWith({ [name]: '0' }, { [enable]: [name, value] });
      await set(device, true, {});
      expect(settings.get(name)).toBe(value);
    }
    for (const value of off) {
      const { device, settings } = phoneWith({ [name]: '1' }, { [disable]: [name, value] });
      await set(device, false, {});
      expect(settings.get(name)).toBe(value);
    }
  });

  it.each([setWifi, setBluetooth, setAirplaneMode])(
    'are not taken for switched when the phone does not say so: %o',
    async (set) => {
      const names = ['global/wifi_on', 'global/bluetooth_on', 'global/airplane_mode_on'];
      const all = (value: string) => phoneWith(Object.fromEntries(names.map((name) => [name, value]))).device;
      const soon = { signal: AbortSignal.timeout(20) };
      await expect(set(all('0'), true, soon)).rejects.toThrow();
      await expect(set(all('1'), false, soon)).rejects.toThrow();
    },
  );
});

describe('the brightness', () => {
  it('is a number', async () => {
    expect(await getBrightness(phoneWith({ 'system/screen_brightness': '102' }).device)).toBe(102);
  });

  it.each([['bright'], ['10.5'], ['-1'], ['']])('is none when it is %j', async (value) => {
    await expect(getBrightness(phoneWith({ 'system/screen_brightness': value }).device)).rejects.toMatchObject({
      code: 'AW_PARSE',
      message: `Expected system/screen_brightness of fake-1 to be 0 to 255; found ${JSON.stringify(value)}`,
    });
  });

  it('is none when it is not there', async () => {
    await expect(getBrightness(phoneWith({}).device)).rejects.toThrow('found undefined');
  });

  it('is set with the automatic one off', async () => {
    const { device, settings } = phoneWith({ 'system/screen_brightness_mode': '1' });
    await setBrightness(device, 255);
    expect(Object.fromEntries(settings)).toEqual({
      'system/screen_brightness_mode': '0',
      'system/screen_brightness': '255',
    });
  });
});
