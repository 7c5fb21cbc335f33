import type { Scene } from '../../../runtime/define-page.ts';
import { answerForm } from '../../../widgets/answer-form.ts';
import { checkList } from '../../../widgets/check-list.ts';

/** A check box and whether it is to be ticked. */
export interface WantedBox {
  label: string;
  wanted: boolean;
}

/** Shows the boxes and Submit: right when exactly the wanted ones are ticked. */
export function checkboxesForm(boxes: readonly WantedBox[], { area, judge }: Scene): void {
  const list = checkList(boxes.map((box) => box.label));
  area.append(
    answerForm(list.element, () => judge(list.checked().every((checked, index) => checked === boxes[index]?.wanted))),
  );
}
