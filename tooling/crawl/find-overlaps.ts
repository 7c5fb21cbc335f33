import { areaOf, common } from './box.ts';
import { describeLaidOut } from './describe-laid-out.ts';
import type { Flaw } from './finding.ts';
import type { LaidOut } from './read-layout.ts';

/** Of the smaller text: letters' boxes may touch. */
const share = 0.25;

/** Texts that lie over one another in the same part of the screen. */
export function findOverlaps(elements: readonly LaidOut[]): Flaw[] {
  const texts = elements.filter(({ words, isMoved, isCovered }) => words !== undefined && !isMoved && !isCovered);
  return texts.flatMap((one, index) =>
    texts.slice(index + 1).flatMap((other): Flaw[] => {
      // What scrolls goes under what stands still.
      if (one.scroller !== other.scroller || one.words === undefined || other.words === undefined) return [];
      const [first, second] = [common(one.words, one.clip), common(other.words, other.clip)];
      const both = first && second && common(first, second);
      if (both === undefined || areaOf(both) < share * Math.min(areaOf(one.words), areaOf(other.words))) return [];
      return [{ kind: 'overlap', element: describeLaidOut(one), what: `over ${describeLaidOut(other)}` }];
    }),
  );
}
