import type { Random } from '../../../runtime/random.ts';
import { drawDistinct } from '../../../words/draw-distinct.ts';
import { drawAlphanumeric } from '../../../words/draw-text.ts';
import type { WantedBox } from './checkboxes-form.ts';

/** Check boxes, and the labels of the wanted ones in the order the instruction has them. */
export interface ListedBoxes {
  boxes: WantedBox[];
  listed: string[];
}

/** Draws boxes with letters and digits as labels, of which `wanted` are to be ticked. */
export function drawBoxes(random: Random, { count, wanted }: { count: number; wanted: number }): ListedBoxes {
  const labels = drawDistinct(count, () => drawAlphanumeric(random, 2, 7));
  const listed = random.sample(labels, wanted);
  return { boxes: labels.map((label) => ({ label, wanted: listed.includes(label) })), listed };
}
