import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Action } from '../contracts/action.ts';
import type { DeviceInput } from '../contracts/device.ts';
import type { Point } from '../contracts/observation.ts';
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

  it('takes index 0 for an index (R9)', () => {
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

  it.each(['up', 'down', 'left', 'right'] as const)(
    'swipes %s with the finger, away from the edges (R9)',
    (direction) => {
      const { from, to } = gestureOf({ action_type: 'swipe', direction });
      const axis = direction === 'up' || direction === 'down' ? 'y' : 'x';
      const length = axis === 'y' ? screen.height : screen.width;
      expect(Math.sign(to[axis] - from[axis])).toBe(direction === 'up' || direction === 'left' ? -1 : 1);
      for (const point of [from, to]) {
        expect(point[axis]).toBeGreaterThanOrEqual(0.1 * length);
        expect(point[axis]).toBeLessThan(0.9 * length);
      }
    },
  );

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

  it('presses ENTER after typing unless told not to (R11)', () => {
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
      'TARGET_NOT_FOUND',
      'click: there is no element 4: the screen has elements 0 to 3',
    ],
    [
      { action_type: 'scroll', direction: 'up', index: 9 },
      'TARGET_NOT_FOUND',
      'scroll: there is no element 9: the screen has elements 0 to 3',
    ],
    [
      { action_type: 'long_press', index: 2 },
      'TARGET_NOT_FOUND',
      'long_press: element 2 (android.widget.TextView "Below") at [0,2500][100,2600] is outside the screen of 1080x2400',
    ],
    [
      { action_type: 'click', index: 3 },
      'TARGET_NOT_FOUND',
      'click: element 3 (android.view.View "Nowhere") has no place on the screen',
    ],
    [{ action_type: 'double_tap' }, 'ACTION_INVALID', 'double_tap: expected index or x and y, found neither'],
    [
      { action_type: 'drag_and_drop', index: 0 },
      'ACTION_INVALID',
      'drag_and_drop, to: expected to_index or to_x and to_y, found neither',
    ],
    [
      { action_type: 'swipe', direction: 'up', x: 5, y: 5 },
      'ACTION_INVALID',
      'swipe: there is no room to swipe up from (5, 5): start further in',
    ],
  ] satisfies [Action, string, string][])('says what there was for %j', (action, code, message) => {
    expect(resolveAction(action, observation)).toEqual({ kind: 'failed', result: { ok: false, code, message } });
  });

  it('takes task_complete for complete', () => {
    expect(resolveAction({ action_type: 'status', goal_status: 'task_complete' }, observation)).toEqual({
      kind: 'end',
      status: 'complete',
    });
  });
});
