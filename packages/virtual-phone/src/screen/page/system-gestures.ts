import { phoneLink, phoneTime } from '@androidworld/app-sdk/host';
import type { Panel } from '@androidworld/app-sdk/system';
import { backSwipe } from './back-arrow.tsx';
import { phoneHost } from './phone-host.ts';
import { followPointer, pilferPointer } from './pilfer-pointer.ts';
import { QuickSwitch } from './quick-switch.ts';

const BACK = 4;
const HOME = 3;
const APP_SWITCH = 187;

/** Pixels of the screen, at density 420. */
const EDGE_PX = 48;
const STATUS_BAR_PX = 136;
const NAVIGATION_BAR_PX = 63;
const BACK_SWIPE_PX = 110;
const PULL_PX = 110;
const HOME_SWIPE_PX = 160;
const SWITCH_SWIPE_PX = 250;
/** A finger that rests this long before it is lifted asks for the recent apps. */
const REST_MS = 150;

const quickSwitch = new QuickSwitch();

type Edge = 'top' | 'bottom' | 'left' | 'right';

interface Swipe {
  readonly edge: Edge;
  readonly x: number;
  readonly y: number;
  readonly fingers: number;
  lastX: number;
  lastY: number;
  movedAt: number;
  claimed: boolean;
}

/** Gesture navigation: from the lower edge home, recents, and along it other apps; from the sides back, from the top the shade. */
export function followSystemGestures(pressKey: (code: number) => void): void {
  let swipe: Swipe | null = null;
  const options = { capture: true, passive: false };
  followPointer((x, y) => edgeOf(x, y) === 'bottom');

  document.addEventListener(
    'touchstart',
    (event) => {
      const touch = event.touches[0];
      const edge = touch === undefined ? null : edgeOf(touch.clientX, touch.clientY);
      if (edge !== 'bottom') quickSwitch.settle();
      if (touch === undefined || edge === null) {
        swipe = null;
        return;
      }
      const { clientX: x, clientY: y } = touch;
      const fingers = event.touches.length;
      swipe = {
        edge,
        x,
        y,
        fingers,
        lastX: x,
        lastY: y,
        movedAt: phoneTime.eventTime(event),
        claimed: edge === 'bottom',
      };
      if (swipe.claimed) claim(event);
    },
    options,
  );
  document.addEventListener(
    'touchmove',
    (event) => {
      const touch = event.touches[0];
      if (swipe === null || touch === undefined) return;
      const moved = Math.hypot(touch.clientX - swipe.lastX, touch.clientY - swipe.lastY);
      if (moved > 4) swipe.movedAt = phoneTime.eventTime(event);
      swipe.lastX = touch.clientX;
      swipe.lastY = touch.clientY;
      if (swipe.claimed) {
        drawArrow(swipe);
        return claim(event);
      }
      const verdict = judge(swipe);
      if (verdict === 'ours') {
        swipe.claimed = true;
        pilferPointer();
        drawArrow(swipe);
        claim(event);
      }
      if (verdict === 'theirs') swipe = null;
    },
    options,
  );
  document.addEventListener(
    'touchend',
    (event) => {
      backSwipe.set(null);
      if (swipe === null || !swipe.claimed) return;
      const ended = swipe;
      swipe = null;
      claim(event);
      finish(ended, phoneTime.eventTime(event), pressKey);
    },
    options,
  );
  document.addEventListener(
    'touchcancel',
    () => {
      backSwipe.set(null);
      swipe = null;
    },
    options,
  );
}

function drawArrow({ edge, x, y, lastX }: Swipe): void {
  if (edge !== 'left' && edge !== 'right') return;
  const byPx = Math.max(0, edge === 'left' ? lastX - x : x - lastX);
  backSwipe.set({ side: edge, y, byPx, isFar: byPx > BACK_SWIPE_PX });
}

function claim(event: TouchEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function edgeOf(x: number, y: number): Edge | null {
  const { innerWidth: width, innerHeight: height } = window;
  const panel = phoneLink.state.get()?.panel;
  if (y >= height - NAVIGATION_BAR_PX) return 'bottom';
  if (y < STATUS_BAR_PX) return panel === 'none' || panel === 'volume' || panel === 'recents' ? 'top' : null;
  if (x < EDGE_PX) return 'left';
  return x >= width - EDGE_PX ? 'right' : null;
}

/** Whose a movement is, as soon as that can be told. */
function judge({ edge, x, y, lastX, lastY }: Swipe): 'ours' | 'theirs' | 'open' {
  const dx = lastX - x;
  const dy = lastY - y;
  if (Math.hypot(dx, dy) < 12) return 'open';
  if (edge === 'top') return dy > Math.abs(dx) ? 'ours' : 'theirs';
  const inward = edge === 'left' ? dx : -dx;
  return inward > Math.abs(dy) ? 'ours' : 'theirs';
}

function finish(swipe: Swipe, endMs: number, pressKey: (code: number) => void): void {
  const { edge, x, y, lastX, lastY, movedAt, fingers } = swipe;
  // One that came back to the side has thought better of it.
  const isBack = (edge === 'left' && lastX - x > BACK_SWIPE_PX) || (edge === 'right' && x - lastX > BACK_SWIPE_PX);
  if (edge === 'top' && lastY - y > PULL_PX) openPanel(fingers > 1 ? 'quick-settings' : 'notifications');
  const isAlong = Math.abs(lastX - x) > Math.abs(lastY - y);
  if (edge === 'bottom' && isAlong && Math.abs(lastX - x) > SWITCH_SWIPE_PX) switchApp(lastX > x ? 'older' : 'newer');
  else if (edge === 'bottom' && y - lastY > HOME_SWIPE_PX) pressKey(endMs - movedAt > REST_MS ? APP_SWITCH : HOME);
  if (isBack) pressKey(BACK);
}

function switchApp(by: 'older' | 'newer'): void {
  const state = phoneLink.state.get();
  const taskId = state === null ? undefined : quickSwitch.next(state, by);
  if (taskId !== undefined) void phoneHost.call({ path: ['system', 'moveTaskToFront'], args: [taskId] });
}

function openPanel(panel: Panel): void {
  void phoneHost.call({ path: ['system', 'setPanel'], args: [panel] });
}
