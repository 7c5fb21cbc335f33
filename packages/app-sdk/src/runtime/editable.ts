import type { FocusedField, ImeAction, InputType } from '../ui/define-screens.ts';

/** The elements that take text. */
export type Editable = HTMLInputElement | HTMLTextAreaElement;

export interface EditableOptions {
  readonly packageName: string;
  readonly inputType: InputType;
  readonly imeAction: ImeAction;
  /** Returns true when it did what the action asks for. */
  onImeAction?(action: ImeAction): boolean | undefined;
}

const registered = new WeakMap<Element, EditableOptions>();

/** Tells the frame what keyboard a field wants. */
export function registerEditable(element: Editable, options: EditableOptions): void {
  registered.set(element, options);
}

/** The text field that has the focus. */
export function focusedEditable(): Editable | null {
  const element = document.activeElement;
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
}

/** What a keyboard should know of a field; null when nothing was registered for it. */
export function describeField(element: Editable): FocusedField | null {
  const options = registered.get(element);
  if (options === undefined) return null;
  const { packageName, inputType, imeAction } = options;
  return { packageName, inputType, imeAction, multiline: element instanceof HTMLTextAreaElement };
}

/** Replaces the selection as typing does: `input` events, undo and length limits included. */
export function insertText(element: Editable, text: string): void {
  element.focus();
  document.execCommand('insertText', false, text);
}

/**
 * The keyboard's action key: a new line in multi-line fields without an action, else the field's action: its own
 * handler, or the next field for `next`.
 *
 * @returns whether the keyboard should go
 */
export function performImeAction(element: Editable): boolean {
  const options = registered.get(element);
  const multiline = element instanceof HTMLTextAreaElement;
  const action = options?.imeAction ?? 'none';
  if (multiline && action === 'none') {
    insertText(element, '\n');
    return false;
  }
  if (options?.onImeAction?.(action)) return true;
  if (action === 'next' || (action === 'none' && nextEditable(element) !== undefined)) {
    nextEditable(element)?.focus();
    return false;
  }
  return action !== 'none';
}

function nextEditable(element: Editable): Editable | undefined {
  const fields = [...document.querySelectorAll<Editable>('input[data-class], textarea[data-class]')];
  const visible = fields.filter((field) => field.checkVisibility() && !field.disabled);
  return visible[visible.indexOf(element) + 1];
}
