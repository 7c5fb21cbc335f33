import { areaOf, type Box, common } from './box.ts';
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
      if (one.scroller !== other.scroller || !linesOf(one).some((line) => linesOf(other).some(liesOver(line))))
        return [];
      return [{ kind: 'overlap', element: describeLaidOut(one), what: `over ${describeLaidOut(other)}` }];
    }),
  );
}

function liesOver(one: Box): (other: Box) => boolean {
  return (other) => {
    const both = common(one, other);
    return both !== undefined && areaOf(both) >= share * Math.min(areaOf(one), areaOf(other));
  };
}

/** What can be seen of each. */
function linesOf({ words, lines = words === undefined ? [] : [words], clip }: LaidOut): Box[] {
  return lines.flatMap((line) => {
    const seen = common(line, clip);
    return seen === undefined ? [] : [seen];
  });
}
