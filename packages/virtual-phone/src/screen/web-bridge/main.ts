import { followMultiTaps, moveFinger } from '@androidworld/app-sdk/host';
import { injectRandom } from '../../system/random/inject-random.ts';
import { PhoneRandom } from '../../system/random/phone-random.ts';
import { connect, report } from './bridge.ts';
import { after } from './bridge-time.ts';
import { followConsole } from './console.ts';
import { followDrawing } from './drawing.ts';
import { evaluate } from './evaluate.ts';
import { followFocus } from './focus.ts';
import { holdScripts } from './hold-scripts.ts';
import { mayLeave } from './leaving.ts';
import { followListeners } from './listeners.ts';
import { followLongPresses } from './long-press.ts';
import { choose, followControls } from './native-controls.ts';
import { followNavigation } from './navigation.ts';
import { replaceDialogs } from './page-dialogs.ts';
import { injectTime, runningPageTime } from './page-time.ts';
import { followChanges, released, rest } from './rest.ts';
import { revealFocus, selectAll, selection } from './selection.ts';
import { moveTo, outlook, standStill } from './standing-clock.ts';
import { standingPageTime } from './standing-page-time.ts';
import { readTree } from './tree.ts';

// First script of every page in a WebView. It runs with the page's scripts, so that the page could lie to it: about
// itself only, since all it can do is to describe itself to the app it is in.
const self = document.currentScript;
const failed = self?.dataset.failed ?? null;
const clockOffsetMs = Number(self?.dataset.clockOffset ?? 0);
const standsAtMs = self?.dataset.standsAt;
self?.remove();

if (standsAtMs === undefined) injectTime(window, runningPageTime(window, clockOffsetMs));
else {
  const { clock } = standStill(Number(standsAtMs));
  injectTime(window, standingPageTime(clock, window, clockOffsetMs));
  const now = () => Math.floor(clock.epochMs() + clockOffsetMs);
  injectRandom(window, new PhoneRandom('web', { now, uptime: () => clock.uptime() }));
}
replaceDialogs();
followListeners();
followConsole();
followChanges();
followFocus();
followControls();
followNavigation();
followLongPresses();
followDrawing();
followMultiTaps();
connect(
  { url: location.href, failed, sizing: holdScripts() },
  {
    tree: readTree,
    size: () => ({ width: window.innerWidth, height: window.innerHeight }),
    rest: async ({ timeoutMs, ...how }) => ({ reason: await rest(timeoutMs, how), ...outlook() }),
    released: () => (standsAtMs === undefined ? undefined : released()),
    moveTo: ({ uptimeMs }) => moveTo(uptimeMs),
    moveFinger: ({ x, y }) => moveFinger(x, y),
    evaluate: ({ script }) => evaluate(script),
    mayLeave,
    selection: ({ cut }) => selection(cut),
    selectAll,
    revealFocus,
    chosen: ({ control, choice }) => choose(control, choice),
  },
);
window.addEventListener('load', () => {
  // After the page's own handlers.
  after(0, () => report({ kind: 'finished', title: document.title }));
});
