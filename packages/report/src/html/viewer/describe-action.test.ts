import type { Action } from '@androidworld/core';
import { describe, expect, test } from 'vitest';
import { describeAction } from './describe-action.ts';

describe('describeAction()', () => {
  test.each<[Action, string]>([
    [{ action_type: 'click', index: 3 }, 'Click element 3'],
    [{ action_type: 'input_text', text: 'Ada', index: 3 }, 'Type “Ada” into element 3'],
    [{ action_type: 'scroll', direction: 'down' }, 'Scroll down'],
    [{ action_type: 'press_key', keycode: 'KEYCODE_ENTER' }, 'Press ENTER'],
    [{ action_type: 'open_app', app_name: 'Markor' }, 'Open “Markor”'],
    [{ action_type: 'answer', text: '42' }, 'Answer “42”'],
    [{ action_type: 'status', goal_status: 'task_complete' }, 'Declare complete'],
    [{ action_type: 'navigate_back' }, 'Navigate back '],
  ])('says %j in words', (action, words) => {
    const { verb, object } = describeAction({ action, rawAction: action });
    expect(`${verb} ${object}`).toBe(words);
  });

  test('names what was touched rather than its number', () => {
    const action = { action_type: 'click', index: 3 } as const;
    expect(describeAction({ action, rawAction: action, touched: { label: 'Save' } }).object).toBe('“Save”');
    const point = { action_type: 'click', x: 5.4, y: 6 } as const;
    expect(describeAction({ action: point, rawAction: point, touched: { point: { x: 5.4, y: 6 } } }).object).toBe(
      '(5, 6)',
    );
  });

  test('shows an action that was none as it came, shortened', () => {
    const { verb, object } = describeAction({ rawAction: { action_type: 'clik', note: 'x'.repeat(500) } });
    expect(verb).toBe('Invalid action');
    expect(object).toMatch(/^\{"action_type":"clik".*…$/);
    expect(describeAction({ rawAction: undefined }).object).toBe('');
  });
});
