import { AndroidWorldError, type CallOptions, type Device } from '@androidworld/core';
import { getSetting, putSetting } from './settings.ts';

/** The screen's brightness, 1 (darkest) to 255. @throws AW_PARSE */
export async function getBrightness(device: Device, options: CallOptions = {}): Promise<number> {
  const value = await getSetting(device, 'system', 'screen_brightness', options);
  if (value !== undefined && /^\d+$/.test(value)) return Number(value);
  throw new AndroidWorldError(
    'AW_PARSE',
    `Expected system/screen_brightness of ${device.serial} to be 0 to 255; found ${JSON.stringify(value)}`,
  );
}

/** Sets the brightness, 1 to 255, and turns adaptive brightness off: it would move the value again. */
export async function setBrightness(device: Device, level: number, options: CallOptions = {}): Promise<void> {
  await putSetting(device, 'system', 'screen_brightness_mode', 0, options);
  await putSetting(device, 'system', 'screen_brightness', level, options);
}
