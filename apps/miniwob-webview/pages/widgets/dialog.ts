import { type Child, h } from '../runtime/dom.ts';
import './dialog.css';

/** A window in the page: a bar with a title and a close button, a content, and buttons. The Escape key does nothing. */
export function dialog(options: {
  title?: string;
  content: Child;
  close: () => void;
  /** From left to right. */
  buttons?: readonly { label: string; press: () => void }[];
  /** Place and size, as CSS. */
  style?: string;
}): HTMLElement {
  const { title = 'Dialog', content, close, buttons = [], style } = options;
  return h(
    'div',
    { class: 'dialog', role: 'dialog', 'aria-label': title, style },
    h(
      'div',
      { class: 'dialog-bar' },
      h('span', { class: 'dialog-title' }, title),
      h('button', { class: 'dialog-close', type: 'button', 'aria-label': 'x', onclick: close }, '×'),
    ),
    h('div', { class: 'dialog-content' }, content),
    buttons.length > 0 &&
      h(
        'div',
        { class: 'dialog-buttons' },
        buttons.map(({ label, press }) => h('button', { type: 'button', onclick: press }, label)),
      ),
  );
}
