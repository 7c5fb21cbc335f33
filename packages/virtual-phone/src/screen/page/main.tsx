import type { PhoneState } from '@androidworld/app-sdk/host';
import {
  focusedEditable,
  followFinger,
  followMultiTaps,
  followTouchScrolling,
  insertText,
  phoneLink,
  readStylesAsDp,
  styleSheets,
  takeRules,
  webFrames,
} from '@androidworld/app-sdk/host';
import { render } from 'preact';
import { readWindows } from './accessibility.ts';
import { advance } from './advance.ts';
import { appModules } from './app-modules.ts';
import { followCursor } from './before-cursor.ts';
import { followChromiumsInput } from './chromiums-input.ts';
import { fingerLeft, followFingers } from './finger-left.ts';
import { fontsLoaded } from './fonts-loaded.ts';
import { PhoneFrame } from './frame.tsx';
import { freePictureLater } from './free-picture.ts';
import { hurryFrame, hurryUntilFinger } from './hurry-frame.ts';
import { followFocus, hideKeyboard, inputMethod } from './input-method.ts';
import { keepEqual } from './keep-equal.ts';
import { handleKey } from './keys.ts';
import { moveFingerAnywhere, planMoves } from './move-finger.ts';
import { followOwnFingers, isOwn, touch } from './own-fingers.ts';
import type { PageNewsMessage } from './page-door.ts';
import { phoneHost } from './phone-host.ts';
import { problem } from './problem.tsx';
import { processPorts } from './process-ports.ts';
import { followUncaughtErrors } from './report-crash.ts';
import { followWindows } from './report-windows.ts';
import { followChanges, isAheadOfPicture, pictured, rest, stir } from './rest.ts';
import { standingClock, standStill } from './standing-clock.ts';
import { followSystemGestures } from './system-gestures.ts';
import { readNews, takeAnswers } from './wire.ts';

readStylesAsDp();
// Before any app's module has run: the kit's and the frame's own.
styleSheets.set(undefined, takeRules());
followUncaughtErrors();
followFingers();
followChanges();
followFocus();
followCursor();
followMultiTaps();
followSystemGestures((code) => {
  void handleKey(code, { held: [] }).then((outcome) => {
    if (outcome === 'unhandled') return phoneHost.key(code);
  });
});
// After the gestures of the system, which keep theirs to themselves.
followTouchScrolling();
followWindows();
followChromiumsInput(hurryFrame);

// The phone takes it away before it sends an app's module.
window.phone = {
  connect(key, standsAtMs) {
    if (standsAtMs !== undefined) {
      standStill(standsAtMs);
      followFinger();
      followOwnFingers();
    }
    phoneHost.connect(key);
  },
  receive: (json) => receive(readNews(json)),
  answer: takeAnswers,
  key: handleKey,
  text(text) {
    if (webFrames.focused() !== undefined) return 'web';
    const field = focusedEditable();
    if (field !== null) insertText(field, text);
    return field !== null;
  },
  async windows() {
    await fontsLoaded();
    return JSON.stringify(await readWindows());
  },
  async readyForPicture(how) {
    freePictureLater();
    await Promise.all([fontsLoaded(), webFrames.released(how)]);
    pictured();
    return { hasWebPages: standingClock() !== undefined && webFrames.visible().length > 0 };
  },
  rest,
  advance,
  touch(type, points) {
    stir();
    touch(type, points);
  },
  moveFinger: moveFingerAnywhere,
  planMoves,
  fingerLeft,
  async comeDown(finger) {
    const { x, y } = finger;
    // Where time runs, whoever looks at the screen has seen it.
    if (standingClock() !== undefined) await webFrames.at(x, y)?.shown();
    const frame = webFrames.at(x, y);
    if (frame === undefined && standingClock() !== undefined && isOwn(x, y)) {
      stir();
      touch('touchStart', [finger]);
      return { webPage: null, isOwn: true };
    }
    if (standingClock() !== undefined) void hurryUntilFinger();
    if (frame === undefined) return { webPage: null, isOwn: false, isAheadOfPicture: isAheadOfPicture() };
    const { left, top } = frame.element.getBoundingClientRect();
    return { webPage: frame.id, left, top, zoom: frame.element.currentCSSZoom };
  },
  webPageFrame: (webPage) => webFrames.find(webPage)?.element ?? null,
  inputMethod() {
    const { field, shown } = inputMethod.get();
    return { shown, focusedField: field && { packageName: field.packageName, inputType: field.inputType } };
  },
};

let mounted = false;

function receive({ message, keys }: PageNewsMessage): void {
  stir();
  processPorts.add(keys);
  if (message.kind === 'app') appModules.register(message);
  if (message.kind === 'problem') problem.set(message.text);
  if (message.kind === 'event') processPorts.emit(message.packageName, message.name, message.data);
  if (message.kind !== 'state') return;
  const previous = phoneLink.state.get();
  if (previous !== null && coversField(previous, message.state)) hideKeyboard();
  phoneLink.state.set(previous === null ? message.state : keepEqual(previous, message.state));
  // What has gone just now is still on its way off the page.
  processPorts.keepOnly(new Set([...processesOf(message.state), ...(previous === null ? [] : processesOf(previous))]));
  if (!mounted) render(<PhoneFrame />, document.body);
  mounted = true;
}

function processesOf({ activities, processes }: PhoneState): readonly number[] {
  return [...processes, ...activities.map(({ processId }) => processId)];
}

/** A panel of the system opens, or another activity comes to the front: what was typed in is no longer there to see. */
function coversField(before: PhoneState, after: PhoneState): boolean {
  if (covers(after) && !covers(before)) return true;
  return front(after) !== front(before);
}

/** The volume dialog leaves what is below to be used; the recent apps are a screen of the launcher. */
function covers({ panel }: PhoneState): boolean {
  return panel !== 'none' && panel !== 'volume' && panel !== 'recents';
}

function front({ activities }: PhoneState): number | undefined {
  return activities.findLast((activity) => activity.visible)?.token;
}
