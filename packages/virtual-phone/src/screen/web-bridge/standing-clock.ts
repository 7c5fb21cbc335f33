import {
  density,
  followFinger,
  followTouchScrolling,
  goBy,
  motions,
  type PageClock,
  SteppedClock,
} from '@androidworld/app-sdk/host';
import { after, hostNow, nextTurn } from './bridge-time.ts';
import { browserWorks, somethingDone } from './browser-work.ts';
import { keepListening } from './new-document.ts';
import { framesWithin } from './page-door.ts';
import { StandingAnimations } from './standing-animations.ts';
import { moveDrawings } from './standing-svg.ts';

/** A page's clock, and what moves with it, when the phone's time stands still. */
interface Standing {
  readonly clock: PageClock;
  readonly animations: StandingAnimations;
}

const displayDpi = 420;
/** What a timer asked for is waited for so long by the next one, by the computer's clock. */
const WORK_MS = 1_000;
let standing: Standing | undefined;
/** Moved here. A frame within a page goes by that of the page around it, which moves it. */
let own: SteppedClock | undefined;
let tellDue: () => void = () => undefined;

export function standStill(atMs: number): SteppedClock {
  own = new SteppedClock(atMs);
  goByClock(own);
  return own;
}

export function goByClock(clock: PageClock): void {
  standing = { clock, animations: new StandingAnimations(clock) };
  goBy(clock);
  keepListening(() => {
    // Before anybody else hears of a finger.
    window.addEventListener('pointerdown', followZoom, { capture: true, passive: true });
    followFinger();
    followTouchScrolling({ yields: true });
  });
}

/** Of the phone's display; the page is drawn larger by its zoom. A page with its own renderer learns that after its start. */
function followZoom(): void {
  density.setDpi(displayDpi / window.devicePixelRatio);
}

export function standsStill(): boolean {
  return standing !== undefined;
}

/** Calls `ms` of the phone's time later. @returns a function that cancels it */
export function afterPhoneMs(ms: number, act: () => void): () => void {
  if (standing === undefined) return after(ms, act);
  const timer = standing.clock.after(ms, act);
  return () => timer.cancel();
}

/** Told when something has been done by the clock: it may have drawn or scrolled, which nothing else in the page tells. */
export function onDue(listener: () => void): void {
  tellDue = listener;
}

/** Does what is due at this moment, one after the other with all that comes of it. */
export async function runDue(): Promise<void> {
  while (own?.runNext()) {
    tellDue();
    await taskDone();
  }
  followAnimations();
}

/** A timer is a task of its own: what it has promised is done before the next, and what it has asked for has come. */
async function taskDone(): Promise<void> {
  await new Promise<void>(nextTurn);
  const began = hostNow();
  while (browserWorks() && hostNow() - began < WORK_MS) {
    await new Promise<void>((resolve) => {
      const cancel = after(WORK_MS, resolve);
      void somethingDone().then(cancel).then(resolve);
    });
    await new Promise<void>(nextTurn);
  }
}

/** Takes hold of animations that have begun, in the page and in frames within it. */
export function followAnimations(): void {
  standing?.animations.follow();
  if (standing !== undefined && moveDrawings(standing.clock.uptime())) tellDue();
  for (const frame of framesWithin()) frame.follow();
}

/** Goes on to a moment, and does what is due then. */
export async function moveTo(uptimeMs: number): Promise<void> {
  own?.moveTo(uptimeMs);
  await runDue();
}

/** Time went on to here while a script waited: what fell due meanwhile is done when that script has ended. */
export function catchUp(uptimeMs: number): void {
  own?.moveTo(uptimeMs);
}

/** What is going to happen by the clock. */
export function outlook(): { readonly nextMs: number | null; readonly isMoving: boolean } {
  return { nextMs: own?.nextMs ?? null, isMoving: isMoving() };
}

/** Whether something moves by the clock that will come to an end. */
export function isMoving(): boolean {
  const moves = standing !== undefined && (motions.running || standing.animations.isMoving);
  return moves || framesWithin().some((frame) => frame.isMoving());
}
