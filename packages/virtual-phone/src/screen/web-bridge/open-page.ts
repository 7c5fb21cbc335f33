import { moveFinger } from '@androidworld/app-sdk/host';
import { PhoneRandom } from '../../system/random/phone-random.ts';
import { connect, report } from './bridge.ts';
import { followConsole } from './console.ts';
import { enter } from './enter.ts';
import { evaluate } from './evaluate.ts';
import { followLoading, frameWritten } from './finished.ts';
import { follow } from './follow.ts';
import type { FrameDoor } from './frame-door.ts';
import { holdScripts } from './hold-scripts.ts';
import { hurryUntilFinger } from './hurry-frames.ts';
import { mayLeave } from './leaving.ts';
import { askToChoose, choose } from './native-controls.ts';
import { followNewDocument, keepListening } from './new-document.ts';
import { keepStyle } from './page-style.ts';
import { released, rest, shown, stir } from './rest.ts';
import { revealFocus, selectAll, selection } from './selection.ts';
import { moveTo, outlook, standStill } from './standing-clock.ts';
import { readTree } from './tree.ts';
import { hideUnheardTouches } from './unheard-touch.ts';

/** What the server has written at the script (`prepare-page.ts`). */
interface PageFacts {
  readonly failed?: string;
  readonly clockOffset?: string;
  readonly standsAt?: string;
}

/** Makes a page one of a WebView of the phone. */
export function openPage({ failed, clockOffset = '0', standsAt }: PageFacts): void {
  followNewDocument();
  keepListening(hideUnheardTouches);
  const door = {
    clockOffsetMs: Number(clockOffset),
    report,
    stir,
    written: frameWritten,
    frames: new Map(),
    choose: askToChoose,
  };
  enter({ ...door, standing: standsAt === undefined ? undefined : stand(Number(standsAt), door.clockOffsetMs) });
  keepStyle(true);
  keepListening(followConsole);
  follow();
  connect(
    { url: location.href, failed: failed ?? null, sizing: holdScripts() },
    {
      tree: readTree,
      size: () => ({ width: window.innerWidth, height: window.innerHeight }),
      rest: async ({ timeoutMs, ...how }) => ({ reason: await rest(timeoutMs, how), ...outlook() }),
      released: (how) => (standsAt === undefined ? undefined : released(how)),
      async shown() {
        if (standsAt === undefined) return;
        await shown();
        void hurryUntilFinger();
      },
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
  followLoading();
}

function stand(atMs: number, clockOffsetMs: number): FrameDoor['standing'] {
  const clock = standStill(atMs);
  const now = () => Math.floor(clock.epochMs() + clockOffsetMs);
  return { clock, random: new PhoneRandom('web', { now, uptime: () => clock.uptime() }) };
}
