import { describeField, focusedEditable, phoneLink, webFrames } from '@androidworld/app-sdk/host';
import type { FocusedField } from '@androidworld/app-sdk/ui';
import { createStore, type Store } from '@androidworld/app-sdk/ui';

/** The soft keyboard: which field it is for, and whether it is up. */
export interface InputMethodState {
  readonly field: FocusedField | null;
  readonly shown: boolean;
}

export const inputMethod: Store<InputMethodState> = createStore<InputMethodState>({ field: null, shown: false });

export function hideKeyboard(): void {
  const { field, shown } = inputMethod.get();
  if (shown) inputMethod.set({ field, shown: false });
}

function showKeyboard(): void {
  const field = focusedField();
  if (field !== null) inputMethod.set({ field, shown: phoneLink.state.get()?.softKeyboard === true });
}

/** Follows the focus. The keyboard comes when a field is tapped or asks for it, and goes with the last field. */
export function followFocus(): void {
  document.addEventListener('focusin', () => {
    const field = focusedField();
    inputMethod.set({ field, shown: field !== null && inputMethod.get().shown });
  });
  document.addEventListener('focusout', (event) => {
    // Another field may take the focus in the same step.
    if (event.relatedTarget === null) queueMicrotask(settleFocus);
  });
  document.addEventListener('show-keyboard', showKeyboard);
  webFrames.onFocus((field, shows) => {
    if (shows && field !== null) showKeyboard();
    else inputMethod.set({ field, shown: field !== null && inputMethod.get().shown });
  });
  document.addEventListener(
    'click',
    (event) => {
      if (event.target === focusedEditable()) showKeyboard();
    },
    true,
  );
  // Android moves the focus only to what takes it in touch mode: text fields. Buttons leave it where it is.
  document.addEventListener('mousedown', (event) => {
    const takesFocus = event.target instanceof Element && event.target.closest('input, textarea, iframe');
    if (!takesFocus) event.preventDefault();
  });
}

/** The field that has the focus: a widget of the kit, or one in a web page. */
function focusedField(): FocusedField | null {
  const element = focusedEditable();
  return element === null ? webFrames.focusedField() : describeField(element);
}

/** The keyboard goes when its field is gone, hidden or covered by another activity. */
function settleFocus(): void {
  if (focusedField() === null) inputMethod.set({ field: null, shown: false });
}
