import { hostDeadline, hostWallMs } from '../system/time/host-time.ts';
import type { PageLink } from './page-link.ts';
import type { ScreenControl, ScreenHost } from './protocol.ts';
import { settledWithin } from './settled-within.ts';
import type { TouchTarget, TouchTargets } from './touch-targets.ts';

type Gesture = Parameters<ScreenControl['touch']>[0];
type Place = Pick<Gesture[number], 'x' | 'y'>;

const TYPES = { down: 'touchStart', move: 'touchMove', up: 'touchEnd', cancel: 'touchCancel' } as const;

/** What comes down later is no second tap: as `viewConfiguration` has it, which is the page's (AOSP `DOUBLE_TAP_TIMEOUT`). */
const DOUBLE_TAP_MS = 300;

export interface Touchscreen {
  perform(gesture: Gesture): Promise<void>;
}

/** A finger that moves or leaves this soon is told of together with its coming down. */
const TAP_MS = 50;

/**
 * Fingers on the screen. Gestures are played in the phone's time: long presses and flings are told apart by when events
 * happen. One may go on in the next call (`input motionevent`); what begins without a finger on the screen is ignored.
 *
 * In a time that runs, the page takes movements once per frame, and waiting for each would make a drag last twice as
 * long. In one that stands still, each is taken before time goes on. Where no page of ours can tell of movements, they are
 * Chromium's, in the computer's time: a gesture then takes as long as it says.
 */
export function openTouchscreen(
  {
    touches,
    link,
  }: {
    readonly touches: TouchTargets;
    readonly link: Pick<PageLink, 'moveFinger' | 'planMoves'>;
  },
  { time, simulated, pending }: Pick<ScreenHost, 'time' | 'simulated' | 'pending'>,
): Touchscreen {
  /** Where the fingers are that touch the screen. */
  const fingers = new Map<number, Place>();
  /** What the first of them came down on is told of all. */
  let target: TouchTarget | undefined;
  let lastEpochMs = 0;
  /** Of the phone's time. */
  let lastMs = Number.NEGATIVE_INFINITY;
  /** Whole milliseconds are not exact enough for a gesture to last as long as it says. */
  const nowMs = () => simulated?.monotonicMs() ?? time.uptime();
  return {
    async perform(gesture) {
      const startMs = nowMs();
      // Chromium's events do not go back in time, however fast the phone's has passed.
      const startEpochMs = Math.max(hostWallMs(), lastEpochMs);
      const taken: Promise<unknown>[] = [];
      let isDue = false;
      let isOnWebPage = false;
      let isPlanned = false;
      let end = pending.begin('a gesture');
      try {
        const told = withoutRests(gesture, fingers);
        for (const [place, { type, x, y, timeMs, finger = 0 }] of told.entries()) {
          const next = told[place + 1];
          // A busy computer that comes between the two would make a long press of a tap.
          const goesWithNext =
            simulated === undefined && type === 'down' && next !== undefined && next.timeMs - timeMs <= TAP_MS;
          // The last one is Chromium's: it is to know that this is no tap.
          const isAlone = fingers.size === 1 && fingers.has(finger);
          const isOnTheWay = isAlone && simulated !== undefined && type === 'move' && next?.type === 'move';
          if (isPlanned && isOnTheWay) continue;
          const waitMs = (goesWithNext ? next.timeMs : timeMs) - (nowMs() - startMs);
          const isPaced = isOnWebPage && type === 'move';
          if (waitMs > 0 && !isDue && !isPaced) {
            end();
            await time.wait(waitMs);
            end = pending.begin('a gesture');
          }
          isDue = goesWithNext;
          if (fingers.has(finger) === (type === 'down')) continue;
          if (type === 'down' || type === 'move') fingers.set(finger, { x, y });
          else if (type === 'up') fingers.delete(finger);
          else fingers.clear();
          if (isOnTheWay && !isOnWebPage && (await link.moveFinger(x, y))) {
            isPlanned = true;
            const further = furtherMoves(told, place + 1);
            await link.planMoves(further.map((move) => ({ x: move.x, y: move.y, atMs: startMs + move.timeMs })));
            continue;
          }
          isOnWebPage ||= isOnTheWay;
          if (isOnWebPage) await hostWallReaches(startEpochMs + timeMs);
          const touchPoints = [...fingers].map(([id, where]) => ({ id, ...where }));
          // By the clock of Chromium. The speed of a fling is that of the gesture, however late this busy computer sends it.
          lastEpochMs = startEpochMs + timeMs;
          const timestamp = lastEpochMs / 1000;
          let sent: Promise<unknown>;
          const isApart = simulated !== undefined && nowMs() - lastMs > DOUBLE_TAP_MS;
          lastMs = nowMs();
          if (target === undefined) ({ target, taken: sent } = await touches({ id: finger, x, y }, timestamp, isApart));
          else sent = target.send(typeOf(type, fingers.size), touchPoints, timestamp);
          if (fingers.size === 0) target = undefined;
          // A page that goes in the middle of a gesture is told of at its end, and must not end this process before.
          sent.catch(() => undefined);
          taken.push(sent);
          // Before each, Chromium waits for a frame: what happens at one time shares it.
          const isWithNext = next?.timeMs === timeMs;
          if (simulated !== undefined && !isPaced && !isWithNext) await settledWithin(takenMs, sent);
        }
        await Promise.all(taken);
      } finally {
        end();
      }
    },
  };
}

/** Chromium takes one of several fingers to have left when a movement is told without it. */
function typeOf(type: Gesture[number]['type'], fingersLeft: number) {
  return type === 'up' && fingersLeft > 0 ? TYPES.move : TYPES[type];
}

/** A finger that stays where it is tells nobody anything. */
function withoutRests(gesture: Gesture, fingers: ReadonlyMap<number, Place>): Gesture {
  const places = new Map(fingers);
  return gesture.filter(({ type, x, y, finger = 0 }) => {
    const at = places.get(finger);
    places.set(finger, { x, y });
    return type !== 'move' || x !== at?.x || y !== at.y;
  });
}

/** Movements from there on, without the last. */
function furtherMoves(gesture: Gesture, from: number): Gesture {
  return gesture.filter(({ type }, place) => place >= from && type === 'move' && gesture[place + 1]?.type === 'move');
}

function hostWallReaches(ms: number): Promise<void> {
  return new Promise((resolve) => {
    hostDeadline(Math.max(0, ms - hostWallMs()), resolve);
  });
}

/** What takes longer is not going to be taken before the next one comes, as movements of a page that scrolls. */
const takenMs = 2_000;
