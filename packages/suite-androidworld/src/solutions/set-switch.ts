import type { Ui, UiElement } from '@androidworld/core';

/** Sets the switch in the row of a label, when it is not set so already. */
export async function setSwitch(ui: Ui, label: string, on: boolean): Promise<void> {
  const row = await ui.waitFor({ label });
  const toggle = ui.findAll({ className: /Switch|ToggleButton|CheckBox/ }).find((element) => inRowOf(element, row));
  if (!toggle) throw new Error(`Expected a switch beside "${label}"; there is none on this screen`);
  if (toggle.checked !== on) await ui.tap(toggle);
}

function inRowOf(element: UiElement, row: UiElement): boolean {
  if (!element.bounds || !row.bounds) return false;
  const middle = (element.bounds.top + element.bounds.bottom) / 2;
  return Math.abs(middle - (row.bounds.top + row.bounds.bottom) / 2) < 80;
}
