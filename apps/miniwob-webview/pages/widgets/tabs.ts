import { type Child, h } from '../runtime/dom.ts';
import './tabs.css';

/** A tab and its panel. */
export interface Tab {
  label: string;
  panel: Child;
}

/**
 * Tabs in a row, one panel shown.
 *
 * @param options.active index of the tab that is open at first
 * @param options.select called when a tab is tapped, the open one too
 */
export function tabs(
  list: readonly Tab[],
  options: { active?: number; select?: (index: number) => void } = {},
): HTMLElement {
  const panels = list.map(({ label, panel }) =>
    h('div', { class: 'tab-panel', role: 'tabpanel', 'aria-label': label }, panel),
  );
  const headers = list.map(({ label }, index) =>
    h('button', { class: 'tab', type: 'button', role: 'tab', onclick: () => press(index) }, label),
  );
  const open = (active: number): void => {
    for (const [index, header] of headers.entries()) header.setAttribute('aria-selected', String(index === active));
    for (const [index, panel] of panels.entries()) panel.hidden = index !== active;
  };
  const press = (index: number): void => {
    open(index);
    options.select?.(index);
  };
  open(options.active ?? 0);
  return h('div', { class: 'tabs' }, h('div', { class: 'tab-list', role: 'tablist' }, headers), panels);
}
