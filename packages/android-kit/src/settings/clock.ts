import { AndroidWorldError, type CallOptions, type Device, sh } from '@androidworld/core';
import { run } from '../shell/run.ts';

/** The phone's time, milliseconds since the epoch, to the second. */
export async function readClock(device: Device, options: CallOptions = {}): Promise<number> {
  const output = (await run(device, sh`date +%s`, options)).trim();
  if (/^\d+$/.test(output)) return Number(output) * 1000;
  throw new AndroidWorldError(
    'AW_PARSE',
    `Expected seconds since 1970 from "date +%s"; found ${JSON.stringify(output)}`,
  );
}

/**
 * Sets the phone's clock, which then runs on: automatic time off, 24-hour format, UTC. Needs root.
 *
 * @throws AW_DEVICE_STATE if the clock or the zone did not take
 * @see Rawles et al. 2024: every task starts on 15 October 2023, 15:34 UTC
 */
export async function setClock(device: Device, time: Date, options: CallOptions = {}): Promise<void> {
  // One round trip: this runs before every episode. What did not take shows in what is read back.
  // The transaction is AlarmManager.setTimeZone of API 30 to 33.
  const { stdout, stderr } = await device.shell(
    sh`settings put global auto_time 0
settings put global auto_time_zone 0
settings put system time_12_24 24
service call alarm 3 s16 UTC > /dev/null
date ${dateArgument(time)} > /dev/null
getprop persist.sys.timezone
date +%s`,
    { ...options, root: true },
  );
  const [zone = '', seconds = ''] = stdout.trim().split(/\r?\n/);
  const driftMs = Math.abs(Number(seconds) * 1000 - time.getTime());
  if (/^(UTC|GMT|Etc\/UTC)$/.test(zone) && driftMs < 60_000) return;
  throw new AndroidWorldError(
    'AW_DEVICE_STATE',
    `The clock of ${device.serial} did not take ${time.toISOString()}: zone "${zone}", ${seconds || 'no'} seconds since 1970. Is the device rooted? ${stderr.trim()}`.trim(),
    { details: { serial: device.serial, stdout, stderr } },
  );
}

/** toybox `date` takes MMDDhhmm[[CC]YY][.ss], here in UTC. */
function dateArgument(time: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const parts = [time.getUTCMonth() + 1, time.getUTCDate(), time.getUTCHours(), time.getUTCMinutes()];
  return `${parts.map(two).join('')}${time.getUTCFullYear()}.${two(time.getUTCSeconds())}`;
}
