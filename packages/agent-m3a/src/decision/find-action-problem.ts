import type { Action } from '@androidworld/core';
import type { ShownElement } from '../elements/shown-elements.ts';

export interface ActionProblem {
  readonly message: string;
  /** Whether the engine would do something else than was meant, so that the action must not reach it. */
  readonly blocks: boolean;
}

/** What is wrong with an action although its JSON is right: what it is about is not there, or says nothing. */
export function findActionProblem(action: Action, shown: readonly ShownElement[]): ActionProblem | undefined {
  if (action.action_type === 'answer' && action.text.trim() === '') {
    return { message: 'the answer is empty: expected the text to tell the user', blocks: true };
  }
  if (('x' in action && action.x !== undefined) || ('to_x' in action && action.to_x !== undefined)) {
    return {
      message: `${action.action_type}: expected the number of an element as "index", found coordinates`,
      blocks: true,
    };
  }
  const index = 'index' in action ? action.index : undefined;
  if (index === undefined) {
    if (!needsElement.has(action.action_type)) return undefined;
    return {
      message: `${action.action_type}: expected the number of an element as "index", found none`,
      blocks: false,
    };
  }
  if (shown.some(({ element }) => element.index === index)) return undefined;
  return {
    message: `${action.action_type}: there is no element ${index} in the list: ${describeIndexes(shown)}`,
    blocks: false,
  };
}

const needsElement: ReadonlySet<string> = new Set(['click', 'double_tap', 'long_press']);

function describeIndexes(shown: readonly ShownElement[]): string {
  const indexes = shown.map(({ element }) => element.index);
  return indexes.length === 0 ? 'it is empty' : `it has ${indexes.join(', ')}`;
}
