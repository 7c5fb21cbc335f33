import { expect, it } from 'vitest';
import { doneStep, failedStep, renderHistory } from './history.ts';

const click = { reason: '', action: { action_type: 'click', index: 3 } };
const refused = { ok: false, code: 'AW_APP_NOT_FOUND', message: 'There is no app "Walet"' } as const;

it('renderHistory() says that nothing has been done', () => {
  expect(renderHistory([])).toBe('Nothing has been done yet.');
});

it('renderHistory() numbers steps, and keeps the numbers when only the latest are told', () => {
  expect(renderHistory(['a', 'b', 'c'])).toBe('Step 1: a\nStep 2: b\nStep 3: c');
  expect(renderHistory(['a', 'b', 'c'], 2)).toBe('(earlier steps are left out: 1)\nStep 2: b\nStep 3: c');
  expect(renderHistory(['a'], 5)).toBe('Step 1: a');
});

it('doneStep() is one line: the action, what the engine notes, the summary', () => {
  expect(doneStep(click, 'Typed nothing', 'It\nopened. ')).toBe(
    '{"action_type":"click","index":3}. Typed nothing. It opened.',
  );
});

it('failedStep() tells the cause, so that the same is not done again', () => {
  expect(failedStep(click, refused)).toBe('{"action_type":"click","index":3} was not done: There is no app "Walet"');
});

it('failedStep() prefers what we found wrong with a reply', () => {
  const unread = { reason: '', action: 'Hm.', problem: 'There is no JSON object in the reply' };
  expect(failedStep(unread, refused)).toBe('Nothing was done: There is no JSON object in the reply');
});

it('doneStep() cuts summaries that go on and on', () => {
  expect(doneStep(click, undefined, 'x'.repeat(9_999)).length).toBeLessThan(1_600);
});
