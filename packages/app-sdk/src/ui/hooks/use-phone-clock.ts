import type { PhoneClock } from '../../time/date-utils.ts';
import { useNow } from './use-now.ts';
import { usePhoneState } from './use-phone-state.ts';

/** What `DateUtils` and `DateFormat` need to know of the phone; renewed each minute and when the clock or its format is set. */
export function usePhoneClock(): PhoneClock {
  const nowMs = useNow({ everyMs: 60_000 });
  const zone = usePhoneState((state) => state.clock.zone);
  const hour24 = usePhoneState((state) => state.clock.hour24);
  return { nowMs, zone, hour24 };
}
