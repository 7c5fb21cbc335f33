import { moveFinger, webFrames } from '@androidworld/app-sdk/host';
import { phoneTime } from '@androidworld/app-sdk/ui';
import { moveOwnFinger } from './own-fingers.ts';
import { stir } from './rest.ts';

/** Where a finger is, in pixels of the screen, at a moment of the phone's time. */
export interface FingerMove {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

/** Tells of a finger's movement: this page, or the web page it came down on. */
export async function moveFingerAnywhere(x: number, y: number): Promise<boolean> {
  return moveOwnFinger(x, y) || moveFinger(x, y) || (await webFrames.moveFinger(x, y));
}

/** Tells of movements when the time that stands still has gone on to them. */
export function planMoves(moves: readonly FingerMove[]): void {
  for (const { x, y, atMs } of moves) {
    phoneTime.after(atMs - phoneTime.uptime(), () => {
      // What a web page makes of it is waited for with the page itself.
      void moveFingerAnywhere(x, y);
      stir();
    });
  }
}
