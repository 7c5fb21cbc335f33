import { type ComingClick, followClicks } from '../page/coming-click.ts';
import { after, hostNow, nextFrame, nextTurn, uptime } from './bridge-time.ts';
import { askAnew as askHereAnew, browserWorks } from './browser-work.ts';
import { committed } from './committed.ts';
import { fetchesElements } from './fetched-elements.ts';
import { hurryFrame } from './hurry-frames.ts';
import { loads } from './loads.ts';
import { framesWithin } from './page-door.ts';
import { isStyled } from './page-style.ts';
import { onDue, runDue, standsStill } from './standing-clock.ts';
import { looksTouched } from './touched-look.ts';

/** How long a script that changes the page with every frame is waited for: animations end, clocks do not. */
const CHANGES_MS = 1_000;
/** The same in a page that did not come to rest the last time. */
const RESTLESS_MS = 150;
const SCROLL_QUIET_MS = 60;
const STIRRING_EVENTS = [
  'touchstart',
  'touchend',
  'touchcancel',
  'click',
  'keydown',
  'keyup',
  'input',
  'resize',
  'load',
];

/**
 * How often Chromium's compositor must take the page anew until what was changed in its last frame is in a picture of the
 * screen: the first time, that has been drawn in its tiles; the second time, it has been handed on.
 */
const COMMITS_TO_SHOW = 2;

let hasStirred = true;
/** Something may be laid out anew, beyond what is drawn otherwise. */
let hasChanged = true;
let isShown = false;
/** Of a frame: the page around it changes with it. */
let stirAround: () => void = () => undefined;
let restless = false;
let scrolledAt = Number.NEGATIVE_INFINITY;
let fingers = 0;
let click: ComingClick | undefined;
export const stir = () => {
  hasChanged = true;
  noteDrawing();
};
/** What may be drawn elsewhere or otherwise, and is laid out as before: a script draws on a canvas, or scrolls. */
const noteDrawing = () => {
  hasStirred = true;
  isShown = false;
  stirAround();
};
const changes = new MutationObserver(stir);

/** Notes what happens in the page, so that a page in which nothing does is known to be at rest. */
export function followChanges(around?: () => void): void {
  if (around !== undefined) stirAround = around;
  click = followClicks(window, { now: hostNow, after, turnPassed }, standsStill);
  for (const name of STIRRING_EVENTS) window.addEventListener(name, stir, { capture: true, passive: true });
  window.addEventListener('touchmove', noteDrawing, { capture: true, passive: true });
  onDue(noteDrawing);
  const scroll = () => {
    scrolledAt = uptime();
    noteDrawing();
  };
  window.addEventListener('scroll', scroll, { capture: true, passive: true });
  const touched = ({ touches }: TouchEvent) => {
    fingers = touches.length;
  };
  for (const name of ['touchstart', 'touchend', 'touchcancel'] as const) {
    window.addEventListener(name, touched, { capture: true, passive: true });
  }
  changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}

/**
 * Waits until a frame has passed in which nothing happened; or a turn, where nothing is to be drawn or laid out.
 *
 * @param how.draws whether it is waited until a picture of the screen shows that
 * @param how.appears whether the page has become visible, which nothing in it tells
 * @returns null, or what still goes on after `timeoutMs`; with 0 that is told at once
 */
export async function rest(
  timeoutMs: number,
  { draws, appears }: { readonly draws: boolean; readonly appears: boolean },
): Promise<string | null> {
  if (appears) stir();
  askAnew();
  await runDue();
  if (isAtRest() && (isShown || !draws)) return null;
  if (timeoutMs === 0) return 'the page changes';
  const began = hostNow();
  for (;;) {
    const laysOut = draws || hasChanged || busyWith() !== null;
    [hasStirred, hasChanged] = [false, false];
    await (laysOut ? frameDrawn() : turnPassed());
    await runDue();
    if (isAtRest()) {
      restless = false;
      if (draws) await shownUnlessTouched();
      return null;
    }
    const elapsed = hostNow() - began;
    const busy = busyWith();
    if (busy === null && elapsed > (restless ? RESTLESS_MS : CHANGES_MS)) {
      restless = true;
      if (draws) await shownUnlessTouched();
      return null;
    }
    if (elapsed > timeoutMs) return busy ?? 'the page changes with every frame';
  }
}

/** Chromium draws what was tapped as touched for 150 ms of the computer's time, whatever the page's; a busy one takes longer. */
const TOUCHED_MS = 1_000;
const TOUCHED_TURN_MS = 10;

/** Resolves when nothing is drawn as touched that no finger touches any more. */
export async function released({ hasChanged }: { readonly hasChanged: boolean }): Promise<void> {
  if (hasChanged) stir();
  const began = hostNow();
  while (isDrawnTouched() && hostNow() - began < TOUCHED_MS) {
    // Nothing in the page tells of its end.
    stir();
    await new Promise<void>((resolve) => after(TOUCHED_TURN_MS, resolve));
  }
  await shown();
}

/** Whether something is drawn as touched, here or in a frame within, that no finger touches any more. */
export function isDrawnTouched(): boolean {
  if (fingers === 0 && looksTouched()) return true;
  return framesWithin().some((frame) => frame.isDrawnTouched());
}

function isAtRest(): boolean {
  if (changes.takeRecords().length > 0) stir();
  return !hasStirred && busyWith() === null;
}

/** What is asked for from now on, here and in frames within, is waited for again. */
export function askAnew(): void {
  askHereAnew();
  for (const frame of framesWithin()) frame.askAnew();
}

/** What goes on in the page, or in a frame within it; null when nothing does. */
export function busyWith(): string | null {
  if (loads()) return 'the page loads';
  if (click?.isComing() === true) return 'a finger has left, and its click has not come';
  if (!isStyled()) return 'a style sheet loads';
  // What a finger holds scrolls on with it.
  if (fingers === 0 && uptime() - scrolledAt < SCROLL_QUIET_MS) return 'the page scrolls';
  if (document.fonts.status === 'loading') return 'a font loads';
  if ([...document.images].some((image) => !image.complete && image.loading !== 'lazy')) return 'a picture loads';
  if (document.getAnimations().some(ends)) return 'an animation runs';
  if (browserWorks() || fetchesElements()) return 'the browser works for a script';
  return (
    framesWithin()
      .map((frame) => frame.busyWith())
      .find((what) => what !== null) ?? null
  );
}

/** One that runs for ever is part of the page. */
function ends({ playState, effect }: Animation): boolean {
  return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
}

/**
 * Where time stands still, what is drawn as touched is drawn anew before anybody looks: pictures (`released`) and fingers
 * wait for their frames themselves.
 */
async function shownUnlessTouched(): Promise<void> {
  if (!standsStill() || !isDrawnTouched()) await shown();
}

/** Resolves when what the page has drawn is where pictures are taken, and where it is decided what a finger is on. */
export async function shown(): Promise<void> {
  if (isShown) return;
  const changesByItself = isDrawnTouched();
  isShown = true;
  await frameDrawn();
  for (let commit = 0; commit < COMMITS_TO_SHOW; commit += 1) await committed();
  // Nothing in the page tells when it ends, which may be now.
  if (changesByItself) isShown = false;
}

function turnPassed(): Promise<void> {
  return new Promise((resolve) => {
    nextTurn(() => nextTurn(resolve));
  });
}

function frameDrawn(): Promise<void> {
  hurryFrame();
  return new Promise((resolve) => {
    nextFrame(() => void turnPassed().then(resolve));
  });
}
