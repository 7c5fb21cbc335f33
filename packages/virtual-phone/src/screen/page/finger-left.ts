import { hostDeadline, turnPassed } from '@androidworld/app-sdk/host';

/** How long the click of a finger that has left may be on its way from Chromium's own process, on a busy computer. */
const clickMs = 1_000;

/** Fingers that came down on this page's own elements, since it was loaded. */
let fingers = 0;
/** Of those, the last that has left, and what it clicked is dealt with. */
let done = 0;
let isClicking = true;
let tell: () => void = () => undefined;

/** Counts fingers and what comes of them; to be called before anybody else listens. */
export function followFingers(): void {
  const options = { capture: true, passive: true };
  const follow = <K extends 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel' | 'click'>(
    type: K,
    then: (event: WindowEventMap[K]) => void,
  ) => window.addEventListener(type, (event) => event.isTrusted && then(event), options);
  const finish = async () => {
    const finger = fingers;
    // Those who listen to this event have been told then.
    await turnPassed();
    done = finger;
    tell();
  };
  follow('touchstart', ({ touches }) => {
    fingers += 1;
    isClicking = touches.length === 1;
  });
  // Neither what moves is a click, nor what is prevented.
  follow('touchmove', () => {
    isClicking = false;
  });
  follow('touchend', async (event) => {
    await turnPassed();
    if (event.touches.length > 0) return;
    if (!isClicking || event.defaultPrevented) void finish();
  });
  follow('touchcancel', () => void finish());
  follow('click', () => void finish());
}

/** Resolves when the finger with this number has left, and what it clicked is dealt with. */
export async function fingerLeft(number: number): Promise<void> {
  await new Promise<void>((resolve) => {
    // One that was held long clicks nothing, and is not told of in another way.
    const cancel = hostDeadline(clickMs, resolve);
    tell = () => {
      if (done < number) return;
      cancel();
      resolve();
    };
    tell();
  });
}
