import { useEffect, useState } from 'preact/hooks';
import { phoneTime } from '../../runtime/phone-time.ts';

/**
 * Time since `startMs`, renewed every `everyMs` while `running`. Both by `phoneTime.uptime()`, which setting the phone's
 * clock does not move.
 */
export function useElapsed(startMs: number, options: { readonly everyMs: number; readonly running: boolean }): number {
  const [nowMs, setNowMs] = useState(() => phoneTime.uptime());
  useEffect(() => {
    if (!options.running) return undefined;
    setNowMs(phoneTime.uptime());
    const timer = phoneTime.every(options.everyMs, () => setNowMs(phoneTime.uptime()));
    return () => timer.cancel();
  }, [options.running, options.everyMs, startMs]);
  return Math.max(0, nowMs - startMs);
}
