import { useEffect, useState } from 'preact/hooks';
import { phoneLink } from '../../runtime/phone-link.ts';
import { useStore } from '../../runtime/store.ts';

/** The phone's clock, where a hook is not at hand: milliseconds since the epoch. */
export function phoneNow(): number {
  return Date.now() + (phoneLink.state.get()?.clock.offsetMs ?? 0);
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
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(
        () => {
          setSerial((serial) => serial + 1);
          wait();
        },
        everyMs - (phoneNow() % everyMs),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [everyMs, offsetMs]);
  return phoneNow();
}
