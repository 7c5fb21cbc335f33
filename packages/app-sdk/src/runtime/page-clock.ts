/** Something that is going to happen. Cancelling it twice, or when it has happened, does nothing. */
export interface PhoneTimer {
  /** What was planned no longer happens. */
  cancel(): void;
}

/** What a page's time goes by: the computer's clock, or one that its phone moves. */
export interface PageClock {
  /** Milliseconds; with the phone's `clock.offsetMs` added, the time the phone shows. */
  epochMs(): number;
  /** Milliseconds from a start of its own. */
  uptime(): number;
  /** When an event happened, on the clock of `uptime`. */
  eventTime(event: Event): number;
  /** Calls once, `ms` later. */
  after(ms: number, act: () => void): PhoneTimer;
  /** Calls before the next frame, with its time on the clock of `uptime`. */
  nextFrame(act: (uptimeMs: number) => void): PhoneTimer;
}

/** The time of the browser. The one place where the page touches its clocks, timers and frames. */
export const runningClock: PageClock = {
  epochMs: () => Date.now(),
  uptime: () => performance.now(),
  eventTime: ({ timeStamp }) => timeStamp,
  after(ms, act) {
    const timer = setTimeout(act, ms);
    return { cancel: () => clearTimeout(timer) };
  },
  nextFrame(act) {
    const frame = requestAnimationFrame(act);
    return { cancel: () => cancelAnimationFrame(frame) };
  },
};
