import { computeAccessibleDescription, computeAccessibleName } from 'dom-accessibility-api';

/** Roles whose text is their value; their name goes into the hint. */
const VALUED: ReadonlySet<string> = new Set(['combobox', 'searchbox', 'slider', 'spinbutton', 'spinner', 'textbox']);
/** Roles that are named by what is in them, and show it as their own text. */
const NAMED: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'heading',
  'img',
  'image',
  'menuitem',
  'menuitemcheckbox',
  'menuitemradio',
  'meter',
  'option',
  'progressbar',
  'radio',
  'switch',
  'tab',
  'treeitem',
]);

/** What the node of an element says: `BrowserAccessibilityAndroid::GetInnerText()`. */
export function textOf(element: Element, role: string): string {
  if (VALUED.has(role)) return shownValueOf(element);
  if (NAMED.has(role)) return nameOf(element) || fileName(element);
  // Names from contents are those of the nodes in it.
  return element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby') ? nameOf(element) : '';
}

/** Name, placeholder and description of what shows its value as text: `BrowserAccessibilityAndroid::GetHint()`. */
export function hintOf(element: Element, role: string): string {
  const placeholder = element.getAttribute('placeholder') ?? element.getAttribute('aria-placeholder') ?? '';
  // Only these two make one; to find that out in the library's way takes longer than all the rest.
  const isDescribed = element.hasAttribute('title') || element.hasAttribute('aria-describedby');
  const description = isDescribed ? computeAccessibleDescription(element) : '';
  if (!VALUED.has(role)) return description;
  return [...new Set([nameOf(element), placeholder, description])].filter((text) => text !== '').join(' ');
}

function nameOf(element: Element): string {
  return computeAccessibleName(element);
}

function shownValueOf(element: Element): string {
  if (element instanceof HTMLInputElement) {
    if (element.type === 'password') return '•'.repeat(element.value.length);
    return element.type === 'color' ? element.value.toUpperCase() : element.value;
  }
  if (element instanceof HTMLTextAreaElement) return element.value;
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.label ?? '';
  return element.getAttribute('aria-valuetext') ?? element.getAttribute('aria-valuenow') ?? element.textContent.trim();
}

/** Pictures without any `alt` are called by their file. */
function fileName(element: Element): string {
  if (!(element instanceof HTMLImageElement) || element.hasAttribute('alt')) return '';
  return /([^/]*?)(\.[^./]*)?\/*$/.exec(element.src.replace(/[?#].*/, ''))?.[1] ?? '';
}
