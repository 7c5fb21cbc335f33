import { areaOf, type Box, common } from './box.ts';
import { describeLaidOut } from './describe-laid-out.ts';
import { matters } from './find-outside.ts';
import type { Flaw } from './finding.ts';
import type { LayoutReport } from './read-layout.ts';

/** Of an element, this much may lie under a bar: large views reach under both on purpose. */
const hiddenShare = 0.3;

/** What can be pressed or read, does not scroll, and lies for a good part under one of the system's bars. */
export function findUnderBars({ elements, screen, statusBarPx, navigationBarPx }: LayoutReport): Flaw[] {
  const bars: readonly (readonly [string, Box])[] = [
    ['status bar', [0, 0, screen.width, statusBarPx]],
    ['navigation bar', [0, screen.height - navigationBarPx, screen.width, screen.height]],
  ];
  return elements.filter(matters).flatMap((element): Flaw[] => {
    if (element.scroller !== undefined || element.isMoved || element.isCovered) return [];
    const box = element.words ?? element.box;
    return bars.flatMap(([bar, place]): Flaw[] => {
      const hidden = common(box, place);
      if (hidden === undefined || areaOf(hidden) < areaOf(box) * hiddenShare) return [];
      const percent = Math.round((areaOf(hidden) / areaOf(box)) * 100);
      return [{ kind: 'bars', element: describeLaidOut(element), what: `${percent} % under the ${bar}` }];
    });
  });
}
