import { type Child, h } from '../runtime/dom.ts';
import './modal.css';

/**
 * A sheet over the whole page, as a phone shows for a choice; appended to the area, so that a new problem removes it.
 *
 * @returns closes it
 */
export function showModal(area: HTMLElement, label: string, ...content: Child[]): () => void {
  const sheet = h('div', { class: 'modal-sheet', role: 'dialog', 'aria-modal': 'true', 'aria-label': label }, content);
  const backdrop = h('div', { class: 'modal' }, sheet);
  backdrop.addEventListener('click', (event) => {
    if (event.target === backdrop) backdrop.remove();
  });
  area.append(backdrop);
  return () => backdrop.remove();
}
