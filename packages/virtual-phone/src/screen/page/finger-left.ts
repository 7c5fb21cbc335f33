import { hostDeadline, hostNow, turnPassed } from '@androidworld/app-sdk/host';
import { type ComingClick, followClicks } from './coming-click.ts';
import { standingClock } from './standing-clock.ts';

/** On this page's own elements. */
let click: ComingClick | undefined;

/** Counts fingers and what comes of them; to be called before anybody else listens. */
export function followFingers(): void {
  const time = { now: hostNow, after: hostDeadline, turnPassed };
  click = followClicks(window, time, () => standingClock() !== undefined);
}

/** Resolves when the finger with this number has left, and what it clicked is dealt with. */
export async function fingerLeft(number: number): Promise<void> {
  await click?.done(number);
}

/** Whether a finger has left whose click has not come yet. */
export function isClickComing(): boolean {
  return click?.isComing() === true;
}

/** Resolves when that has come, or does not come. */
export async function clickCame(): Promise<void> {
  if (click !== undefined) await click.done(click.finger);
}
