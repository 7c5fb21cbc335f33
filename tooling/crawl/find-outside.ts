import { describeLaidOut } from './describe-laid-out.ts';
import type { Flaw } from './finding.ts';
import type { LaidOut, LayoutReport } from './read-layout.ts';

const slackPx = 3;

/** What can be pressed or read, and reaches out of the screen though nothing around it scrolls. */
export function findOutside({ elements, screen }: LayoutReport): Flaw[] {
  return elements.filter(matters).flatMap((element): Flaw[] => {
    if (element.scroller !== undefined || element.isMoved) return [];
    const [left, top, right, bottom] = element.words ?? element.box;
    const over = Math.max(-left, -top, right - screen.width, bottom - screen.height);
    if (over <= slackPx) return [];
    return [{ kind: 'outside', element: describeLaidOut(element), what: `${Math.round(over)} px beyond the edge` }];
  });
}

/** What a person presses or reads. */
export function matters({ clickable, text, description }: LaidOut): boolean {
  return clickable || text !== undefined || description !== undefined;
}
