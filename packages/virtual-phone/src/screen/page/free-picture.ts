import { frameDrawn, hostDeadline } from '@androidworld/app-sdk/host';

/** Who looks at each step asks for the next picture before. */
const afterMs = 1_000;

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
  dot ??= openDot();
  dot.hidden = false;
  await frameDrawn();
  hide();
}

function hide(): void {
  if (dot !== undefined) dot.hidden = true;
}

/**
 * Hardly to be seen, and hidden when pictures are taken, in a layer of its own: showing it draws a frame, and no tile.
 * What cannot be seen at all has Chromium draw nothing anew, and nothing is given back. Where nobody who watches the page
 * for changes is told of it.
 */
function openDot(): HTMLElement {
  const host = document.createElement('div');
  const drawn = document.createElement('div');
  drawn.style.cssText = `position: fixed; z-index: 2147483647; left: 0; top: 0; width: 1px; height: 1px;
    pointer-events: none; will-change: transform; background: rgb(0 0 0 / 0.004)`;
  drawn.hidden = true;
  host.attachShadow({ mode: 'closed' }).append(drawn);
  document.documentElement.append(host);
  return drawn;
}
