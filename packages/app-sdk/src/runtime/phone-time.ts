import { phoneLink } from './phone-link.ts';

/** Something that is going to happen. Cancelling it twice, or when it has happened, does nothing. */
export interface PhoneTimer {
  cancel(): void;
}

/**
 * The phone's time, in the page: what screens, widgets and gestures read and wait by. The one place where the page
 * touches the browser's clocks, timers and frames; in components, `useNow`, `useElapsed`, `useTimeout`, `useInterval`
 * and `useAnimationFrame` end with the component.
 */
export interface PhoneTime {
  /** Milliseconds since the epoch, by the phone's clock, which may be set. `System.currentTimeMillis()` */
  now(): number;
  /** Milliseconds from a start of its own; no clock setting moves it. `SystemClock.uptimeMillis()` */
  uptime(): number;
  /** When an event happened, on the clock of `uptime`: for gestures, however late they are told of. */
  eventTime(event: Event): number;
  /** Calls once, `ms` later. */
  after(ms: number, act: () => void): PhoneTimer;
  /** Calls every `ms`. */
  every(ms: number, act: () => void): PhoneTimer;
  /** Calls before the next frame is drawn, with its time on the clock of `uptime`. */
  nextFrame(act: (uptimeMs: number) => void): PhoneTimer;
}

export const phoneTime: PhoneTime = {
  now: () => Date.now() + (phoneLink.state.get()?.clock.offsetMs ?? 0),
  uptime: () => performance.now(),
  eventTime: ({ timeStamp }) => timeStamp,
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return { cancel: () => clearTimeout(timer) };
  },
  every(ms, act) {
    const timer = setInterval(act, ms);
    return { cancel: () => clearInterval(timer) };
  },
  nextFrame(act) {
    const frame = requestAnimationFrame(act);
    return { cancel: () => cancelAnimationFrame(frame) };
  },
};
