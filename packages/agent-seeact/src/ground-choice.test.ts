import type { Action } from '@androidworld/core';
import { actionSchema } from '@androidworld/core/agent';
import { observationOf } from '@androidworld/core/testing';
import { describe, expect, it } from 'vitest';
import { findCandidates } from './candidates.ts';
import { batchChoices } from './choices.ts';
import { groundChoice, groundWithoutElement } from './ground-choice.ts';
import type { SeeActAction } from './seeact-action.ts';

const screen = observationOf([
  { text: 'Title' },
  { text: 'Save', className: 'android.widget.Button', clickable: true },
  { hintText: 'Name', editable: true },
]);
const [choices = []] = batchChoices(findCandidates(screen));
const typed = { pressEnter: true };

function ground(action: SeeActAction, element?: string, value?: string) {
  const choice = { ok: true, action, ...(element && { element }), ...(value && { value }) } as const;
  return groundChoice(choice, choices, typed);
}

describe('groundChoice()', () => {
  it.each<[SeeActAction, string | undefined, string | undefined, Action, string]>([
    ['CLICK', 'A', undefined, { action_type: 'click', index: 1 }, '"Save" button -> CLICK'],
    ['LONG PRESS', 'A', 'x', { action_type: 'long_press', index: 1 }, '"Save" button -> LONG PRESS'],
    [
      ...(['INPUT TEXT', 'B', 'Ana: 7.30'] as const),
      { action_type: 'input_text', index: 2, text: 'Ana: 7.30' },
      'a "Name" text box that is empty -> INPUT TEXT: "Ana: 7.30"',
    ],
    ['SWIPE', undefined, 'up', { action_type: 'scroll', direction: 'down' }, 'SWIPE: "up"'],
    ['SWIPE', 'A', 'Left.', { action_type: 'scroll', direction: 'right', index: 1 }, '"Save" button -> SWIPE: "Left."'],
    ['SWIPE', undefined, '"right"', { action_type: 'scroll', direction: 'left' }, 'SWIPE: "\\"right\\""'],
    ['OPEN APP', 'Z', 'Clock', { action_type: 'open_app', app_name: 'Clock' }, 'OPEN APP: "Clock"'],
    ['ANSWER', undefined, '3.', { action_type: 'answer', text: '3.' }, 'ANSWER: "3."'],
    ['NAVIGATE BACK', 'Q', undefined, { action_type: 'navigate_back' }, 'NAVIGATE BACK'],
    ['NAVIGATE HOME', undefined, undefined, { action_type: 'navigate_home' }, 'NAVIGATE HOME'],
    ['KEYBOARD ENTER', undefined, 'x', { action_type: 'keyboard_enter' }, 'KEYBOARD ENTER'],
    ['WAIT', undefined, undefined, { action_type: 'wait' }, 'WAIT'],
    ['TERMINATE', undefined, undefined, { action_type: 'status', goal_status: 'task_complete' }, 'TERMINATE'],
  ])('makes an action of %s %s %s', (action, element, value, expected, description) => {
    expect(ground(action, element, value)).toEqual({ kind: 'action', action: expected, description });
    expect(actionSchema.safeParse(expected).success).toBe(true);
  });

  it.each<[SeeActAction, string | undefined, string | undefined, string]>([
    ['CLICK', undefined, undefined, 'CLICK needs an ELEMENT'],
    ['INPUT TEXT', 'B', undefined, 'INPUT TEXT needs a VALUE'],
    ['INPUT TEXT', undefined, 'x', 'INPUT TEXT needs an ELEMENT'],
    ['OPEN APP', undefined, undefined, 'OPEN APP needs a VALUE'],
    ['ANSWER', undefined, undefined, 'ANSWER needs a VALUE'],
    ['SWIPE', undefined, 'sideways', 'SWIPE needs the VALUE up, down, left or right, found "sideways"'],
    ['CLICK', 'Q', undefined, 'ELEMENT "Q" is not one of the choices, A to B or Z'],
    ['SWIPE', 'the list', 'up', 'ELEMENT "the list" is not one of the choices, A to B or Z'],
  ])('says why it cannot do %s %s %s', (action, element, value, cause) => {
    expect(ground(action, element, value)).toMatchObject({ kind: 'invalid', cause, raw: { action } });
  });

  it('names the letters there are, however many', () => {
    const choice = { ok: true, action: 'CLICK', element: 'Q' } as const;
    const three = findCandidates(observationOf(['a', 'b', 'c'].map((text) => ({ text, clickable: true }))));
    expect(groundChoice(choice, batchChoices(three)[0] ?? [], typed)).toMatchObject({
      cause: 'ELEMENT "Q" is not one of the choices, A to C or Z',
    });
    expect(groundChoice(choice, [], typed)).toMatchObject({
      cause: 'ELEMENT "Q" is not one of the choices, of which there are none: only Z',
    });
  });

  it('does not repeat all of what is long', () => {
    expect(ground('CLICK', 'a'.repeat(81))).toMatchObject({ cause: expect.stringContaining(` "${'a'.repeat(80)}" `) });
    const found = (value: string) => ({ cause: expect.stringContaining(`found ${JSON.stringify(value)}`) });
    expect(ground('SWIPE', 'A', 'a'.repeat(80))).toMatchObject(found('a'.repeat(80)));
    expect(ground('SWIPE', 'A', 'a'.repeat(81))).toMatchObject(found(`${'a'.repeat(79)}…`));
  });

  it('swipes choice A where it is, not the whole screen', () => {
    const [first = []] = batchChoices(findCandidates(observationOf([{ text: 'List', scrollable: true }])));
    const choice = { ok: true, action: 'SWIPE', element: 'A', value: 'up' } as const;
    expect(groundChoice(choice, first, typed)).toMatchObject({ action: { action_type: 'scroll', index: 0 } });
  });

  it('leaves ENTER out when told to', () => {
    const choice = { ok: true, action: 'INPUT TEXT', element: 'B', value: 'x' } as const;
    expect(groundChoice(choice, choices, { pressEnter: false })).toMatchObject({ action: { press_enter: false } });
  });

  it('finds no element behind Z', () => {
    expect(ground('CLICK', 'Z')).toEqual({ kind: 'none' });
  });
});

describe('groundWithoutElement()', () => {
  it('swipes the whole screen, and can do nothing else', () => {
    expect(groundWithoutElement({ ok: true, action: 'SWIPE', element: 'Z', value: 'down' }, typed)).toMatchObject({
      action: { action_type: 'scroll', direction: 'up' },
    });
    expect(groundWithoutElement({ ok: true, action: 'CLICK', element: 'Z' }, typed)).toMatchObject({
      cause: 'none of the elements on the screen was chosen, and CLICK needs an ELEMENT',
    });
    expect(groundWithoutElement({ ok: true, action: 'SWIPE', element: 'Z' }, typed)).toMatchObject({
      cause: 'SWIPE needs the VALUE up, down, left or right, found ""',
    });
  });
});
