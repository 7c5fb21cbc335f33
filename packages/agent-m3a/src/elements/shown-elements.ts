import type { Observation, UiElement } from '@androidworld/core';
import { clipRect } from '@androidworld/core/agent';
import type { Rect, Size, UiNode } from '@androidworld/core/driver';

/** An element the model is told of. Its number is `element.index`: in text, on the marks, and in actions. */
export interface ShownElement {
  readonly element: UiElement;
  /** The part of its box that is on the screen, in pixels of the upright screen; absent when the source gave none. */
  readonly box?: Rect;
  /** Its own, or that of a container around it which is not shown: a row of a list and its title. */
  readonly clickable: boolean;
  readonly longClickable: boolean;
}

/**
 * What of a screen is worth a number: visible elements that have nothing shown inside them, or that say or do
 * something themselves. Bare containers are left out; that they can be touched is said of what they hold.
 *
 * @see Rawles et al. 2024, appendix C (observation space): leaves, described and scrollable nodes
 */
export function shownElements({ tree, screen }: Pick<Observation, 'tree' | 'screen'>): ShownElement[] {
  return tree.flatMap((root) => shownIn(root, screen, { clickable: false, longClickable: false }));
}

type Touchable = Pick<ShownElement, 'clickable' | 'longClickable'>;

function shownIn({ element, children }: UiNode, screen: Size, around: Touchable): ShownElement[] {
  const touchable = {
    clickable: element.clickable || around.clickable,
    longClickable: element.longClickable || around.longClickable,
  };
  const own = isOnScreen(element, screen) && !isBarBackground(element) ? shown(element, screen, touchable) : undefined;
  const meansSomething = own !== undefined && speaksForItself(element);
  const inside = children.flatMap((child) =>
    shownIn(child, screen, meansSomething ? { clickable: false, longClickable: false } : touchable),
  );
  return own !== undefined && (meansSomething || inside.length === 0) ? [own, ...inside] : inside;
}

function shown(element: UiElement, screen: Size, touchable: Touchable): ShownElement {
  const box = element.bounds && clipRect(element.bounds, screen);
  return { element, ...(box && { box }), ...touchable };
}

function speaksForItself({ text, contentDescription, hintText, scrollable, editable, checkable }: UiElement): boolean {
  return (
    [text, contentDescription, hintText].some((words) => words !== undefined) || scrollable || editable || checkable
  );
}

/** A colour behind a system bar: accessibility services, which the paper's elements come from, are not told of it. */
function isBarBackground({ resourceId }: UiElement): boolean {
  return resourceId === 'android:id/statusBarBackground' || resourceId === 'android:id/navigationBarBackground';
}

function isOnScreen({ visibleToUser, bounds }: UiElement, screen: Size): boolean {
  if (!visibleToUser) return false;
  if (bounds === undefined) return true;
  return clipRect(bounds, screen) !== undefined;
}
