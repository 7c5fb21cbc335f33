import { DateFormat, type PhoneClock, zoneOffset } from '@androidworld/app-sdk';

const dayMs = 86_400_000;

/** A moment by the clock of the place: milliseconds since the epoch, and seconds east of UTC. */
export interface PlacedTime {
  readonly ms: number;
  readonly offset: number;
}

const dayOf = ({ ms, offset }: PlacedTime) => Math.floor((ms + offset * 1000) / dayMs);

/** `Today`, `Yesterday`, `Thursday` for the last days and those to come, then `5 Oct`, in other years `5 Oct 2022`. */
export function dateWords(time: PlacedTime, clock: Pick<PhoneClock, 'nowMs' | 'zone'>): string {
  const today = dayOf({ ms: clock.nowMs, offset: zoneOffset(clock.zone, clock.nowMs) });
  const day = dayOf(time);
  if (day === today) return 'Today';
  if (day === today - 1) return 'Yesterday';
  const write = (pattern: string, of = day) => DateFormat.format(pattern, of * dayMs, 'UTC');
  if (day > today - 7) return write('EEEE');
  return write('yyyy') === write('yyyy', today) ? write('d MMM') : write('d MMM yyyy');
}

/** `15:34`; with the offset where it is not the phone's. */
export function startTimeText(time: PlacedTime, zone: string): string {
  const shown = DateFormat.format('HH:mm', time.ms + time.offset * 1000, 'UTC');
  return time.offset === zoneOffset(zone, time.ms) ? shown : `${shown} ${offsetText(time.offset)}`;
}

/** `Oct 15, 2023, 3:34:00 PM`; with the offset where it is not the phone's. */
export function dateTimeText(time: PlacedTime, zone: string): string {
  const local = time.ms + time.offset * 1000;
  const shown = DateFormat.format('MMM d, yyyy, h:mm:ss a', local, 'UTC');
  return time.offset === zoneOffset(zone, time.ms) ? shown : `${shown} ${offsetText(time.offset)}`;
}

/** As Java's ZoneOffset: `Z`, `+02:00`. */
export function offsetText(seconds: number): string {
  if (seconds === 0) return 'Z';
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const size = Math.abs(seconds);
  return `${seconds < 0 ? '-' : '+'}${two(size / 3600)}:${two((size % 3600) / 60)}`;
}
