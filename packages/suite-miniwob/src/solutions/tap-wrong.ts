import type { Ui, UiElement } from '@androidworld/core';

/** A wrong answer: taps the first of these or, where there is none, the instruction. */
export async function tapWrong(ui: Ui, [wrong]: readonly UiElement[]): Promise<void> {
  await ui.tap(wrong ?? { resourceId: 'query' });
}
