import { capture, type Drawn } from './capture.ts';
import type { DevtoolsSession } from './devtools-session.ts';
import type { FingerPoint, TouchType } from './page/own-fingers.ts';
import type { PageLink } from './page-link.ts';
import { unheardForce } from './unheard-touch.ts';
import type { WebPages } from './web-pages.ts';

/** Who is told of fingers, from where the first comes down until the last has left. */
export interface TouchTarget {
  /**
   * Resolves when it has been taken; in a web page also when a script waits for a person meanwhile.
   *
   * @param points of all fingers that touch the screen then
   * @param timestamp seconds, by Chromium's clock; default: now
   */
  send(type: TouchType, points: readonly FingerPoint[], timestamp?: number): Promise<unknown>;
}

/** A finger has come down where there was none. */
interface BegunTouch {
  readonly target: TouchTarget;
  /** As what `send` answers. */
  readonly taken: Promise<unknown>;
}

/**
 * Finds who is told of fingers, the first of which comes down at a place, and tells of that.
 *
 * @param isApart whether it is later by the phone's time than the second tap of a double tap
 */
export type TouchTargets = (finger: FingerPoint, timestamp?: number, isApart?: boolean) => Promise<BegunTouch>;

/**
 * Chromium takes a tap for the second of a double tap up to 0.4 s after the first, by its own clock (147: 385 ms are, 425 are
 * not), and as far from it as 100 px; these are some more of each.
 */
const doubleTap = { seconds: 0.5, px: 200 };

/** The phone's page. */
interface Touched extends Drawn {
  readonly link: PageLink;
  readonly webPages: WebPages;
  /** Of Chromium. */
  readonly version: string;
}

/** The first Chromium that takes touches over a frame's session by the frame; tried with 147 to 149, 152, 153 and 156. */
const firstByFrame = 153;

/**
 * Of fingers on its own elements, the phone's page tells itself where time stands still. A web page has a process of its
 * own, and is told over a session of its own: over that of the page around it, the DevTools protocol moves touches by the
 * frame's place twice, before Chromium 152. Whom a touch of the page around it is for, Chromium finds out once more, by what
 * it has last put together: what is to cover a web page must have been in a picture.
 */
export function touchTargets(page: Touched): TouchTargets {
  const { cdp, link, webPages, version } = page;
  const isByFrame = Number.parseInt(version, 10) >= firstByFrame;
  let fingers = 0;
  const phone: TouchTarget = {
    async send(type, points, timestamp) {
      const sent = dispatch(cdp, { type, points, timestamp });
      if (type === 'touchStart') fingers += 1;
      const isTaken = await webPages.unlessWaiting(sent.then(() => true));
      // Chromium tells of all pages in their order, and a page whose script waits has told nothing yet: this one says it.
      if (isTaken === undefined && points.length === 0) await link.fingerLeft(fingers);
    },
  };
  /** The last in a web page. */
  let lastTap: Tap | undefined;
  const own: TouchTarget = { send: (type, points) => link.touch(type, points) };
  const inPage = (point: FingerPoint, { left, top, zoom }: WebPlace): FingerPoint => {
    const [fromLeft, fromTop] = isByFrame ? [left, top] : [0, 0];
    return { ...point, x: (point.x - fromLeft) / zoom, y: (point.y - fromTop) / zoom };
  };
  const webPageIn = (session: DevtoolsSession, place: WebPlace, finger: FingerPoint): TouchTarget => ({
    send(type, points, timestamp) {
      if (type === 'touchEnd' && timestamp !== undefined) lastTap = { at: finger, timestamp };
      const told = dispatch(session, { type, points: points.map((point) => inPage(point, place)), timestamp });
      return webPages.unlessWaiting(unlessGone(session, told));
    },
  });
  return async (finger, timestamp, isApart = false) => {
    const place = await link.comeDown(finger);
    if (place.frameId === null && place.isOwn) return { target: own, taken: Promise.resolve() };
    if (place.frameId === null && place.isAheadOfPicture) await capture(page);
    const session = place.frameId === null ? undefined : await webPages.session(place.frameId);
    if (session === undefined || place.frameId === null) {
      return { target: phone, taken: phone.send('touchStart', [finger], timestamp) };
    }
    if (isApart && isSecondTap(finger, timestamp, lastTap)) {
      // Where it does not come, the page has gone, or waits: as the finger itself then.
      touchUnheard(session, inPage(finger, place), timestamp).catch(() => undefined);
    }
    const target = webPageIn(session, place, finger);
    return { target, taken: target.send('touchStart', [finger], timestamp) };
  };
}

interface Tap {
  /** Where the finger came down. */
  readonly at: FingerPoint;
  /** When it left: seconds, by Chromium's clock. */
  readonly timestamp: number;
}

/** Whether Chromium would take a finger that comes down now for the second tap of a double tap. */
function isSecondTap({ x, y }: FingerPoint, timestamp: number | undefined, first: Tap | undefined): boolean {
  if (timestamp === undefined || first === undefined) return false;
  const distance = Math.hypot(x - first.at.x, y - first.at.y);
  return timestamp - first.timestamp <= doubleTap.seconds && distance <= doubleTap.px;
}

/** Where a web page is. */
type WebPlace = Extract<Awaited<ReturnType<PageLink['comeDown']>>, { readonly frameId: string }>;

/** A page that goes while it is touched, for a link that was touched perhaps, has been told all that it will ever be. */
async function unlessGone(session: DevtoolsSession, sent: Promise<unknown>): Promise<unknown> {
  try {
    return await sent;
  } catch (error) {
    const lives = await session.send('Target.getTargetInfo').then(
      () => true,
      () => false,
    );
    if (lives) throw error;
    return undefined;
  }
}

/** Tells of a finger that comes to nothing, and that no script of the page hears of: what comes after it is no second tap. */
async function touchUnheard(
  session: DevtoolsSession,
  point: FingerPoint,
  timestamp: number | undefined,
): Promise<void> {
  const points = [{ ...point, force: unheardForce }];
  await Promise.all([
    dispatch(session, { type: 'touchStart', points, timestamp }),
    dispatch(session, { type: 'touchCancel', points: [], timestamp }),
  ]);
}

interface Dispatched {
  readonly type: TouchType;
  readonly points: readonly FingerPoint[];
  readonly timestamp: number | undefined;
}

function dispatch(cdp: DevtoolsSession, { type, points, timestamp }: Dispatched): Promise<unknown> {
  const at = timestamp === undefined ? {} : { timestamp };
  return cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [...points], ...at });
}
