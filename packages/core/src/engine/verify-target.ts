import type { Action, ActionResult } from '../contracts/action.ts';
import type { Observation, UiElement } from '../contracts/observation.ts';

/**
 * Checks that the elements an action names by index are still where the agent saw them.
 *
 * An index means a place in the observation the agent was given. When a newer one is known, an element that has
 * since moved or gone must not be touched: something else is there now.
 *
 * @returns the failed result, or `undefined` when nothing speaks against the action
 */
export function verifyTarget(
  action: Action,
  seen: Observation,
  newest: Observation,
): (ActionResult & { ok: false }) | undefined {
  if (newest.id <= seen.id) return undefined;
  for (const index of indicesOf(action)) {
    const element = seen.elements[index];
    if (element !== undefined && !newest.elements.some((other) => isSameElement(element, other))) {
      const label = element.text ?? element.contentDescription ?? element.resourceId ?? element.className ?? 'no name';
      return {
        ok: false,
        code: 'TARGET_NOT_FOUND',
        message: `${action.action_type}: element ${index} (${JSON.stringify(label)}) of observation ${seen.id} has moved or gone since: look at the new screen`,
      };
    }
  }
  return undefined;
}

function indicesOf(action: Action): readonly number[] {
  const index = 'index' in action ? action.index : undefined;
  const to = 'to_index' in action ? action.to_index : undefined;
  return [index, to].filter((value) => value !== undefined);
}

function isSameElement(a: UiElement, b: UiElement): boolean {
  return (
    a.className === b.className &&
    a.resourceId === b.resourceId &&
    a.text === b.text &&
    a.contentDescription === b.contentDescription &&
    a.bounds?.left === b.bounds?.left &&
    a.bounds?.top === b.bounds?.top &&
    a.bounds?.right === b.bounds?.right &&
    a.bounds?.bottom === b.bounds?.bottom
  );
}
