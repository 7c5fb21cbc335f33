import { h } from '../../../runtime/dom.ts';

/** Numbers of pages, with arrows to the pages before and after the current one. */
export function pager(current: number, last: number, turn: (page: number) => void): HTMLElement {
  const button = (text: string, page: number, attributes = {}): HTMLElement =>
    h('button', { type: 'button', ...attributes, onclick: () => turn(page) }, text);
  const numbers = Array.from({ length: last }, (_, index) => index + 1).map((page) =>
    button(String(page), page, { 'aria-current': page === current ? 'page' : undefined }),
  );
  return h(
    'div',
    { class: 'pager', role: 'navigation', 'aria-label': 'Pages' },
    current > 1 && button('<', current - 1, { 'aria-label': 'Previous page' }),
    numbers,
    current < last && button('>', current + 1, { 'aria-label': 'Next page' }),
  );
}
