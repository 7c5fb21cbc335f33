import { density, followFinger, followTouchScrolling, goBy, motions, SteppedClock } from '@androidworld/app-sdk/host';
import { after } from './bridge-time.ts';
import { StandingAnimations } from './standing-animations.ts';

/** A page's clock, and what moves with it, when the phone's time stands still. */
export interface Standing {
  readonly clock: SteppedClock;
  readonly animations: StandingAnimations;
}

const displayDpi = 420;
let standing: Standing | undefined;

export function standStill(atMs: number): Standing {
  const clock = new SteppedClock(atMs);
  standing = { clock, animations: new StandingAnimations(clock) };
  goBy(clock);
  // Before anybody else hears of a finger.
  window.addEventListener('pointerdown', followZoom, { capture: true, passive: true });
  followFinger();
  followTouchScrolling({ yields: true });
  return standing;
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

/** Does what is due at this moment. */
export function runDue(): void {
  while (standing?.clock.runNext());
  standing?.animations.follow();
}

/** Goes on to a moment, and does what is due then. */
export function moveTo(uptimeMs: number): void {
  standing?.clock.moveTo(uptimeMs);
  runDue();
}

/** Time went on to here while a script waited: what fell due meanwhile is done when that script has ended. */
export function catchUp(uptimeMs: number): void {
  standing?.clock.moveTo(uptimeMs);
}

/** What is going to happen by the clock. */
export function outlook(): { readonly nextMs: number | null; readonly isMoving: boolean } {
  return {
    nextMs: standing?.clock.nextMs ?? null,
    isMoving: standing !== undefined && (motions.running || standing.animations.isMoving),
  };
}
