import type { PageClock } from '@androidworld/app-sdk/host';
import { reportThrough } from './bridge.ts';
import { enter } from './enter.ts';
import { follow } from './follow.ts';
import { doorOfPage, type FrameDoor } from './frame-door.ts';
import { followNewDocument, isWrittenByScript, keepListening, onNewDocument } from './new-document.ts';
import { keepStyle } from './page-style.ts';
import { askAnew, busyWith, isDrawnTouched } from './rest.ts';
import { revealFocus, selectAll, selection } from './selection.ts';
import { followAnimations, goByClock, isMoving } from './standing-clock.ts';
import { readTree } from './tree.ts';
import { hideUnheardTouches } from './unheard-touch.ts';

/**
 * Makes a frame a part of the page around it: it goes by its time, draws from its randomness, and is read, waited for and
 * typed in with it. A frame of another origin, which sees nothing of the page, stays by itself.
 */
export function joinPage(): void {
  const around = doorOfPage();
  const { frameElement: element } = window;
  if (around === undefined || element === null) {
    hideUnheardTouches();
    return;
  }
  if (around.frames.get(element)?.document === document) return;
  reportThrough(around.report);
  followNewDocument();
  keepListening(hideUnheardTouches);
  onNewDocument(around.written);
  const standing = around.standing && { ...around.standing, clock: whileThere(around.standing.clock) };
  if (standing !== undefined) goByClock(standing.clock);
  enter({ ...around, standing, frames: new Map() });
  keepStyle(false);
  follow(around.stir);
  around.frames.set(element, {
    document,
    tree: () => readTree().root,
    busyWith,
    isDrawnTouched,
    askAnew,
    isWritten: isWrittenByScript,
    follow: followAnimations,
    isMoving,
    selection,
    selectAll,
    revealFocus,
  });
  around.stir();
}

/** A frame may go before its page: what it had planned does not happen then. */
function whileThere(clock: NonNullable<FrameDoor['standing']>['clock']): PageClock {
  let isGone = false;
  keepListening(() =>
    window.addEventListener('pagehide', () => {
      isGone = true;
    }),
  );
  const unlessGone =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      if (!isGone) act(...args);
    };
  return {
    epochMs: () => clock.epochMs(),
    uptime: () => clock.uptime(),
    eventTime: (event) => clock.eventTime(event),
    after: (ms, act) => clock.after(ms, unlessGone(act)),
    nextFrame: (act) => clock.nextFrame(unlessGone(act)),
  };
}
