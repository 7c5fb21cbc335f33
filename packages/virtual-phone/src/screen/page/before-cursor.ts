import { type Editable, focusedEditable } from '@androidworld/app-sdk/host';
import { createStore, type Store } from '@androidworld/app-sdk/ui';

/** As much of the text as a keyboard asks for. */
const MOST = 100;

/** What stands before the cursor of the focused field; null where none has the focus, or its text is a secret. */
export const beforeCursor: Store<string | null> = createStore<string | null>(null);

/** Follows the cursor and what is typed. */
export function followCursor(): void {
  const update = () => beforeCursor.set(textBefore(focusedEditable()));
  for (const event of ['focusin', 'focusout', 'input', 'selectionchange']) document.addEventListener(event, update);
}

function textBefore(field: Editable | null): string | null {
  if (field === null || field.type === 'password') return null;
  const end = field.selectionStart ?? 0;
  return field.value.slice(Math.max(0, end - MOST), end);
}
