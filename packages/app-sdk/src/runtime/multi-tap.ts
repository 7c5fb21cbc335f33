import { viewConfiguration } from '../ui/scroll/view-configuration.ts';
import { phoneTime } from './phone-time.ts';

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
    const isFirst = event.detail > 1 ? isLate : isSelected(event.target);
    if (isFirst && !event.defaultPrevented) placeCursor(event);
  });
  window.addEventListener(
    'dblclick',
    (event) => {
      if (isLate) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** Whether it is a text field that has the focus, and something in it is selected. */
function isSelected(target: EventTarget | null): boolean {
  return isField(target) && target === document.activeElement && target.selectionStart !== target.selectionEnd;
}

function isField(target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement {
  return target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
}

function placeCursor(event: MouseEvent): void {
  const field = event.target;
  // Kinds without a text, and those whose selection scripts may not touch (numbers, e-mail addresses), have none.
  if (!isField(field) || field.selectionStart === null) return;
  event.preventDefault();
  const hit = document.caretPositionFromPoint(event.clientX, event.clientY);
  field.focus();
  if (hit?.offsetNode === field) field.setSelectionRange(hit.offset, hit.offset);
}
