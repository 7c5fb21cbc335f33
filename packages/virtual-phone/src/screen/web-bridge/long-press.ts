import { wordAt } from '@androidworld/app-sdk/host';
import { report } from './bridge.ts';
import { hasFocus } from './focus.ts';
import { afterPhoneMs, standsStill } from './standing-clock.ts';

/** `ViewConfiguration.getLongPressTimeout()` and `getScaledTouchSlop()` at the scale of the page. */
const LONG_PRESS_MS = 400;
const SLOP_PX = 21;

/** A finger that rests on text selects the word under it; a toolbar of Android's offers what can be done with it. */
export function followLongPresses(): void {
  let cancelTimer: () => void = () => undefined;
  let from: Touch | undefined;
  let isSelecting = false;
  const cancel = () => cancelTimer();
  const options = { capture: true, passive: true };
  window.addEventListener(
    'touchstart',
    (event) => {
      const { touches } = event;
      cancel();
      if (isSelecting) report({ kind: 'selecting', words: null });
      isSelecting = false;
      from = touches[0];
      if (from === undefined || touches.length > 1) return;
      const { clientX, clientY } = from;
      const path = event.composedPath();
      cancelTimer = afterPhoneMs(LONG_PRESS_MS, () => {
        if (standsStill()) swallowClick();
        // A page that takes the touch for itself drags or draws.
        const words = event.defaultPrevented ? null : selectWord(clientX, clientY);
        if (words !== null) {
          isSelecting = true;
          report({ kind: 'selecting', words });
        } else if (!event.defaultPrevented) reportHeld(path);
      });
    },
    options,
  );
  window.addEventListener(
    'touchmove',
    ({ touches: [touch] }) => {
      if (touch === undefined || from === undefined) return;
      const moved = Math.hypot(touch.clientX - from.clientX, touch.clientY - from.clientY);
      if (moved * window.devicePixelRatio > SLOP_PX) cancel();
    },
    options,
  );
  window.addEventListener('touchend', cancel, options);
  window.addEventListener('touchcancel', cancel, options);
}

/**
 * To Chromium, whose own clock runs on, a long press on a phone whose time stands still is a tap: what that would click
 * is not clicked. A finger that moves or comes down again presses anew.
 */
function swallowClick(): void {
  const names = ['mousedown', 'mouseup', 'click'] as const;
  const end = () => {
    for (const name of names) window.removeEventListener(name, swallow, true);
    window.removeEventListener('touchstart', end, true);
  };
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') end();
  };
  for (const name of names) window.addEventListener(name, swallow, true);
  window.addEventListener('touchstart', end, true);
}

/** What is under the finger is the app's to offer something for. */
function reportHeld(path: readonly EventTarget[]): void {
  const link = path.find((target) => target instanceof HTMLAnchorElement && target.href !== '');
  const image = path.find((target) => target instanceof HTMLImageElement);
  if (link === undefined && image === undefined) return;
  report({
    kind: 'held',
    hasFocus: hasFocus(),
    link:
      link instanceof HTMLAnchorElement ? { url: link.href, text: link.textContent.trim().replace(/\s+/g, ' ') } : null,
    image: image instanceof HTMLImageElement ? { url: image.currentSrc, alt: image.alt } : null,
  });
}

/** Null where there is no text that may be selected. */
function selectWord(x: number, y: number): { readonly editable: boolean; readonly top: number } | null {
  const hit = document.caretPositionFromPoint(x, y);
  const node = hit?.offsetNode;
  if (hit === null || node === undefined) return null;
  if (node instanceof HTMLInputElement || node instanceof HTMLTextAreaElement) {
    node.focus();
    node.setSelectionRange(...wordAt(node.value, hit.offset));
    return { editable: !node.readOnly, top: node.getBoundingClientRect().top };
  }
  const parent = node.parentElement;
  if (!(node instanceof Text) || parent === null || getComputedStyle(parent).userSelect === 'none') return null;
  // Controls are pressed, not read.
  if (parent.closest('button, select, a[href]') !== null) return null;
  const [start, end] = wordAt(node.data, hit.offset);
  if (node.data.slice(start, end).trim() === '') return null;
  window.getSelection()?.setBaseAndExtent(node, start, node, end);
  return { editable: parent.isContentEditable, top: parent.getBoundingClientRect().top };
}
