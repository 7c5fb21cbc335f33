import { frameDrawn, hostDeadline } from '@androidworld/app-sdk/host';
import { openDot } from './open-dot.ts';

/** Who looks at each step asks for the next picture before. */
const afterMs = 1_000;

/**
 * Hardly to be seen, and hidden when pictures are taken. For what cannot be seen at all Chromium draws nothing anew, and
 * gives nothing back.
 */
const FAINT = 'will-change: transform; background: rgb(0 0 0 / 0.004)';

let dot: HTMLElement | undefined;
let cancel: (() => void) | undefined;

/**
 * Has Chromium give back what it drew the picture into that is about to be taken, when no other is taken soon: two
 * buffers as large as the screen, 20 MB, which it keeps until the next frame is drawn. Nothing else draws one while the
 * phone is at rest.
 */
export function freePictureLater(): void {
  cancel?.();
  hide();
  cancel = hostDeadline(afterMs, () => void drawOneFrame());
}

async function drawOneFrame(): Promise<void> {
  dot ??= openDot(FAINT);
  dot.hidden = false;
  await frameDrawn();
  hide();
}

function hide(): void {
  if (dot !== undefined) dot.hidden = true;
}
