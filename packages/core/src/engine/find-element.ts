import type { Observation, UiElement } from '../contracts/observation.ts';
import type { Selector, Target } from '../contracts/task.ts';
import { isSameElement } from './same-element.ts';

/** The first element a target stands for (`Selector.nth` counts), top to bottom. */
export function findElement(target: Target, observation: Observation): UiElement | undefined {
  const found = findElements(target, observation);
  const nth = isSelector(target) ? (target.nth ?? 0) : 0;
  return found.at(nth);
}

/**
 * All visible elements a target stands for, top to bottom, then left to right; `nth` is not looked at.
 * Of an element of an earlier observation: the same one on this, whatever state it is in now.
 */
export function findElements(target: Target, observation: Observation): UiElement[] {
  const matches = matcherOf(target);
  return observation.elements.filter((element) => element.visibleToUser && matches(element)).sort(readingOrder);
}

/** As it stands in an error: `text "Save", editable true`. */
export function describeTarget(target: Target): string {
  if (typeof target === 'string') return JSON.stringify(target);
  if (target instanceof RegExp) return String(target);
  if (isElement(target))
    return `element ${target.index} (${target.text ?? target.contentDescription ?? target.className})`;
  return Object.entries(target)
    .map(([name, value]) => `${name} ${value instanceof RegExp ? String(value) : JSON.stringify(value)}`)
    .join(', ');
}

function matcherOf(target: Target): (element: UiElement) => boolean {
  if (typeof target === 'string' || target instanceof RegExp)
    return (element) => matchesSelector({ label: target }, element);
  if (isElement(target)) return (element) => isSameElement(target, element);
  return (element) => matchesSelector(target, element);
}

function isElement(target: Target): target is UiElement {
  return typeof target === 'object' && 'index' in target;
}

function isSelector(target: Target): target is Selector {
  return typeof target === 'object' && !(target instanceof RegExp) && !isElement(target);
}

function matchesSelector(selector: Selector, element: UiElement): boolean {
  const { text, contentDescription, label, hintText, resourceId, className, packageName } = selector;
  return (
    (text === undefined || matchesText(text, element.text)) &&
    (contentDescription === undefined || matchesText(contentDescription, element.contentDescription)) &&
    (label === undefined || matchesText(label, element.text) || matchesText(label, element.contentDescription)) &&
    (hintText === undefined || matchesText(hintText, element.hintText)) &&
    (resourceId === undefined || matchesId(resourceId, element.resourceId)) &&
    (className === undefined || matchesText(className, element.className)) &&
    (packageName === undefined || packageName === element.packageName) &&
    flags.every((flag) => selector[flag] === undefined || selector[flag] === element[flag])
  );
}

const flags = ['checked', 'editable', 'clickable', 'scrollable'] as const;

function matchesText(wanted: string | RegExp, found: string | undefined): boolean {
  if (found === undefined) return false;
  // A sticky or global expression keeps a position between calls; `search` does not look at it.
  return typeof wanted === 'string' ? wanted.trim() === found.trim() : found.search(wanted) >= 0;
}

function matchesId(wanted: string, found: string | undefined): boolean {
  return found !== undefined && (found === wanted || found.endsWith(`:id/${wanted}`));
}

/** By place; elements without one come last. Equals stay in tree order. */
function readingOrder(a: UiElement, b: UiElement): number {
  if (a.bounds === undefined || b.bounds === undefined) {
    return Number(a.bounds === undefined) - Number(b.bounds === undefined);
  }
  return a.bounds.top - b.bounds.top || a.bounds.left - b.bounds.left;
}
