import type { Scene } from '../../../runtime/define-page.ts';
import { answerForm } from '../../../widgets/answer-form.ts';
import { likeness, type Rgb } from './color.ts';
import { colorField } from './color-field.ts';

/** What the field shows at first. */
const START: Rgb = [0xab, 0x25, 0x67];

/** A colour to choose; the reward is how near it is to the one wanted, whenever it is chosen. */
export function showColorForm(wanted: Rgb, { area, end, signal }: Scene): void {
  const field = colorField(START, signal);
  area.append(answerForm(field.element, () => end(likeness(field.color(), wanted), { timeProportional: false })));
}
