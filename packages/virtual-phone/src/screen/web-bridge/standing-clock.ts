import { SteppedClock } from '@androidworld/app-sdk/host';
import { StandingAnimations } from './standing-animations.ts';

/** A page's clock, and what moves with it, when the phone's time stands still. */
export interface Standing {
  readonly clock: SteppedClock;
  readonly animations: StandingAnimations;
}

let standing: Standing | undefined;

export function standStill(atMs: number): Standing {
  const clock = new SteppedClock(atMs);
  standing = { clock, animations: new StandingAnimations(clock) };
  return standing;
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

/** What is going to happen by the clock. */
export function outlook(): { readonly nextMs: number | null; readonly isMoving: boolean } {
  return { nextMs: standing?.clock.nextMs ?? null, isMoving: standing?.animations.isMoving ?? false };
}
