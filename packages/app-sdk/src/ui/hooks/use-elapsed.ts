import { useEffect, useState } from 'preact/hooks';

/**
 * Time since `startMs`, renewed every `everyMs` while `running`. Both by `performance.now()`, which setting the phone's
 * clock does not move.
 */
export function useElapsed(startMs: number, options: { readonly everyMs: number; readonly running: boolean }): number {
  const [nowMs, setNowMs] = useState(() => performance.now());
  useEffect(() => {
    if (!options.running) return undefined;
    setNowMs(performance.now());
    const timer = setInterval(() => setNowMs(performance.now()), options.everyMs);
    return () => clearInterval(timer);
  }, [options.running, options.everyMs, startMs]);
  return Math.max(0, nowMs - startMs);
}
