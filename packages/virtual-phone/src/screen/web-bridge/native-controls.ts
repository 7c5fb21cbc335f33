import type { WebChoice, WebControl } from '@androidworld/app-sdk/host';
import { report } from './bridge.ts';
import { hasFocus } from './focus.ts';
import { pageDoor } from './page-door.ts';
import { isWithinPage } from './within-page.ts';

type Control = HTMLSelectElement | HTMLInputElement;

const PICKED_TYPES = new Set(['date', 'time', 'datetime-local', 'month', 'week', 'color']);
const OPENING_KEYS = new Set([' ', 'Enter', 'ArrowDown', 'ArrowUp']);

const asked = new Map<number, (choice: WebChoice | null) => void>();
let questions = 0;

/** Lists, dates, times and colours are chosen in dialogs of Android's, never in Chromium's own windows. */
export function followControls(): void {
  // The window comes before everything in the page, and a prevented mousedown is what keeps Chromium's list closed.
  window.addEventListener(
    'mousedown',
    (event) => {
      const control = controlOf(event);
      if (control === null) return;
      event.preventDefault();
      control.focus();
    },
    true,
  );
  window.addEventListener(
    'click',
    (event) => {
      const control = controlOf(event);
      if (control === null) return;
      // A colour's own window opens with the click; the page's handlers still get it.
      if (control instanceof HTMLInputElement) event.preventDefault();
      ask(control);
    },
    true,
  );
  window.addEventListener(
    'keydown',
    (event) => {
      const control = controlOf(event);
      if (control === null || event.key === 'Tab') return;
      event.preventDefault();
      if (OPENING_KEYS.has(event.key)) ask(control);
    },
    true,
  );
  const showPicker = function (this: Control) {
    if (isChosen(this)) ask(this);
  };
  HTMLInputElement.prototype.showPicker = showPicker;
  HTMLSelectElement.prototype.showPicker = showPicker;
}

/** What the person chose in the dialog; null when it was cancelled. */
export function choose(question: number, choice: WebChoice | null): null {
  const chosen = asked.get(question);
  asked.delete(question);
  chosen?.(choice);
  return null;
}

/** Asks a person to choose, in a dialog of Android's. */
export function askToChoose(what: WebControl, chosen: (choice: WebChoice | null) => void): void {
  questions += 1;
  asked.set(questions, chosen);
  report({ kind: 'choose', control: questions, what, hasFocus: hasFocus() });
}

function controlOf(event: Event): Control | null {
  const [target] = event.composedPath();
  const element = target instanceof Element ? (target.closest('select') ?? target) : null;
  return isChosen(element) ? element : null;
}

function isChosen(element: unknown): element is Control {
  if (element instanceof HTMLSelectElement) return !element.disabled;
  return (
    element instanceof HTMLInputElement && PICKED_TYPES.has(element.type) && !element.disabled && !element.readOnly
  );
}

function ask(control: Control): void {
  const choose = isWithinPage() ? pageDoor()?.choose : askToChoose;
  choose?.(describe(control), (choice) => {
    if (choice === null || !apply(control, choice)) return;
    control.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    control.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

function describe(control: Control): WebControl {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options].map((option) => {
      const group = option.parentElement instanceof HTMLOptGroupElement ? option.parentElement : null;
      return {
        label: option.label,
        group: group?.label ?? null,
        selected: option.selected,
        enabled: !option.disabled && group?.disabled !== true,
      };
    });
    return { kind: 'select', multiple: control.multiple, options };
  }
  const { type, value, min, max } = control;
  if (type === 'color') {
    return { kind: 'color', value, suggestions: [...(control.list?.options ?? [])].map((option) => option.value) };
  }
  return { kind: type as 'date', value, min, max };
}

/** @returns whether that changed anything */
function apply(control: Control, choice: WebChoice): boolean {
  if (control instanceof HTMLSelectElement) {
    if (!('selected' in choice)) return false;
    const chosen = new Set(choice.selected);
    const options = [...control.options];
    const isSame = options.every((option, index) => option.selected === chosen.has(index));
    if (isSame) return false;
    if (control.multiple) for (const [index, option] of options.entries()) option.selected = chosen.has(index);
    else control.selectedIndex = choice.selected[0] ?? -1;
    return true;
  }
  if (!('value' in choice) || control.value === choice.value) return false;
  control.value = choice.value;
  return true;
}
