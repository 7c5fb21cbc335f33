import type { Observation, UiElement } from '../contracts/observation.ts';
import type { Target } from '../contracts/task.ts';
import { describeTarget, findElements } from './find-element.ts';

/**
 * What is ambiguous about a target that is to be touched: several elements fit it, at different places, and nothing says
 * which of them is meant. An element and what is inside of it are one place.
 *
 * @returns e.g. `"Save" fits 2 elements, at (540, 200) and (540, 900): …`, or `undefined` when it is clear
 */
export function findAmbiguity(target: Target, observation: Observation): string | undefined {
  if (typeof target === 'object' && ('index' in target || ('nth' in target && target.nth !== undefined)))
    return undefined;
  const apart: UiElement[] = [];
  for (const element of findElements(target, observation)) {
    if (apart.every((other) => !overlap(element, other))) apart.push(element);
  }
  if (apart.length < 2) return undefined;
  const places = apart.slice(0, 3).map(placeOf).join(' and ');
  const more = apart.length > 3 ? ' and elsewhere' : '';
  return `${describeTarget(target)} fits ${apart.length} elements, at ${places}${more}: name more of the one that is meant, or its "nth"`;
}

function overlap({ bounds: a }: UiElement, { bounds: b }: UiElement): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function placeOf({ bounds }: UiElement): string {
  if (bounds === undefined) return 'no place';
  return `(${Math.round((bounds.left + bounds.right) / 2)}, ${Math.round((bounds.top + bounds.bottom) / 2)})`;
}
