import { type PageClock, type PhoneTimer, runningClock } from './page-clock.ts';
import { phoneLink } from './phone-link.ts';

export type { PhoneTimer } from './page-clock.ts';

/**
 * The phone's time, in the page: what screens, widgets and gestures read and wait by. In components, `useNow`,
 * `useElapsed`, `useTimeout`, `useInterval` and `useAnimationFrame` end with the component.
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

let clock: PageClock = runningClock;

/** By which clock the phone's time goes from now on. Before any app's module has run. */
export function goBy(other: PageClock): void {
  clock = other;
}

/** The page's time, by the clock that `goBy` set; by default the browser's. */
export const phoneTime: PhoneTime = {
  now: () => Math.floor(clock.epochMs() + (phoneLink.state.get()?.clock.offsetMs ?? 0)),
  uptime: () => clock.uptime(),
  eventTime: (event) => clock.eventTime(event),
  after: (ms, act) => clock.after(ms, act),
  every(ms, act) {
    let timer: PhoneTimer;
    let isOver = false;
    const arm = () => {
      timer = clock.after(ms, () => {
        act();
        if (!isOver) arm();
      });
    };
    arm();
    return {
      cancel() {
        isOver = true;
        timer.cancel();
      },
    };
  },
  nextFrame: (act) => clock.nextFrame(act),
};
