import { usePhoneClock } from '@androidworld/app-sdk/ui';
import { dateText, dateTimeText } from '../date-text.ts';

/** Dates as texts, by the phone's clock, zone and format. */
export function useDateTexts(): { short(ms: number): string; long(ms: number): string } {
  const clock = usePhoneClock();
  return {
    short: (ms) => dateText(ms, clock),
    long: (ms) => dateTimeText(ms, clock),
  };
}
