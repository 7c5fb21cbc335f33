import { AndroidWorldError, type CallOptions, type Device, sh } from '@androidworld/core';
import { run } from '../shell/run.ts';
import { putSetting } from './settings.ts';

/** The phone's time, milliseconds since the epoch, to the second. */
export async function readClock(device: Device, options: CallOptions = {}): Promise<number> {
  const output = (await run(device, sh`date +%s`, options)).trim();
  if (/^\d+$/.test(output)) return Number(output) * 1000;
  throw new AndroidWorldError('PARSE', `Expected seconds since 1970 from "date +%s"; found ${JSON.stringify(output)}`);
}

/**
 * Sets the phone's clock, which then runs on: automatic time off, 24-hour format, UTC. Needs root.
 *
 * @throws DEVICE_STATE if the clock or the zone did not take
 * @see Rawles et al. 2024: every task starts on 15 October 2023, 15:34 UTC
 */
export async function setClock(device: Device, time: Date, options: CallOptions = {}): Promise<void> {
  await putSetting(device, 'global', 'auto_time', 0, options);
  await putSetting(device, 'global', 'auto_time_zone', 0, options);
  await putSetting(device, 'system', 'time_12_24', 24, options);
  // AlarmManager.setTimeZone; the transaction number is that of API 30-33, so the result is checked below.
  await run(device, sh`service call alarm 3 s16 UTC`, { ...options, root: true });
  await run(device, sh`date ${dateArgument(time)}`, { ...options, root: true });
  const zone = (await run(device, sh`getprop persist.sys.timezone`, options)).trim();
  const driftMs = Math.abs((await readClock(device, options)) - time.getTime());
  if (/^(UTC|GMT|Etc\/UTC)$/.test(zone) && driftMs < 60_000) return;
  throw new AndroidWorldError(
    'DEVICE_STATE',
    `The clock of ${device.serial} did not take ${time.toISOString()}: it is ${Math.round(driftMs / 1000)} s off, zone ${zone}. Is the device rooted, and automatic time off?`,
    { details: { serial: device.serial, driftMs, zone } },
  );
}

/** toybox `date` takes MMDDhhmm[[CC]YY][.ss], here in UTC. */
function dateArgument(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const parts = [time.getUTCMonth() + 1, time.getUTCDate(), time.getUTCHours(), time.getUTCMinutes()];
  return `${parts.map(two).join('')}${time.getUTCFullYear()}.${two(time.getUTCSeconds())}`;
}
