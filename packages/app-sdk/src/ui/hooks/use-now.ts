import { useEffect, useState } from 'preact/hooks';
import { phoneLink } from '../../runtime/phone-link.ts';
import { type PhoneTimer, phoneTime } from '../../runtime/phone-time.ts';
import { useStore } from '../../runtime/store.ts';

/** The phone's clock, where a hook is not at hand: milliseconds since the epoch. */
export function phoneNow(): number {
  return phoneTime.now();
}

/**
 * The phone's time, renewed at each multiple of `everyMs` and when the clock is set.
 *
 * @returns milliseconds since the epoch
 */
export function useNow({ everyMs }: { readonly everyMs: number }): number {
  const [, setSerial] = useState(0);
  const offsetMs = useStore(phoneLink.state, (state) => state?.clock.offsetMs ?? 0);
  useEffect(() => {
    let timer: PhoneTimer;
    const wait = () => {
      timer = phoneTime.after(everyMs - (phoneNow() % everyMs), () => {
        setSerial((serial) => serial + 1);
        wait();
      });
    };
    wait();
    return () => timer.cancel();
  }, [everyMs, offsetMs]);
  return phoneNow();
}
