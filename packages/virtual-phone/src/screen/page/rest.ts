import {
  frameDrawn,
  hostDeadline,
  hostNow,
  motions,
  phoneLink,
  turnPassed,
  webFrames,
} from '@androidworld/app-sdk/host';
import { clickCame, isClickComing } from './finger-left.ts';
import { hurryFrame } from './hurry-frame.ts';
import { loaded, loading } from './loading.ts';
import { reportWindows } from './report-windows.ts';
import { runDue } from './standing-clock.ts';

/** Everything that may be followed by a change: what reaches the page from outside, and the changes themselves. */
const STIRRING_EVENTS = ['touchstart', 'touchmove', 'touchend', 'touchcancel', 'click', 'keydown', 'keyup', 'input'];

/** A busy computer has this long for a frame, however soon the page was to be at rest. */
const frameMs = 1_000;

let hasStirred = true;
let isDrawn = false;
let isPictured = false;
let callsAtRest = 0;
let tellStirred: (() => void)[] = [];
const changes = new MutationObserver(stir);

/** Notes that something happened, so that the next rest waits for what it brings about. */
export function stir(): void {
  hasStirred = true;
  isDrawn = false;
  isPictured = false;
  const told = tellStirred;
  tellStirred = [];
  for (const tell of told) tell();
}

function stirred(): Promise<void> {
  return new Promise((resolve) => {
    tellStirred.push(resolve);
  });
}

/** A picture of the screen is about to be taken, of which Chromium's own process takes its part. */
export function pictured(): void {
  webFrames.pictured();
  isPictured = !isAnimated();
}

/**
 * Whether Chromium's own process may still believe that web pages are where they were, and tell one of a finger that comes
 * down on what covers it: it goes by what it has last put together, which a picture waits for.
 */
export function isAheadOfPicture(): boolean {
  noteChanges();
  return webFrames.wereShown && !isPictured;
}

/** Notes what happens in the page: while nothing does, a page that came to rest still is. */
export function followChanges(): void {
  for (const name of STIRRING_EVENTS) document.addEventListener(name, stir, { capture: true, passive: true });
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

function noteChanges(): void {
  if (changes.takeRecords().length > 0) stir();
}

/** What still goes on; null when the page is at rest. */
function busyWith({ flings }: RestOptions): string | null {
  if (isClickComing()) return 'a finger has left, and its click has not come';
  if (flings && motions.running) return 'something scrolls';
  if (phoneLink.pending > 0) return `${phoneLink.pending} calls to the phone have no answer yet`;
  const what = loading();
  if (what !== null) return what;
  if (document.fonts.status === 'loading') return 'a font is laid out';
  if (flings && isAnimated()) return 'an animation runs';
  return null;
}

function isAnimated(): boolean {
  return document.getAnimations().some((animation) => animation.playState === 'running');
}

export interface RestOptions {
  /** Whether what goes on moving by itself, as after a finger let it go, is waited for. */
  readonly flings: boolean;
  /**
   * Whether what has changed is to be drawn, and what comes of that awaited: sizes and places that the page observes.
   * Otherwise only turns of the page's event loop are waited for, which cost little.
   */
  readonly draws: boolean;
}

/**
 * Waits until a frame (or a turn) has passed in which nothing happened. A page in which nothing has happened since it last
 * came to rest answers at once: looks often follow one another.
 *
 * @returns null, or what still goes on after `timeoutMs`
 */
export async function rest(timeoutMs: number, options: RestOptions): Promise<string | null> {
  if (isStillAtRest(options) && (await webFrames.rest(0, options)) === null && isStillAtRest(options)) return null;
  const deadline = hostNow() + timeoutMs;
  for (;;) {
    hasStirred = false;
    callsAtRest = phoneLink.calls;
    runDue();
    const [hasPassed, webReason] = await Promise.all([
      mayCome(options, deadline),
      webFrames.rest(Math.max(1, deadline - hostNow()), options),
    ]);
    if (!hasPassed) {
      isDrawn = false;
      return busyWith(options) ?? webReason ?? 'the browser draws no frame';
    }
    // The frame has been laid out: what has moved is measured at no cost, and told before this is answered.
    if (options.draws) reportWindows();
    if (webReason === null && isStillAtRest(options)) return null;
    if (hostNow() > deadline) return busyWith(options) ?? webReason ?? 'the screen changes with every frame';
  }
}

/**
 * Resolves when it is time to look again: nothing is drawn for the sake of what is on its way here, or of calls that
 * somebody else works at. Fonts that have come are there for good with a frame.
 *
 * @returns false when the deadline has passed before
 */
async function mayCome({ draws }: RestOptions, deadline: number): Promise<boolean> {
  if (!draws) await turnPassed();
  if (isClickComing()) await clickCame();
  else if (phoneLink.pending > 0) return comesBy(deadline, phoneLink.answered());
  else if (loading() !== null) return comesBy(deadline, loaded(stirred()));
  isDrawn ||= draws;
  return draws || document.fonts.status === 'loading' ? frameComes(deadline) : true;
}

function frameComes(deadline: number): Promise<boolean> {
  hurryFrame();
  return comesBy(Math.max(deadline, hostNow() + frameMs), frameDrawn());
}

async function comesBy(deadline: number, awaited: Promise<void>): Promise<boolean> {
  let cancel: () => void = () => undefined;
  const late = new Promise<boolean>((resolve) => {
    cancel = hostDeadline(Math.max(0, deadline - hostNow()), () => resolve(false));
  });
  const hasCome = await Promise.race([awaited.then(() => true), late]);
  cancel();
  return hasCome;
}

function isStillAtRest(options: RestOptions): boolean {
  noteChanges();
  if (options.draws && !isDrawn) return false;
  return !hasStirred && callsAtRest === phoneLink.calls && busyWith(options) === null;
}
