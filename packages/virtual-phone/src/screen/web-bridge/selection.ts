import { focusedFrame } from './page-door.ts';

/** The selected text; a cut takes it out of its field. */
export function selection(cut: boolean): string {
  const frame = focusedFrame();
  if (frame !== undefined) return frame.selection(cut);
  const element = document.activeElement;
  const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element : null;
  if (field?.type === 'password') return '';
  const text =
    field === null
      ? String(window.getSelection() ?? '')
      : field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0);
  if (cut && text !== '') document.execCommand('delete');
  return text;
}

export function selectAll(): null {
  const frame = focusedFrame();
  if (frame !== undefined) return frame.selectAll();
  document.execCommand('selectAll');
  return null;
}

/** Brings the field that is typed in into view. */
export function revealFocus(): null {
  const element = document.activeElement;
  if (element !== document.body) element?.scrollIntoView({ block: 'nearest' });
  return focusedFrame()?.revealFocus() ?? null;
}
