import type { PageNode } from '../../protocol.ts';

const flagNames = [
  'clickable',
  'longClickable',
  'checkable',
  'checked',
  'focusable',
  'focused',
  'scrollable',
  'selected',
  'password',
  'disabled',
] as const;

/** `TextView`, of `android.widget.TextView`. */
export function shortClass({ className }: PageNode): string {
  return className.slice(className.lastIndexOf('.') + 1);
}

/** `#fab_add`, `#android:title` for the system's own. */
export function shortId({ resourceId, packageName }: PageNode): string {
  if (resourceId === undefined) return '';
  const [owner, name = owner] = resourceId.split(':id/');
  return owner === packageName || name === owner ? `#${name}` : `#${owner}:${name}`;
}

/** What it says, in one line. */
export function shortText({ text, contentDescription, hint }: PageNode): string {
  const words = text || contentDescription || hint || '';
  const line = words.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
}

/** `[42,199][1038,325]`, as `uiautomator dump` writes it. */
export function boundsText({ bounds: [left, top, right, bottom] }: PageNode): string {
  return `[${left},${top}][${right},${bottom}]`;
}

export function sizeText({ bounds: [left, top, right, bottom] }: PageNode): string {
  return `${right - left} × ${bottom - top} px`;
}

/** Those that are set. */
export function flagsOf(node: PageNode): readonly string[] {
  return flagNames.filter((name) => node[name] === true);
}
