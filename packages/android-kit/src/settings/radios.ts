import { type CallOptions, type Device, sh } from '@androidworld/core';
import { run } from '../shell/run.ts';
import { getSetting, waitForSetting } from './settings.ts';

// Values of Settings.Global: 2 is "on although in airplane mode", 3 is "off because of airplane mode".
const wifiOn = ['1', '2'];
const wifiOff = ['0', '3'];
const bluetoothOn = ['1', '2'];
const bluetoothOff = ['0'];

/** Whether Wi-Fi is switched on, as Settings shows it. */
export async function isWifiOn(device: Device, options: CallOptions = {}): Promise<boolean> {
  return wifiOn.includes((await getSetting(device, 'global', 'wifi_on', options)) ?? '0');
}

/** Whether Bluetooth is switched on, as Settings shows it. */
export async function isBluetoothOn(device: Device, options: CallOptions = {}): Promise<boolean> {
  return bluetoothOn.includes((await getSetting(device, 'global', 'bluetooth_on', options)) ?? '0');
}

/** Switches Wi-Fi and waits until the phone says so: `svc` returns before. */
export async function setWifi(device: Device, on: boolean, options: CallOptions = {}): Promise<void> {
  await run(device, sh`svc wifi ${on ? 'enable' : 'disable'}`, options);
  await waitForSetting(device, 'global', 'wifi_on', on ? wifiOn : wifiOff, options);
}

/** Switches Bluetooth and waits until the phone says so. */
export async function setBluetooth(device: Device, on: boolean, options: CallOptions = {}): Promise<void> {
  await run(device, sh`svc bluetooth ${on ? 'enable' : 'disable'}`, options);
  await waitForSetting(device, 'global', 'bluetooth_on', on ? bluetoothOn : bluetoothOff, options);
}

/** Whether airplane mode is on (`airplane_mode_on`); a phone without the setting counts as off. */
export async function isAirplaneModeOn(device: Device, options: CallOptions = {}): Promise<boolean> {
  return (await getSetting(device, 'global', 'airplane_mode_on', options)) === '1';
}

/** Switches airplane mode with all radios following; writing the setting alone would move none of them. */
export async function setAirplaneMode(device: Device, on: boolean, options: CallOptions = {}): Promise<void> {
  await run(device, sh`cmd connectivity airplane-mode ${on ? 'enable' : 'disable'}`, options);
  await waitForSetting(device, 'global', 'airplane_mode_on', [on ? '1' : '0'], options);
}
