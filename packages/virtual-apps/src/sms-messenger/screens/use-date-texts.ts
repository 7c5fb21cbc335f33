import { useNow, usePhoneState } from '@androidworld/app-sdk/ui';
import { dateText, dateTimeText } from '../date-text.ts';

/** Dates as texts, by the phone's clock, zone and format. */
export function useDateTexts(): { short(ms: number): string; long(ms: number): string } {
  const now = useNow({ everyMs: 60_000 });
  const { zone, hour24 } = usePhoneState((state) => state.clock);
  return {
    short: (ms) => dateText(ms, now, { zone, hour24 }),
    long: (ms) => dateTimeText(ms, now, { zone, hour24 }),
  };
}
