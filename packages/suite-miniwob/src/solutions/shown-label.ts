import type { UiElement } from '@androidworld/core';

/** The label of a field that is empty: Android 13 shows a hint as the text. */
export function shownLabel({ hintText, text = '' }: UiElement): string {
  return hintText ?? text;
}
