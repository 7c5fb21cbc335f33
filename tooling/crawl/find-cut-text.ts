import { describeLaidOut } from './describe-laid-out.ts';
import type { Flaw } from './finding.ts';
import type { LaidOut } from './read-layout.ts';

/** Letters' own boxes are a little higher than what is drawn of them. */
const sidewaysPx = 3;
/** Of a line's height: room above and below the letters, which may go. */
const upDownShare = 0.22;

/** Texts of which a part is hidden by their own box or one around it, and that do not say so with an ellipsis. */
export function findCutText(elements: readonly LaidOut[]): Flaw[] {
  return elements.flatMap((element): Flaw[] => {
    const { words, clip, hasEllipsis, isMoved, isCovered, className } = element;
    // Fields scroll their text; what is moved or covered is on its way, or behind something.
    if (words === undefined || hasEllipsis || isMoved || isCovered || /EditText|AutoCompleteTextView/.test(className))
      return [];
    const isGone = words[2] <= clip[0] || words[0] >= clip[2] || words[3] <= clip[1] || words[1] >= clip[3];
    if (isGone) return [];
    const sideways = Math.max(clip[0] - words[0], words[2] - clip[2]);
    const upDown = Math.max(clip[1] - words[1], words[3] - clip[3]);
    const height = words[3] - words[1];
    const isCutUpDown = upDown > Math.max(sidewaysPx, Math.min(height, lineHeightPx) * upDownShare);
    if (sideways <= sidewaysPx && !isCutUpDown) return [];
    const what = isCutUpDown
      ? `${Math.round(upDown)} px of its height hidden`
      : `${Math.round(sideways)} px of its width hidden`;
    return [{ kind: 'cut', element: describeLaidOut(element), what }];
  });
}

/** About that of a text of 16 sp: of several lines, one is looked at. */
const lineHeightPx = 60;
