import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../contracts/action.ts';
import type { DeviceInput } from '../contracts/device.ts';
import type { Point, Rect } from '../contracts/observation.ts';
import { observationOf } from '../testing/observation-of.ts';
import { resolveAction } from './resolve-action.ts';

const screen = { width: 1080, height: 2400 };
const list = { left: 100, top: 300, right: 900, bottom: 1300 };
const observation = observationOf(
  [
    { text: 'List', scrollable: true, bounds: list },
    { text: 'Cut off', bounds: { left: -100, top: 2300, right: 300, bottom: 2600 } },
    { text: 'Below', bounds: { left: 0, top: 2500, right: 100, bottom: 2600 } },
    { text: 'Nowhere', className: 'android.view.View', bounds: undefined },
  ],
  { screen },
);

function inputsOf(action: Action): readonly DeviceInput[] {
  const resolved = resolveAction(action, observation);
  if (resolved.kind !== 'inputs') throw new Error(`Not inputs: ${JSON.stringify(resolved)}`);
  return resolved.inputs;
}

function gestureOf(action: Action): { from: Point; to: Point } {
  const [input] = inputsOf(action);
  if (input?.type !== 'swipe') throw new Error(`Not a swipe: ${JSON.stringify(input)}`);
  return input;
}

describe('resolveAction()', () => {
  it('touches the centre of the part of an element that is on the screen', () => {
    expect(inputsOf({ action_type: 'click', index: 1 })).toEqual([{ type: 'tap', at: { x: 150, y: 2350 } }]);
  });

  it('takes index 0 for an index', () => {
    expect(inputsOf({ action_type: 'click', index: 0 })).toEqual([{ type: 'tap', at: { x: 500, y: 800 } }]);
    const { from, to } = gestureOf({ action_type: 'scroll', direction: 'down', index: 0 });
    expect(from).toEqual({ x: 500, y: 800 });
    expect(to).toEqual({ x: 500, y: 400 });
  });

  it.each([
    ['down', { x: 540, y: 240 }],
    ['up', { x: 540, y: 2159 }],
    ['right', { x: 108, y: 1200 }],
    ['left', { x: 971, y: 1200 }],
  ] as const)('scrolls %s by moving the finger the other way', (direction, to) => {
    expect(gestureOf({ action_type: 'scroll', direction })).toMatchObject({ from: { x: 540, y: 1200 }, to });
  });

  it.each(['up', 'down', 'left', 'right'] as const)('swipes %s with the finger, away from the edges', (direction) => {
    const { from, to } = gestureOf({ action_type: 'swipe', direction });
    const axis = direction === 'up' || direction === 'down' ? 'y' : 'x';
    const length = axis === 'y' ? screen.height : screen.width;
    expect(Math.sign(to[axis] - from[axis])).toBe(direction === 'up' || direction === 'left' ? -1 : 1);
    for (const point of [from, to]) {
      expect(point[axis]).toBeGreaterThanOrEqual(0.1 * length);
      expect(point[axis]).toBeLessThan(0.9 * length);
    }
  });

  it('swipes from the start it is given', () => {
    expect(gestureOf({ action_type: 'swipe', direction: 'left', x: 700, y: 500 })).toMatchObject({
      from: { x: 700, y: 500 },
      to: { x: 108, y: 500 },
    });
  });

  it('keeps every finger of a gesture on the screen', () => {
    const direction = fc.constantFrom('up', 'down', 'left', 'right');
    const point = fc.record({ x: fc.integer({ min: 0, max: 1079 }), y: fc.integer({ min: 0, max: 2399 }) });
    fc.assert(
      fc.property(direction, point, (towards, start) => {
        const resolved = resolveAction({ action_type: 'swipe', direction: towards, ...start }, observation);
        if (resolved.kind === 'failed') return;
        const { from, to } = gestureOf({ action_type: 'swipe', direction: towards, ...start });
        for (const { x, y } of [from, to]) expect(x >= 0 && x < screen.width && y >= 0 && y < screen.height).toBe(true);
      }),
    );
  });

  it('drags from one target to another', () => {
    expect(inputsOf({ action_type: 'drag_and_drop', index: 0, to_x: 20, to_y: 30 })).toEqual([
      { type: 'drag', from: { x: 500, y: 800 }, to: { x: 20, y: 30 }, durationMs: 1_000 },
    ]);
  });

  it('presses ENTER after typing unless told not to', () => {
    expect(inputsOf({ action_type: 'input_text', text: 'é' })).toEqual([
      { type: 'text', text: 'é', clear: false, enter: true },
    ]);
    expect(inputsOf({ action_type: 'input_text', text: 'a', index: 0, clear_text: true, press_enter: false })).toEqual([
      { type: 'text', text: 'a', at: { x: 500, y: 800 }, clear: true, enter: false },
    ]);
  });

  it('types nothing, not even ENTER, for an empty text', () => {
    expect(resolveAction({ action_type: 'input_text', text: '' }, observation).kind).toBe('nothing');
  });

  it.each([
    [
      { action_type: 'click', index: 4 },
      'AW_TARGET_NOT_FOUND',
      'click: there is no element 4: the screen has elements 0 to 3',
    ],
    [
      { action_type: 'scroll', direction: 'up', index: 9 },
      'AW_TARGET_NOT_FOUND',
      'scroll: there is no element 9: the screen has elements 0 to 3',
    ],
    [
      { action_type: 'long_press', index: 2 },
      'AW_TARGET_NOT_FOUND',
      'long_press: element 2 (android.widget.TextView "Below") at [0,2500][100,2600] is outside the screen of 1080x2400',
    ],
    [
      { action_type: 'click', index: 3 },
      'AW_TARGET_NOT_FOUND',
      'click: element 3 (android.view.View "Nowhere") has no place on the screen',
    ],
    [{ action_type: 'double_tap' }, 'AW_ACTION_INVALID', 'double_tap: expected index or x and y, found neither'],
    [
      { action_type: 'drag_and_drop', index: 0 },
      'AW_ACTION_INVALID',
      'drag_and_drop, to: expected to_index or to_x and to_y, found neither',
    ],
    [
      { action_type: 'click', index: 0, x: 3, y: 4 },
      'AW_ACTION_INVALID',
      'click: expected either index or x and y, found both',
    ],
    [
      { action_type: 'click', index: 0, y: 4 },
      'AW_ACTION_INVALID',
      'click: expected either index or x and y, found both',
    ],
    [
      { action_type: 'drag_and_drop', index: 0, to_index: 1, to_x: 3, to_y: 4 },
      'AW_ACTION_INVALID',
      'drag_and_drop, to: expected either to_index or to_x and to_y, found both',
    ],
    [
      { action_type: 'drag_and_drop', to_index: 0 },
      'AW_ACTION_INVALID',
      /^drag_and_drop.*: expected .*, found neither$/,
    ],
    [{ action_type: 'click', x: 3 }, 'AW_ACTION_INVALID', 'click: expected index or x and y, found only x = 3'],
    [{ action_type: 'click', y: 4 }, 'AW_ACTION_INVALID', 'click: expected index or x and y, found only y = 4'],
    [{ action_type: 'input_text', text: 'a', y: 4 }, 'AW_ACTION_INVALID', /^input_text: .*, found only y = 4$/],
    [{ action_type: 'input_text', text: 'a', x: 3 }, 'AW_ACTION_INVALID', /^input_text: .*, found only x = 3$/],
    [{ action_type: 'click', index: 0, x: 3 }, 'AW_ACTION_INVALID', /found both$/],
    [{ action_type: 'swipe', direction: 'up', index: 9 }, 'AW_TARGET_NOT_FOUND', /^swipe: there is no element 9: /],
    [
      { action_type: 'swipe', direction: 'right', x: 1000, y: 500 },
      'AW_ACTION_INVALID',
      'swipe: there is no room to swipe right from (1000, 500): start further in',
    ],
    [
      { action_type: 'swipe', direction: 'up', x: 5, y: 5 },
      'AW_ACTION_INVALID',
      'swipe: there is no room to swipe up from (5, 5): start further in',
    ],
  ] satisfies [Action, string, string | RegExp][])('says what there was for %j', (action, code, message) => {
    const expected = typeof message === 'string' ? message : expect.stringMatching(message);
    expect(resolveAction(action, observation)).toEqual({
      kind: 'failed',
      result: { ok: false, code, message: expected },
    });
  });

  it('says that a screen has no elements', () => {
    expect(resolveAction({ action_type: 'click', index: 0 }, observationOf([], { screen }))).toMatchObject({
      result: { message: 'click: there is no element 0: the screen has no elements' },
    });
  });

  it.each([
    ['above', { left: 0, top: -50, right: 100, bottom: 0 }],
    ['left of', { left: -50, top: 0, right: 0, bottom: 100 }],
    ['right of', { left: 1080, top: 0, right: 1200, bottom: 100 }],
    ['below', { left: 0, top: 2400, right: 100, bottom: 2500 }],
    ['without area on', { left: 10, top: 10, right: 10, bottom: 20 }],
  ])('does not touch an element %s the screen', (_, bounds) => {
    const action = { action_type: 'click', index: 0 } as const;
    expect(resolveAction(action, observationOf([{ bounds }], { screen }))).toMatchObject({
      kind: 'failed',
      result: { code: 'AW_TARGET_NOT_FOUND', message: expect.stringContaining('outside the screen of 1080x2400') },
    });
  });

  it.each([
    [{ text: 'A', contentDescription: 'B', hintText: 'C', resourceId: 'D' }, '(android.widget.TextView "A")', 'A'],
    [{ contentDescription: 'B', hintText: 'C', resourceId: 'D' }, '(android.widget.TextView "B")', 'B'],
    [{ hintText: 'C', resourceId: 'D' }, '(android.widget.TextView "C")', 'C'],
    [{ resourceId: 'D' }, '(android.widget.TextView "D")', 'D'],
    [{}, '(android.widget.TextView)', undefined],
    [{ className: undefined }, '(no class)', undefined],
  ])('calls an element with %j by the best name it has', (node, name, label) => {
    const click = (bounds: Rect | undefined) =>
      resolveAction({ action_type: 'click', index: 0 }, observationOf([{ ...(node as object), bounds }], { screen }));
    expect(click(undefined)).toMatchObject({
      result: { message: expect.stringContaining(`element 0 ${name} has no`) },
    });
    const bounds = { left: 0, top: 0, right: 10, bottom: 10 };
    const touched = { bounds, point: { x: 5, y: 5 }, ...(label !== undefined && { label }) };
    expect(click(bounds)).toEqual({ kind: 'inputs', inputs: [{ type: 'tap', at: { x: 5, y: 5 } }], touched });
  });

  it('takes task_complete for complete', () => {
    expect(resolveAction({ action_type: 'status', goal_status: 'task_complete' }, observation)).toEqual({
      kind: 'end',
      status: 'complete',
    });
  });

  it('takes complete for complete, and infeasible for infeasible', () => {
    const end = (goal_status: 'complete' | 'infeasible') =>
      resolveAction({ action_type: 'status', goal_status }, observation);
    expect(end('complete')).toEqual({ kind: 'end', status: 'complete' });
    expect(end('infeasible')).toEqual({ kind: 'end', status: 'infeasible' });
  });

  it.each([
    [{ action_type: 'navigate_home' }, 'KEYCODE_HOME'],
    [{ action_type: 'navigate_back' }, 'KEYCODE_BACK'],
    [{ action_type: 'keyboard_enter' }, 'KEYCODE_ENTER'],
    [{ action_type: 'press_key', keycode: 'KEYCODE_DEL' }, 'KEYCODE_DEL'],
  ] satisfies [Action, string][])('presses a key for %j', (action, keycode) => {
    expect(resolveAction(action, observation)).toEqual({ kind: 'inputs', inputs: [{ type: 'key', keycode }] });
  });

  it.each([
    [
      { action_type: 'open_app', app_name: 'Clock' },
      { kind: 'openApp', name: 'Clock' },
    ],
    [
      { action_type: 'tool', name: 'add', arguments: { a: 1 } },
      { kind: 'tool', name: 'add', arguments: { a: 1 } },
    ],
    [
      { action_type: 'answer', text: '42' },
      { kind: 'answer', text: '42' },
    ],
    [{ action_type: 'wait' }, { kind: 'wait' }],
    [{ action_type: 'unknown' }, { kind: 'nothing', note: 'Action "unknown" does nothing' }],
    [
      { action_type: 'input_text', text: '' },
      { kind: 'nothing', note: 'The text to type is empty: nothing was typed' },
    ],
  ] satisfies [Action, object][])('leaves %j to others', (action, resolved) => {
    expect(resolveAction(action, observation)).toEqual(resolved);
  });

  it.each([
    [
      { action_type: 'double_tap', x: 3, y: 4 },
      { type: 'double_tap', at: { x: 3, y: 4 } },
    ],
    [
      { action_type: 'long_press', x: 3, y: 4 },
      { type: 'long_press', at: { x: 3, y: 4 }, durationMs: 1_000 },
    ],
    [
      { action_type: 'input_text', text: 'a', x: 3, y: 4 },
      { type: 'text', text: 'a', clear: false, enter: true, at: { x: 3, y: 4 } },
    ],
  ] satisfies [Action, DeviceInput][])('touches the point of %j and says so', (action, input) => {
    expect(resolveAction(action, observation)).toEqual({
      kind: 'inputs',
      inputs: [input],
      touched: { point: { x: 3, y: 4 } },
    });
  });

  it('empties a field without typing, and without ENTER', () => {
    expect(inputsOf({ action_type: 'input_text', text: '', clear_text: true, press_enter: true })).toEqual([
      { type: 'text', text: '', clear: true, enter: false },
    ]);
  });

  it('scrolls in 0.3 s and swipes in 0.5 s, and says between which points', () => {
    const middle = { x: 540, y: 1200 };
    expect(resolveAction({ action_type: 'scroll', direction: 'down' }, observation)).toEqual({
      kind: 'inputs',
      inputs: [{ type: 'swipe', from: middle, to: { x: 540, y: 240 }, durationMs: 300 }],
      touched: { point: middle, to: { x: 540, y: 240 } },
    });
    expect(resolveAction({ action_type: 'swipe', direction: 'up' }, observation)).toEqual({
      kind: 'inputs',
      inputs: [{ type: 'swipe', from: { x: 540, y: 2159 }, to: { x: 540, y: 240 }, durationMs: 500 }],
      touched: { point: { x: 540, y: 2159 }, to: { x: 540, y: 240 } },
    });
  });

  it('says which element it scrolls, swipes or drags', () => {
    const middle = { x: 500, y: 800 };
    expect(resolveAction({ action_type: 'scroll', direction: 'up', index: 0 }, observation)).toMatchObject({
      touched: { bounds: list, label: 'List', point: middle, to: { x: 500, y: 1199 } },
    });
    expect(resolveAction({ action_type: 'swipe', direction: 'right', index: 0 }, observation)).toEqual({
      kind: 'inputs',
      inputs: [{ type: 'swipe', from: middle, to: { x: 971, y: 800 }, durationMs: 500 }],
      touched: { bounds: list, label: 'List', point: middle, to: { x: 971, y: 800 } },
    });
    expect(resolveAction({ action_type: 'drag_and_drop', index: 0, to_index: 1 }, observation)).toMatchObject({
      touched: { bounds: list, label: 'List', point: middle, to: { x: 150, y: 2350 } },
    });
  });

  it('scrolls to the side within the element', () => {
    expect(gestureOf({ action_type: 'scroll', direction: 'left', index: 0 }).to).toEqual({ x: 819, y: 800 });
    expect(gestureOf({ action_type: 'scroll', direction: 'right', index: 0 }).to).toEqual({ x: 180, y: 800 });
  });

  it.each([
    ['up', { x: 540, y: 2159 }, { x: 540, y: 240 }],
    ['down', { x: 540, y: 240 }, { x: 540, y: 2159 }],
    ['left', { x: 971, y: 1200 }, { x: 108, y: 1200 }],
    ['right', { x: 108, y: 1200 }, { x: 971, y: 1200 }],
  ] as const)('swipes %s across the screen', (direction, from, to) => {
    expect(gestureOf({ action_type: 'swipe', direction })).toMatchObject({ from, to });
  });

  it.each([
    ['up', { x: 500, y: 240 }],
    ['down', { x: 500, y: 2159 }],
    ['left', { x: 108, y: 700 }],
    ['right', { x: 971, y: 700 }],
  ] as const)('swipes %s from a point as far as the inner edge', (direction, to) => {
    const { from, to: end } = gestureOf({ action_type: 'swipe', direction, x: 500, y: 700 });
    expect([from, end]).toEqual([{ x: 500, y: 700 }, { ...to }]);
  });
});
