import { h } from '../../../runtime/dom.ts';
import { type MenuIcon, menuIcon } from './menu-icon.ts';
import './menu.css';

/** An entry of a menu: to choose, to open, or (with neither meaning) only to be seen. */
export interface MenuEntry {
  readonly label: string;
  readonly icon?: MenuIcon;
  readonly disabled?: boolean;
  readonly entries?: readonly MenuEntry[];
}

/** A button that opens a menu above it and closes it again. */
export function menuButton(entries: readonly MenuEntry[], choose: (label: string) => void): HTMLElement {
  const list = menu(entries, choose, 'menu');
  const toggle = (): void => {
    list.hidden = !list.hidden;
    button.setAttribute('aria-expanded', String(!list.hidden));
  };
  const button = h(
    'button',
    { id: 'open-menu', type: 'button', 'aria-haspopup': 'menu', 'aria-expanded': 'false', onclick: toggle },
    'Menu',
  );
  return h('div', { class: 'menu-place' }, list, button);
}

function menu(entries: readonly MenuEntry[], choose: (label: string) => void, id?: string): HTMLUListElement {
  return h(
    'ul',
    { id, class: 'menu', role: 'menu', hidden: true },
    entries.map((entry) => h('li', { role: 'none' }, entryParts(entry, choose))),
  );
}

function entryParts({ label, icon, disabled, entries }: MenuEntry, choose: (label: string) => void): HTMLElement[] {
  const picture = icon && menuIcon(icon);
  picture?.setAttribute('aria-hidden', 'true');
  if (entries === undefined) {
    const attributes = { class: 'menu-item', role: 'menuitem', 'aria-disabled': disabled === true && 'true' };
    return [h('div', { ...attributes, onclick: disabled ? undefined : () => choose(label) }, picture, label)];
  }
  const submenu = menu(entries, choose);
  const open = (): void => {
    submenu.hidden = !submenu.hidden;
    item.setAttribute('aria-expanded', String(!submenu.hidden));
  };
  const states = { 'aria-haspopup': 'menu', 'aria-expanded': 'false' };
  const item = h('div', { class: 'menu-item', role: 'menuitem', ...states, onclick: open }, `${label} \u25b8`);
  return [item, submenu];
}
