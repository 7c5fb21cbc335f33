import type { Observation, UiElement } from '@androidworld/core';
import { clipRect } from '@androidworld/core/agent';
import type { Rect, Size, UiNode } from '@androidworld/core/driver';
import { describeElement, labelOf } from './describe-element.ts';

/** An element the model may choose. */
export interface Candidate {
  readonly element: UiElement;
  /** e.g. `"Save" button` */
  readonly description: string;
}

/**
 * The elements of a screen that may be chosen, from top to bottom and left to right, as the prompt says.
 *
 * These are the elements that can be touched, typed into or scrolled, and the texts inside them. A row without words
 * of its own is called by the texts in it, which then are no choices themselves: one target, one choice.
 */
export function findCandidates({ tree, screen }: Pick<Observation, 'tree' | 'screen'>): Candidate[] {
  const entries: Entry[] = [];
  for (const root of tree) collect(root, undefined, { entries, screen });
  return entries
    .filter(isWorthAChoice)
    .toSorted((a, b) => a.place.top - b.place.top || a.place.left - b.place.left || a.element.index - b.element.index)
    .map(({ element, inside }) => ({ element, description: describeElement(element, inside.join(', ')) }));
}

interface Entry {
  readonly element: UiElement;
  /** The part of it on the screen. */
  readonly place: Rect;
  /** The texts inside it that belong to it. */
  readonly inside: string[];
  /** Whether another entry is inside it. */
  holdsEntries: boolean;
}

interface Found {
  readonly entries: Entry[];
  readonly screen: Size;
}

/** @param owner the innermost interactable element around the node */
function collect({ element, children }: UiNode, owner: Entry | undefined, found: Found): void {
  const entry = entryOf(element, owner, found.screen);
  if (entry !== undefined) {
    found.entries.push(entry);
    if (owner !== undefined) owner.holdsEntries = true;
  }
  const nextOwner = entry !== undefined && isInteractable(element) ? entry : owner;
  for (const child of children) collect(child, nextOwner, found);
}

function entryOf(element: UiElement, owner: Entry | undefined, screen: Size): Entry | undefined {
  const place = element.bounds && clipRect(element.bounds, screen);
  if (place === undefined || !element.visibleToUser) return undefined;
  const own = { element, place, inside: [], holdsEntries: false };
  if (isInteractable(element)) return element.enabled ? own : undefined;
  const words = element.text ?? element.contentDescription;
  if (words === undefined || owner === undefined) return undefined;
  if (isTouchable(owner.element) && labelOf(owner.element) === undefined) {
    owner.inside.push(words);
    return undefined;
  }
  return element.enabled ? own : undefined;
}

/** A nameless container of other choices is only in their way; a list is not, since it can be swiped. */
function isWorthAChoice({ element, inside, holdsEntries }: Entry): boolean {
  return labelOf(element) !== undefined || inside.length > 0 || element.scrollable || !holdsEntries;
}

function isInteractable(element: UiElement): boolean {
  return isTouchable(element) || element.scrollable;
}

function isTouchable({ clickable, longClickable, checkable, editable }: UiElement): boolean {
  return clickable || longClickable || checkable || editable;
}
