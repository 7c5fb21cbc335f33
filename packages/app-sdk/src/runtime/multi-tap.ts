import { viewConfiguration } from '../ui/scroll/view-configuration.ts';
import type { Editable } from './editable.ts';
import { phoneTime } from './phone-time.ts';
import { pressField, textFieldAt } from './press-field.ts';

/**
 * Keeps apart what Android keeps apart: the browser takes taps up to about 400 ms from each other for double and triple
 * ones, which select words and lines of a text field. Those further apart than Android's limit place the cursor; so does
 * one after a tap on something else, of which Chromium may not have been told. And so does one on a field that has the
 * focus and something selected, which the browser leaves as it is where all of it is, beyond its end.
 */
export function followMultiTaps(): void {
  let last: { readonly ms: number; readonly on: EventTarget | null } | undefined;
  let isLate = false;
  // Noted before anybody else can stop the event, acted on after the page's own handlers.
  window.addEventListener(
    'mousedown',
    (event) => {
      const [ms, on] = [phoneTime.eventTime(event), event.target];
      isLate = last?.on !== on || ms - last.ms > viewConfiguration.doubleTapTimeoutMs;
      last = { ms, on };
    },
    { capture: true },
  );
  window.addEventListener('mousedown', (event) => {
    const field = textFieldAt(event.target);
    if (field === undefined || event.defaultPrevented || !(event.detail > 1 ? isLate : isSelected(field))) return;
    event.preventDefault();
    pressField(field, { x: event.clientX, y: event.clientY }, 1);
  });
  window.addEventListener(
    'dblclick',
    (event) => {
      if (isLate) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** Whether it has the focus, and something in it is selected. */
function isSelected(field: Editable): boolean {
  return field === document.activeElement && field.selectionStart !== field.selectionEnd;
}
