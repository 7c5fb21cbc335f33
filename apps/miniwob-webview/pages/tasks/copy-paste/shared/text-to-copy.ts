import type { Random } from '../../../runtime/random.ts';
import { textArea } from '../../../widgets/text-field.ts';
import { drawOpenText } from '../../../words/draw-text.ts';

/** A text, and the size of the area that shows it, in px. */
export interface TextToCopy {
  text: string;
  width: number;
  height: number;
}

/** Draws six to nine words, with the space at the end that the original has, too. */
export function drawTextToCopy(random: Random, heights: { min: number; max: number }): TextToCopy {
  const inFives = (min: number, max: number): number => random.integer(min / 5, max / 5) * 5;
  return {
    text: `${drawOpenText(random, 6, 9)} `,
    width: inFives(55, 145),
    height: inFives(heights.min, heights.max),
  };
}

/** The area with the text in it; it can be edited, which changes nothing of what is right. */
export function textToCopyArea({ text, width, height }: TextToCopy, id: string, label: string): HTMLTextAreaElement {
  const style = `display: block; width: ${width}px; height: ${height}px; margin-bottom: 3px; resize: none`;
  return textArea(text, { id, 'aria-label': label, style });
}

/** Whether the text was pasted; the space at its end, which nobody sees, may be missing. */
export function isCopied(pasted: string, { text }: TextToCopy): boolean {
  return pasted.trimEnd() === text.trimEnd();
}
