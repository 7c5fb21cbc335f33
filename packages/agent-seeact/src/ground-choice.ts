import type { Action, UiElement } from '@androidworld/core';
import type { Direction } from '@androidworld/core/agent';
import { shorten } from '@androidworld/core/internals';
import { type Choice, noneLetter } from './choices.ts';
import type { ParsedChoice } from './parse-choice.ts';
import { type SeeActAction, takes } from './seeact-action.ts';
import type { Verdict } from './verdict.ts';

/** What a choice comes to; `none`: of these choices, another question may have the element. */
type Grounded = Verdict | { readonly kind: 'none' };

type Parsed = ParsedChoice & { ok: true };

/** From the letter and the action a model chose to an action of the phone, or the cause why there is none. */
export function groundChoice(
  choice: Parsed,
  choices: readonly Choice[],
  { pressEnter }: { readonly pressEnter: boolean },
): Grounded {
  const { element: wantsElement, value: wantsValue } = takes(choice.action);
  if (wantsValue !== undefined && choice.value === undefined) return invalid(choice, `${choice.action} needs a VALUE`);
  if (wantsElement === undefined) return act(choice, undefined, pressEnter);
  if (choice.element === noneLetter) return { kind: 'none' };
  if (choice.element === undefined) {
    return wantsElement === 'optional'
      ? act(choice, undefined, pressEnter)
      : invalid(choice, `${choice.action} needs an ELEMENT`);
  }
  const chosen = choices.find(({ letter }) => letter === choice.element);
  if (chosen !== undefined) return act(choice, chosen, pressEnter);
  return invalid(
    choice,
    `ELEMENT ${JSON.stringify(choice.element.slice(0, 80))} is not one of the choices, ${rangeOf(choices)}`,
  );
}

/** A swipe that no choice matched is one of the whole screen; anything else has nothing to act on. */
export function groundWithoutElement(choice: Parsed, { pressEnter }: { readonly pressEnter: boolean }): Verdict {
  if (takes(choice.action).element === 'optional') return act(choice, undefined, pressEnter);
  return invalid(choice, `none of the elements on the screen was chosen, and ${choice.action} needs an ELEMENT`);
}

function act(choice: Parsed, chosen: Choice | undefined, pressEnter: boolean): Verdict {
  const action = actionOf(choice, chosen?.element, pressEnter);
  if (typeof action === 'string') return invalid(choice, action);
  const { value } = choice;
  const what = `${chosen === undefined ? '' : `${chosen.description} -> `}${choice.action}`;
  const valued = takes(choice.action).value !== undefined && value !== undefined;
  return { kind: 'action', action, description: valued ? `${what}: ${JSON.stringify(value)}` : what };
}

/** @returns the action, or why there is none */
function actionOf(choice: Parsed, element: UiElement | undefined, pressEnter: boolean): Action | string {
  const { action, value = '' } = choice;
  const at = element === undefined ? {} : { index: element.index };
  switch (action) {
    case 'CLICK':
      return { action_type: 'click', ...at };
    case 'LONG PRESS':
      return { action_type: 'long_press', ...at };
    case 'INPUT TEXT':
      return { action_type: 'input_text', text: value, ...at, ...(!pressEnter && { press_enter: false }) };
    case 'SWIPE': {
      const direction = readDirection(value);
      if (direction === undefined) return `SWIPE needs the VALUE up, down, left or right, found ${show(value)}`;
      // The finger's way is opposite to the way the content is scrolled.
      return { action_type: 'scroll', direction: opposite[direction], ...at };
    }
    default:
      return plainActionOf(action, value);
  }
}

function plainActionOf(
  action: Exclude<SeeActAction, 'CLICK' | 'LONG PRESS' | 'INPUT TEXT' | 'SWIPE'>,
  value: string,
): Action {
  switch (action) {
    case 'NAVIGATE BACK':
      return { action_type: 'navigate_back' };
    case 'NAVIGATE HOME':
      return { action_type: 'navigate_home' };
    case 'KEYBOARD ENTER':
      return { action_type: 'keyboard_enter' };
    case 'WAIT':
      return { action_type: 'wait' };
    case 'ANSWER':
      return { action_type: 'answer', text: value };
    case 'OPEN APP':
      return { action_type: 'open_app', app_name: value };
    case 'TERMINATE':
      return { action_type: 'status', goal_status: 'task_complete' };
  }
}

function readDirection(value: string): Direction | undefined {
  const word = value.toLowerCase().replaceAll(/[^a-z]/g, '');
  return word in opposite ? (word as Direction) : undefined;
}

const opposite: Readonly<Record<Direction, Direction>> = { up: 'down', down: 'up', left: 'right', right: 'left' };

function rangeOf(choices: readonly Choice[]): string {
  const last = choices.at(-1)?.letter;
  return last === undefined ? `of which there are none: only ${noneLetter}` : `A to ${last} or ${noneLetter}`;
}

function show(value: string): string {
  return JSON.stringify(shorten(value, 80));
}

function invalid({ ok: _, ...raw }: Parsed, cause: string): Verdict {
  return { kind: 'invalid', cause, raw };
}
