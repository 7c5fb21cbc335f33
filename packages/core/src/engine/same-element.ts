import type { Rect, UiElement } from '../contracts/observation.ts';

/**
 * Whether two observations show the same element, whatever state it is in and however large it is: of one kind, with one
 * id, saying the same in one place. Numbers in its texts may differ: clocks, timers and counters tick.
 */
export function isSameElement(a: UiElement, b: UiElement): boolean {
  return (
    a.className === b.className &&
    a.packageName === b.packageName &&
    a.resourceId === b.resourceId &&
    texts.every((name) => sameText(a[name], b[name])) &&
    samePlace(a, b)
  );
}

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

/** It begins where it began; a text whose digits change may do so elsewhere in its line. */
function samePlace(a: UiElement, b: UiElement): boolean {
  if (a.bounds === undefined || b.bounds === undefined) return a.bounds === b.bounds;
  if (a.bounds.top !== b.bounds.top) return false;
  return a.bounds.left === b.bounds.left || (hasTicked(a, b) && isAnchored(a.bounds, b.bounds));
}

/** Whether it is as large as it was. A text whose digits change may also change its width, to one side or to both. */
export function sameSize(a: UiElement, b: UiElement): boolean {
  if (a.bounds === undefined || b.bounds === undefined) return a.bounds === b.bounds;
  if (a.bounds.top !== b.bounds.top || a.bounds.bottom !== b.bounds.bottom) return false;
  if (a.bounds.left === b.bounds.left && a.bounds.right === b.bounds.right) return true;
  return hasTicked(a, b) && isAnchored(a.bounds, b.bounds);
}

function hasTicked(a: UiElement, b: UiElement): boolean {
  return texts.some((name) => a[name] !== b[name]);
}

function isAnchored(a: Rect, b: Rect): boolean {
  return a.left === b.left || a.right === b.right || Math.abs(a.left + a.right - b.left - b.right) <= 4;
}
