import type { WebFlag } from '@androidworld/app-sdk/host';
import { hasClickListener } from './listeners.ts';

/** Roles that are clickable by themselves (`ui::IsControlOnAndroid`). */
const CONTROLS: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'combobox',
  'link',
  'listbox',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'radio',
  'searchbox',
  'slider',
  'spinbutton',
  'spinner',
  'switch',
  'tab',
  'textbox',
  'treeitem',
]);

export function isControl(role: string): boolean {
  return CONTROLS.has(role);
}

/** @param clickable whether something other than its role makes the element clickable */
export function flagsOf(element: Element, role: string, clickable: boolean): readonly WebFlag[] {
  const checked = checkedState(element, role);
  const states: Readonly<Record<WebFlag, boolean>> = {
    checkable: checked !== null,
    checked: checked === true,
    clickable: clickable || CONTROLS.has(role),
    disabled: isDisabled(element),
    focusable: isFocusable(element),
    focused: element === document.activeElement && element !== document.body && document.hasFocus(),
    scrollable: scrolls(element),
    password: element instanceof HTMLInputElement && element.type === 'password',
    selected: isSelected(element),
  };
  return (Object.keys(states) as WebFlag[]).filter((name) => states[name]);
}

/**
 * Listens to clicks itself. Page-wide listeners make nothing clickable; nor does what a click on would bubble from.
 * Other than in Chromium, what shows the hand of a link counts too: its listener stands further up.
 */
export function listensToClicks(element: Element, style: CSSStyleDeclaration): boolean {
  if (hasClickListener(element)) return true;
  if (style.cursor !== 'pointer') return false;
  const { parentElement } = element;
  return parentElement !== null && getComputedStyle(parentElement).cursor !== 'pointer';
}

function checkedState(element: Element, role: string): boolean | null {
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
    return element.checked;
  }
  const attribute = element.getAttribute('aria-checked') ?? element.getAttribute('aria-pressed');
  if (attribute !== null) return attribute === 'true';
  return role === 'checkbox' || role === 'radio' || role === 'switch' ? false : null;
}

/** Chromium on Android makes no difference between disabled and read-only. */
function isDisabled(element: Element): boolean {
  if (element.getAttribute('aria-disabled') === 'true' || element.matches(':disabled')) return true;
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  return isField && element.readOnly;
}

export function isFocusable(element: Element): boolean {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return false;
  if (element.matches(':disabled')) return false;
  return element.tabIndex >= 0 || element.hasAttribute('tabindex');
}

function isSelected(element: Element): boolean {
  if (element instanceof HTMLOptionElement) return element.selected;
  return element.getAttribute('aria-selected') === 'true';
}

function scrolls(element: Element): boolean {
  if (element.scrollHeight <= element.clientHeight + 1 && element.scrollWidth <= element.clientWidth + 1) return false;
  const { overflowX, overflowY } = getComputedStyle(element);
  return [overflowX, overflowY].some((overflow) => overflow === 'auto' || overflow === 'scroll');
}
