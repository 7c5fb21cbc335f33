import type { Observation, Rect, UiElement } from '../contracts/observation.ts';

/**
 * Whether two observations show the same, apart from what ticks by itself: the status bar, and texts of an element
 * that stays where it is and differ in digits only (clocks, timers, counters, percentages, "3 minutes ago").
 *
 * Observations without a tree are compared by their pictures.
 */
export function sameLook(a: Observation, b: Observation): boolean {
  if (a.screen.width !== b.screen.width || a.screen.height !== b.screen.height) return false;
  if (!sameForeground(a, b)) return false;
  if (a.elements.length === 0 && b.elements.length === 0) return samePicture(a, b);
  const left = withoutStatusBar(a);
  const right = withoutStatusBar(b);
  return left.length === right.length && left.every((element, place) => sameElement(element, right[place]));
}

/** It changes a moment after the tree; when one of the two does not know it, the tree decides. */
function sameForeground(a: Observation, b: Observation): boolean {
  if (a.foreground === undefined || b.foreground === undefined) return true;
  return a.foreground.packageName === b.foreground.packageName && a.foreground.activity === b.foreground.activity;
}

function samePicture(a: Observation, b: Observation): boolean {
  if (a.screenshot === undefined || b.screenshot === undefined) return a.screenshot === b.screenshot;
  return Buffer.compare(a.screenshot.png, b.screenshot.png) === 0;
}

/** The bar is about 5 % of the long side; the shade and heads-up notifications reach further down. */
const statusBarShare = 0.06;

function withoutStatusBar({ elements, screen }: Observation): readonly UiElement[] {
  const lowest = statusBarShare * Math.max(screen.width, screen.height);
  return elements.filter(
    ({ packageName, bounds }) =>
      !(packageName === 'com.android.systemui' && bounds !== undefined && bounds.bottom <= lowest),
  );
}

function sameElement(a: UiElement, b: UiElement | undefined): boolean {
  return (
    b !== undefined &&
    plain.every((name) => a[name] === b[name]) &&
    texts.every((name) => sameText(a[name], b[name])) &&
    sameBounds(a, b)
  );
}

const plain = [
  'className',
  'packageName',
  'resourceId',
  'checkable',
  'checked',
  'clickable',
  'editable',
  'enabled',
  'focusable',
  'focused',
  'longClickable',
  'password',
  'scrollable',
  'selected',
  'visibleToUser',
] as const;

const texts = ['text', 'contentDescription', 'hintText', 'tooltipText'] as const;

function sameText(a: string | undefined, b: string | undefined): boolean {
  if (a === b) return true;
  return a !== undefined && b !== undefined && hasDigit(a) && hasDigit(b) && withoutNumbers(a) === withoutNumbers(b);
}

function hasDigit(text: string): boolean {
  return /\d/.test(text);
}

/** `12:59 PM` and `1:00 AM`, `59 seconds ago` and `1 minute ago`, `9,5 %` and `10 %` become the same. */
function withoutNumbers(text: string): string {
  return text
    .replace(/\d+(?:[.,:]\d+)*/g, '#')
    .replace(/#(?:\s*(?:%|[ap]m\b|(?:ms|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?)\b))+/gi, '#')
    .replace(/#(?:[\s:]*#)+/g, '#');
}

/** A text whose digits change may also change its width, to one side or to both. */
function sameBounds(a: UiElement, b: UiElement): boolean {
  if (a.bounds === undefined || b.bounds === undefined) return a.bounds === b.bounds;
  if (a.bounds.top !== b.bounds.top || a.bounds.bottom !== b.bounds.bottom) return false;
  if (a.bounds.left === b.bounds.left && a.bounds.right === b.bounds.right) return true;
  const ticked = texts.some((name) => a[name] !== b[name]);
  return ticked && isAnchored(a.bounds, b.bounds);
}

function isAnchored(a: Rect, b: Rect): boolean {
  return a.left === b.left || a.right === b.right || Math.abs(a.left + a.right - b.left - b.right) <= 4;
}
