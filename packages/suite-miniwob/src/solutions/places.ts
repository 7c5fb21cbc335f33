import { AndroidWorldError, type Target, type Ui, type UiElement } from '@androidworld/core';
import type { Point, Rect } from '@androidworld/core/driver';

/** The pixels of the screen a CSS pixel of a page takes. */
export const CSS_PIXEL = 5;

/** Where an element is on the screen. @throws AW_TASK_FAILED if it is not there, or its place is not known */
export function boxOf(ui: Ui, target: Target): Rect {
  const bounds = elementOf(ui, target).bounds;
  if (bounds !== undefined) return bounds;
  throw new AndroidWorldError('AW_TASK_FAILED', `Expected ${JSON.stringify(target)} to have a place on the screen`);
}

/** The middle of an element, with its fractions. @throws AW_TASK_FAILED if it is not there */
export function middleOf(ui: Ui, target: Target): Point {
  const { left, top, right, bottom } = boxOf(ui, target);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** Taps a place. */
export async function tapAt(ui: Ui, { x, y }: Point): Promise<void> {
  await ui.perform({ action_type: 'click', x: Math.round(x), y: Math.round(y) });
}

/** Drags an element by its middle, as far as said, in CSS px. */
export async function dragBy(ui: Ui, target: Target, way: Point): Promise<void> {
  const { x, y } = middleOf(ui, target);
  await ui.perform({
    action_type: 'drag_and_drop',
    x: Math.round(x),
    y: Math.round(y),
    to_x: Math.round(x + way.x * CSS_PIXEL),
    to_y: Math.round(y + way.y * CSS_PIXEL),
  });
}

function elementOf(ui: Ui, target: Target): UiElement {
  const element = ui.find(target);
  if (element !== undefined) return element;
  throw new AndroidWorldError('AW_TASK_FAILED', `Expected ${JSON.stringify(target)} on the page; it is not there`);
}
