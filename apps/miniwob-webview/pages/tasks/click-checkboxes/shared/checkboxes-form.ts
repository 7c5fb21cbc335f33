import type { Scene } from '../../../runtime/define-page.ts';
import { answerForm } from '../../../widgets/answer-form.ts';
import { checkList } from '../../../widgets/check-list.ts';

/** A check box and whether it is to be ticked. */
export interface WantedBox {
  label: string;
  wanted: boolean;
}

/** Shows the boxes, column after column, and Submit: right when exactly the wanted ones are ticked. */
export function checkboxesForm(boxes: readonly WantedBox[], { area, judge }: Scene, { columns = 1 } = {}): void {
  const list = checkList(boxes.map((box) => box.label));
  const rows = Math.ceil(boxes.length / columns);
  list.element.style.cssText = `display: grid; grid-auto-flow: column; grid-template: repeat(${rows}, auto) / repeat(${columns}, 1fr)`;
  area.append(
    answerForm(list.element, () => judge(list.checked().every((checked, index) => checked === boxes[index]?.wanted))),
  );
}
