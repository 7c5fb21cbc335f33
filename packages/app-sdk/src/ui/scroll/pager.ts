import { type Motion, motions } from './motions.ts';
import type { Scroller } from './scroller.ts';
import { scaled } from './view-configuration.ts';

/** Lengths and times of AOSP `androidx/viewpager/widget/ViewPager.java`. */
const FLING_DISTANCE_DP = 25;
const FLING_DP_PER_SECOND = 400;
/** What of a page must have come in for it to be turned to without a fling. */
const TURNING_SHARE = 0.4;
const LONGEST_TURN_MS = 600;
const TURN_MS_PER_PAGE = 100;

/** What is told of a page a finger has turned to. */
export type PageTurned = (page: number) => void;

const pagers = new WeakMap<Element, PageTurned>();

/** Makes an element stop at its pages only, each as wide as itself. */
export function registerPager(element: Element, onTurn: PageTurned): void {
  pagers.set(element, onTurn);
}

export function isPager(element: Element): boolean {
  return pagers.has(element);
}

/**
 * Which page a pager goes to when a finger lets it go.
 *
 * @param state pages and pixels; `offset` where it is, `from` the page it was at, `moved` what the finger moved it by,
 *   `velocity` per second, both positive towards later pages
 */
export function targetPage(state: {
  readonly offset: number;
  readonly width: number;
  readonly pages: number;
  readonly from: number;
  readonly moved: number;
  readonly velocity: number;
  readonly density: number;
}): number {
  const { offset, width, pages, from, moved, velocity, density } = state;
  const place = offset / width;
  const first = Math.floor(place);
  const isFlung =
    Math.abs(moved) > scaled(FLING_DISTANCE_DP, density) && Math.abs(velocity) > FLING_DP_PER_SECOND * density;
  const turning = first >= from ? 1 - TURNING_SHARE : TURNING_SHARE;
  const target = isFlung ? (velocity > 0 ? first + 1 : first) : Math.floor(place + 1 - turning);
  return Math.max(0, Math.min(pages - 1, target));
}

/** Turns to the page a finger has let the pager go at. */
export function settlePager(
  scroller: Scroller,
  letGo: { readonly from: number; readonly moved: number; readonly velocity: number },
): void {
  const { element, extent: width, density } = scroller;
  const pages = element.children.length;
  const page = targetPage({ offset: scroller.offset, width, pages, density, ...letGo });
  motions.start(turn(scroller, page * width, letGo.velocity));
  if (page !== letGo.from) pagers.get(element)?.(page);
}

function turn(scroller: Scroller, to: number, velocity: number): Motion {
  const from = scroller.offset;
  const way = to - from;
  const calmMs = (Math.abs(way) / scroller.extent + 1) * TURN_MS_PER_PAGE;
  const flungMs = velocity === 0 ? calmMs : 4 * Math.round(1_000 * Math.abs(way / velocity));
  const durationMs = Math.min(LONGEST_TURN_MS, flungMs);
  let startMs: number | undefined;
  return {
    element: scroller.element,
    step(nowMs) {
      startMs ??= nowMs;
      const time = durationMs === 0 ? 1 : Math.min(1, (nowMs - startMs) / durationMs);
      // Quintic, slowing down.
      scroller.moveTo(from + way * ((time - 1) ** 5 + 1));
      return time < 1;
    },
  };
}
