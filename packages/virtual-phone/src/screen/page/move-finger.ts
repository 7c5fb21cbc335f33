import { moveFinger, webFrames } from '@androidworld/app-sdk/host';

/** Tells of a finger's movement: this page, or the web page it came down on. Pixels of the screen. */
export async function moveFingerAnywhere(x: number, y: number): Promise<boolean> {
  return moveFinger(x, y) || (await webFrames.moveFinger(x, y));
}
