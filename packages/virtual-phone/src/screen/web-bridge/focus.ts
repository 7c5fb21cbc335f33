import type { WebField } from '@androidworld/app-sdk/host';
import type { ImeAction, InputType } from '@androidworld/app-sdk/ui';
import { report } from './bridge.ts';

// Taken before any script of the page can put something else in its place.
export const hasFocus = document.hasFocus.bind(document);

/** Tells which field has the focus, and when a person taps it: that brings the keyboard. */
export function followFocus(): void {
  const tell = (shows: boolean) => report({ kind: 'focus', field: focusedField(), shows });
  window.addEventListener('focusin', () => tell(navigator.userActivation.isActive), true);
  window.addEventListener(
    'focusout',
    (event) => {
      // Another field may take the focus in the same step.
      if (event.relatedTarget === null) queueMicrotask(() => tell(false));
    },
    true,
  );
  window.addEventListener(
    'click',
    (event) => {
      const { activeElement } = document;
      if (activeElement !== null && event.composedPath().includes(activeElement)) tell(true);
    },
    true,
  );
}

function focusedField(): WebField | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || !takesText(element)) return null;
  const multiline = element instanceof HTMLTextAreaElement || element.isContentEditable;
  return { inputType: inputTypeOf(element), imeAction: imeActionOf(element, multiline), multiline };
}

const TEXT_TYPES = new Set(['text', 'search', 'url', 'tel', 'email', 'password', 'number']);

/** Whether the element is a text field that can be typed in. */
function takesText(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement) {
    return TEXT_TYPES.has(element.type) && !element.disabled && !element.readOnly;
  }
  if (element instanceof HTMLTextAreaElement) return !element.disabled && !element.readOnly;
  return element.isContentEditable;
}

const BY_INPUT_MODE: Readonly<Record<string, InputType>> = {
  decimal: 'numberDecimal',
  numeric: 'number',
  tel: 'phone',
  email: 'textEmailAddress',
  url: 'textUri',
};
const BY_TYPE: Readonly<Record<string, InputType>> = {
  password: 'textPassword',
  email: 'textEmailAddress',
  url: 'textUri',
  tel: 'phone',
  number: 'numberDecimal',
};

function inputTypeOf(element: HTMLElement): InputType {
  const mode = BY_INPUT_MODE[element.inputMode];
  if (mode !== undefined) return mode;
  return (element instanceof HTMLInputElement ? BY_TYPE[element.type] : undefined) ?? 'text';
}

const KEY_HINTS: Readonly<Record<string, ImeAction>> = {
  enter: 'none',
  done: 'done',
  go: 'go',
  next: 'next',
  previous: 'previous',
  search: 'search',
  send: 'send',
};

function imeActionOf(element: HTMLElement, multiline: boolean): ImeAction {
  const hint = KEY_HINTS[element.enterKeyHint];
  if (hint !== undefined) return hint;
  if (multiline || !(element instanceof HTMLInputElement)) return 'none';
  if (element.type === 'search') return 'search';
  const fields = [...(element.form?.elements ?? [])].filter((each) => each instanceof HTMLElement && takesText(each));
  return fields.at(-1) === element || fields.length === 0 ? 'go' : 'next';
}
