import { phoneLink } from '../../app-sdk/ui/runtime/phone-link.ts';
import { appModules } from './app-modules.ts';

/** How long after the last scroll event a fling counts as over. */
const SCROLL_QUIET_MS = 60;

let scrolledAt = Number.NEGATIVE_INFINITY;

/** Notes scrolling, so that a fling can be waited for. */
export function followScrolling(): void {
  document.addEventListener(
    'scroll',
    () => {
      scrolledAt = performance.now();
    },
    { capture: true, passive: true },
  );
  document.addEventListener(
    'scrollend',
    () => {
      scrolledAt = Number.NEGATIVE_INFINITY;
    },
    { capture: true, passive: true },
  );
}

/** What still goes on; null when the page is at rest. */
function busyWith(): string | null {
  if (phoneLink.pending > 0) return `${phoneLink.pending} calls to the phone have no answer yet`;
  if (appModules.loading > 0) return 'the screens of an app are loading';
  if (performance.now() - scrolledAt < SCROLL_QUIET_MS) return 'something scrolls';
  if (document.fonts.status === 'loading') return 'a font loads';
  if ([...document.images].some((image) => !image.complete)) return 'a picture loads';
  const moving = document.getAnimations().find((animation) => animation.playState === 'running');
  if (moving !== undefined) return 'an animation runs';
  return null;
}

/**
 * Waits until nothing has gone on for two frames in a row: effects of the first one have had their chance.
 *
 * @returns null, or what still goes on after `timeoutMs`
 */
export async function rest(timeoutMs: number): Promise<string | null> {
  const deadline = performance.now() + timeoutMs;
  for (let quietFrames = 0; quietFrames < 2; ) {
    await nextFrame();
    const reason = busyWith();
    quietFrames = reason === null ? quietFrames + 1 : 0;
    if (reason !== null && performance.now() > deadline) return reason;
  }
  return null;
}

/** After the next frame was drawn and the effects that wait for it have run. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(null);
    });
  });
}
