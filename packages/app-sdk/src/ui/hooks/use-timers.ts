import { useEffect, useRef } from 'preact/hooks';
import { phoneTime } from '../../runtime/phone-time.ts';

/** Calls once, `ms` of the phone's time after the component is mounted or `ms` changes. @param ms undefined: not at all */
export function useTimeout(act: () => void, ms: number | undefined): void {
  usePlanned(act, ms, 'after');
}

/** Calls every `ms` of the phone's time. @param ms undefined: not at all */
export function useInterval(act: () => void, ms: number | undefined): void {
  usePlanned(act, ms, 'every');
}

/** Calls before each frame that is drawn, with its time on the clock of `phoneTime.uptime`. @param running false: not at all */
export function useAnimationFrame(act: (uptimeMs: number) => void, running: boolean): void {
  const newest = useRef(act);
  newest.current = act;
  useEffect(() => {
    if (!running) return undefined;
    let frame = phoneTime.nextFrame(step);
    function step(uptimeMs: number): void {
      frame = phoneTime.nextFrame(step);
      newest.current(uptimeMs);
    }
    return () => frame.cancel();
  }, [running]);
}

function usePlanned(act: () => void, ms: number | undefined, how: 'after' | 'every'): void {
  const newest = useRef(act);
  newest.current = act;
  useEffect(() => {
    if (ms === undefined) return undefined;
    const timer = phoneTime[how](ms, () => newest.current());
    return () => timer.cancel();
  }, [ms, how]);
}
