import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAction } from './parse-action.ts';

const known =
  'Known action types: click, double_tap, long_press, input_text, scroll, swipe, drag_and_drop, navigate_home, navigate_back, keyboard_enter, press_key, open_app, status, wait, answer, unknown, tool';

describe('parseAction()', () => {
  it('takes an index written as a string, and a text written as a number', () => {
    expect(parseAction({ action_type: 'click', index: '3' })).toEqual({
      ok: true,
      action: { action_type: 'click', index: 3 },
    });
    expect(parseAction({ action_type: 'answer', text: 42 })).toEqual({
      ok: true,
      action: { action_type: 'answer', text: '42' },
    });
  });

  it.each([
    ['tap', `Invalid action: expected an object with "action_type", found "tap". ${known}`],
    [{ action_type: 'tap' }, `Invalid action: action_type: expected a known action type, found "tap". ${known}`],
    [{}, `Invalid action: action_type: expected a known action type, found nothing. ${known}`],
    [{ action_type: 'click', index: null }, `Invalid action "click": index: expected number, found null. ${known}`],
    [{ action_type: 'click', index: -1 }, /index: .*>=0, found -1/],
    [{ action_type: 'click', id: 3 }, `Invalid action "click": unknown field "id". ${known}`],
    [{ action_type: 'click', x: 3 }, `Invalid action "click": x: expected x and y together, found one. ${known}`],
    [{ action_type: 'input_text' }, `Invalid action "input_text": text: expected string, found nothing. ${known}`],
    [
      { action_type: 'input_text', text: null },
      `Invalid action "input_text": text: expected string, found null. ${known}`,
    ],
    [
      { action_type: 'scroll', direction: 'below' },
      `Invalid action "scroll": direction: expected one of "up", "down", "left", "right", found "below". ${known}`,
    ],
    [{ action_type: 'press_key', keycode: 'ENTER' }, /keycode: .*KEYCODE_ENTER, found "ENTER"/],
    [['click'], `Invalid action: expected an object with "action_type", found ["click"]. ${known}`],
    [null, `Invalid action: expected an object with "action_type", found null. ${known}`],
    [undefined, `Invalid action: expected an object with "action_type", found nothing. ${known}`],
    [{ action_type: 7 }, `Invalid action: action_type: expected a known action type, found 7. ${known}`],
    [{ action_type: 'click', id: 3, name: 'a' }, `Invalid action "click": unknown field "id", "name". ${known}`],
    [
      { action_type: 'click', index: 'a', x: 'b', y: 2 },
      `Invalid action "click": index: expected number, found "a"; x: expected number, found "b". ${known}`,
    ],
    [
      { action_type: 'click', index: 1, x: 2, y: 3 },
      `Invalid action "click": index: expected either index or x and y, found both. ${known}`,
    ],
    [{ action_type: 'tool', name: 'add', arguments: { list: [1, undefined] } }, /arguments\.list(\.1)?: .*, found /],
    [
      { action_type: 'scroll', direction: 'x'.repeat(100) },
      `Invalid action "scroll": direction: expected one of "up", "down", "left", "right", found "${'x'.repeat(78)}…. ${known}`,
    ],
  ])('says what is wrong with %j', (raw, message) => {
    expect(parseAction(raw)).toEqual({
      ok: false,
      result: {
        ok: false,
        code: 'AW_ACTION_INVALID',
        message: typeof message === 'string' ? message : expect.stringMatching(message),
      },
    });
  });

  it('never throws, whatever a model wrote', () => {
    fc.assert(fc.property(fc.anything({ withBigInt: true, withNullPrototype: true }), (raw) => void parseAction(raw)));
  });

  it('says what is wrong with what cannot be written as JSON', () => {
    const circular: Record<string, unknown> = { action_type: 'answer' };
    circular.text = circular;
    expect(parseAction(circular)).toMatchObject({
      result: { message: `Invalid action "answer": text: expected string, found [object Object]. ${known}` },
    });
    expect(parseAction({ action_type: 'click', x: 1n, y: 2 })).toMatchObject({
      result: { message: `Invalid action "click": x: expected number, found 1. ${known}` },
    });
  });

  it('takes what it gave before as it is, which nobody can have changed', () => {
    const raw = { action_type: 'tool', name: 'say', arguments: { to: ['Ada'] } };
    const first = parseAction(raw);
    if (!first.ok || first.action.action_type !== 'tool') throw new Error('expected a call of a tool');
    const { action } = first;
    expect(parseAction(action)).toEqual({ ok: true, action: raw });
    expect(parseAction(action)).toMatchObject({ action: expect.toSatisfy((again) => again === action) });
    expect([action, action.arguments, action.arguments.to].every(Object.isFrozen)).toBe(true);
    expect([raw, raw.arguments, raw.arguments.to].some(Object.isFrozen)).toBe(false);
    expect(parseAction({ ...action })).toMatchObject({ action: expect.toSatisfy((again) => again !== action) });
  });

  it('refuses arguments that contain themselves', () => {
    const circular: Record<string, unknown> = {};
    circular.again = circular;
    expect(parseAction({ action_type: 'tool', name: 'say', arguments: circular })).toMatchObject({
      result: { message: 'Invalid action: it contains itself, or is nested without end' },
    });
  });
});
