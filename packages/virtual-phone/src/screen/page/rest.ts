import { frameDrawn, hostNow, motions, phoneLink, webFrames } from '@androidworld/app-sdk/host';
import { appModules } from './app-modules.ts';
import { reportWindows } from './report-windows.ts';
import { runDue } from './standing-clock.ts';

/** Everything that may be followed by a change: what reaches the page from outside, and the changes themselves. */
const STIRRING_EVENTS = ['touchstart', 'touchmove', 'touchend', 'touchcancel', 'click', 'keydown', 'keyup', 'input'];

let hasStirred = true;
let callsAtRest = 0;
const changes = new MutationObserver(stir);

/** Notes that something happened, so that the next rest waits for what it brings about. */
export function stir(): void {
  hasStirred = true;
}

/** Notes what happens in the page: while nothing does, a page that came to rest still is. */
export function followChanges(): void {
  for (const name of STIRRING_EVENTS) document.addEventListener(name, stir, { capture: true, passive: true });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/** What still goes on; null when the page is at rest. */
function busyWith({ flings }: RestOptions): string | null {
  if (flings && motions.running) return 'something scrolls';
  if (phoneLink.pending > 0) return `${phoneLink.pending} calls to the phone have no answer yet`;
  if (phoneLink.state.get()?.starting) return 'the process of an activity starts';
  if (appModules.loading > 0) return 'the screens of an app are loading';
  if (document.fonts.status === 'loading') return 'a font loads';
  if ([...document.images].some((image) => !image.complete)) return 'a picture loads';
  if (flings && isAnimated()) return 'an animation runs';
  return null;
}

function isAnimated(): boolean {
  return document.getAnimations().some((animation) => animation.playState === 'running');
}

export interface RestOptions {
  /** Whether what goes on moving by itself, as after a finger let it go, is waited for. */
  readonly flings: boolean;
}

/**
 * Waits until a frame has passed in which nothing happened. A page in which nothing has happened since it last came to
 * rest answers at once: looks often follow one another.
 *
 * @returns null, or what still goes on after `timeoutMs`
 */
export async function rest(timeoutMs: number, options: RestOptions): Promise<string | null> {
  if (isStillAtRest(options) && (await webFrames.rest(0)) === null && isStillAtRest(options)) return null;
  const deadline = hostNow() + timeoutMs;
  for (;;) {
    hasStirred = false;
    callsAtRest = phoneLink.calls;
    runDue();
    const [, webReason] = await Promise.all([frameDrawn(), webFrames.rest(Math.max(1, deadline - hostNow()))]);
    // The frame has been laid out: what has moved is measured at no cost, and told before this is answered.
    reportWindows();
    if (webReason === null && isStillAtRest(options)) return null;
    if (hostNow() > deadline) return busyWith(options) ?? webReason ?? 'the screen changes with every frame';
  }
}

function isStillAtRest(options: RestOptions): boolean {
  if (changes.takeRecords().length > 0) stir();
  return !hasStirred && callsAtRest === phoneLink.calls && busyWith(options) === null;
}
