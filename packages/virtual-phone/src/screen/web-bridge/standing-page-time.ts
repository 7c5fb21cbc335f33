import type { PageClock, PhoneTimer } from '@androidworld/app-sdk/host';
import { type PageTime, shiftedDate } from './page-time.ts';

/** As long as one may work at once (https://www.w3.org/TR/requestidlecallback/). */
const idleMs = 50;

type Handler = string | ((...args: readonly unknown[]) => unknown);

/** The clocks and timers of a web page on a time that stands still until the phone moves it. */
export function standingPageTime(
  clock: PageClock,
  own: { readonly Date: DateConstructor },
  offsetMs: number,
): PageTime {
  const startMs = clock.uptime();
  const timers = new Map<number, PhoneTimer>();
  let last = 0;
  const plan = (start: (id: number) => PhoneTimer): number => {
    last += 1;
    timers.set(last, start(last));
    return last;
  };
  const cancel = (id: unknown) => {
    timers.get(Number(id))?.cancel();
    timers.delete(Number(id));
  };
  const once = (handler: Handler, ms?: number, ...args: readonly unknown[]) =>
    plan((id) =>
      clock.after(Number(ms), () => {
        timers.delete(id);
        call(handler, args);
      }),
    );
  const again = (handler: Handler, ms?: number, ...args: readonly unknown[]) =>
    plan((id) => {
      const arm = () =>
        clock.after(Math.max(1, Number(ms) || 0), () => {
          timers.set(id, arm());
          call(handler, args);
        });
      return arm();
    });
  const frame = (act: FrameRequestCallback) =>
    plan((id) =>
      clock.nextFrame((uptimeMs) => {
        timers.delete(id);
        act(uptimeMs - startMs);
      }),
    );
  return {
    Date: shiftedDate(own.Date, () => Math.floor(clock.epochMs() + offsetMs)),
    setTimeout: once as unknown as PageTime['setTimeout'],
    clearTimeout: cancel,
    setInterval: again as unknown as PageTime['setInterval'],
    clearInterval: cancel,
    requestAnimationFrame: frame,
    cancelAnimationFrame: cancel,
    // Nobody is busy while time stands still.
    requestIdleCallback: (act) => once(() => act({ didTimeout: false, timeRemaining: () => idleMs })),
    cancelIdleCallback: cancel,
    performanceNow: () => clock.uptime() - startMs,
  };
}

/** An error of one timer ends no other, as in a browser. */
function call(handler: Handler, args: readonly unknown[]): void {
  try {
    if (typeof handler === 'function') handler(...args);
    // biome-ignore lint/security/noGlobalEval: code of the page, run in its global scope (HTML, "timer initialization steps")
    else globalThis.eval(handler);
  } catch (error) {
    reportError(error);
  }
}
