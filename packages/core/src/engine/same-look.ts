import type { Observation, UiElement } from '../contracts/observation.ts';
import { isSameElement, sameSize } from './same-element.ts';

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
  return left.length === right.length && left.every((element, place) => inSameState(element, right[place]));
}

/** It changes a moment after the tree; when one of the two does not know it, the tree decides. */
function sameForeground(a: Observation, b: Observation): boolean {
  if (a.foreground === undefined || b.foreground === undefined) return true;
  return a.foreground.packageName === b.foreground.packageName && a.foreground.activity === b.foreground.activity;
}

function samePicture(a: Observation, b: Observation): boolean {
  if (a.screenshot === undefined || b.screenshot === undefined) return a.screenshot === b.screenshot;
  return Buffer.compare(a.screenshot.bytes, b.screenshot.bytes) === 0;
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

function inSameState(a: UiElement, b: UiElement | undefined): boolean {
  return b !== undefined && isSameElement(a, b) && sameSize(a, b) && state.every((name) => a[name] === b[name]);
}

const state = [
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
