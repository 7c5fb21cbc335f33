import { DateFormat } from '@androidworld/app-sdk';
import { usePhoneClock } from '@androidworld/app-sdk/ui';

/** The time as the status bar shows it, by the phone's zone and format. */
export function useClockText(): string {
  const { nowMs, zone, hour24 } = usePhoneClock();
  return DateFormat.format(hour24 ? 'HH:mm' : 'h:mm', nowMs, zone);
}

/** The date as the shade shows it. */
export function useDateText(): string {
  const { nowMs, zone } = usePhoneClock();
  return DateFormat.format('EEE, MMM d', nowMs, zone);
}
