import { after, cancel } from '../../../runtime/page-time.ts';

/** How often something lights up, for how long, and how long a pause is before all is shown again. */
const EVERY_MS = 600;
const LIT_MS = 250;
const PAUSE_MS = 3_000;

/** Shows a sequence over and over until it is stopped, or one by one on demand. */
export interface LightShow {
  /** Lights the next one, which stays lit; ends the show that runs by itself. */
  next(): void;
  stop(): void;
}

/**
 * @param light called with the index of what is lit, or `undefined` for nothing
 * @param signal stops the show
 */
export function lightShow(length: number, light: (index: number | undefined) => void, signal: AbortSignal): LightShow {
  let timer: number | undefined;
  let current: number | undefined;
  const stop = (): void => cancel(timer);
  const then = (milliseconds: number, act: () => void): void => {
    timer = after(milliseconds, act);
  };
  const showFrom = (index: number): void => {
    light(index);
    then(LIT_MS, () => {
      light(undefined);
      const isLast = index === length - 1;
      then(EVERY_MS - LIT_MS + (isLast ? PAUSE_MS : 0), () => showFrom(isLast ? 0 : index + 1));
    });
  };
  then(EVERY_MS, () => showFrom(0));
  signal.addEventListener('abort', stop);
  return {
    next() {
      stop();
      current = current === undefined || current === length - 1 ? 0 : current + 1;
      light(current);
    },
    stop() {
      stop();
      light(undefined);
    },
  };
}
