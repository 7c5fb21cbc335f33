/** The computer's time, as the script has it that shares its window with a page. */
interface HostTime {
  /** Milliseconds. */
  now(): number;
  /** @returns a function that cancels it */
  after(ms: number, act: () => void): () => void;
  /** Resolves when those who listen to what happens now have been told. */
  turnPassed(): Promise<void>;
}

/** What has come of the fingers on a page. */
export interface ComingClick {
  /** Whether a finger has left, and the click that comes of it has not. */
  isComing(): boolean;
  /** Resolves when all that the finger with this number, counted from the first, comes to has been dealt with, or does not come. */
  done(finger: number): Promise<void>;
  /** Of the last finger that came down. */
  readonly finger: number;
}

/** How long a click may be on its way from Chromium's own process, on a busy computer. */
const CLICK_MS = 1_000;
/** As Chromium has it: what is held longer is no click. By the computer's clock. */
const HELD_MS = 500;

/**
 * Follows fingers and what comes of them; to be called before anybody else listens. A click is made by Chromium's own
 * process when a finger has left, and sent by itself: it may come after whoever moves the finger has been told that the
 * page knows of that.
 *
 * @param target the window of the page
 * @param standsStill whether the phone's time does: Chromium, whose own runs on, then makes a click of a long press as well
 */
export function followClicks(
  target: Pick<Window, 'addEventListener'>,
  { now, after, turnPassed }: HostTime,
  standsStill: () => boolean,
): ComingClick {
  let fingers = 0;
  /** Of those, the last that is dealt with. */
  let dealtWith = 0;
  let clicks = false;
  let downMs = 0;
  let leftMs = Number.NEGATIVE_INFINITY;
  const waiting = new Set<() => void>();
  const options = { capture: true, passive: true };
  const follow = <K extends 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel' | 'mouseup' | 'click'>(
    type: K,
    then: (event: WindowEventMap[K]) => void,
  ) => target.addEventListener(type, (event) => event.isTrusted && then(event), options);
  const finish = async () => {
    const finger = fingers;
    await turnPassed();
    dealtWith = finger;
    leftMs = Number.NEGATIVE_INFINITY;
    for (const resolve of [...waiting]) resolve();
  };
  /** What is prevented is no click. */
  const unlessPrevented = async (event: TouchEvent) => {
    await turnPassed();
    if (event.defaultPrevented) clicks = false;
  };
  follow('touchstart', (event) => {
    fingers += 1;
    downMs = now();
    clicks = event.touches.length === 1 && !isDisabled(event);
    void unlessPrevented(event);
  });
  follow('touchmove', () => {
    clicks = false;
  });
  follow('touchend', async (event) => {
    if (event.touches.length > 0) return;
    leftMs = now();
    await unlessPrevented(event);
    const isHeld = !standsStill() && leftMs - downMs > HELD_MS;
    if (!clicks || isHeld) void finish();
  });
  follow('touchcancel', () => void finish());
  follow('click', () => void finish());
  // The last that is told before a click, in one go with it; what goes at the press of a mouse is not clicked.
  follow('mouseup', () => void finish());
  return {
    isComing: () => fingers > dealtWith && now() - leftMs < CLICK_MS,
    get finger() {
      return fingers;
    },
    done: (finger) =>
      new Promise((resolve) => {
        const end = () => {
          cancel();
          waiting.delete(tell);
          resolve();
        };
        const tell = () => {
          if (dealtWith >= finger) end();
        };
        const cancel = after(CLICK_MS, end);
        waiting.add(tell);
        tell();
      }),
  };
}

/** A form control that is disabled is told of fingers alone (HTML, "disabled"). */
function isDisabled(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest(':disabled') !== null;
}
