import { expect, it } from 'vitest';
import { isQuestion } from './is-question.ts';

it.each([
  [['settings', 'get']],
  [['content', 'query']],
  [['system', 'packages']],
  [['database', 'all']],
  [['deviceProtected', 'database', 'all']],
  [['telephony', 'call']],
  [['activity', 'saveState']],
])('isQuestion() takes %j for a question', (path) => {
  expect(isQuestion(path)).toBe(true);
});

it.each([
  [['settings', 'put']],
  [['content', 'call']],
  [['database', 'run']],
  [['toast']],
  [['callProcess']],
  [['startActivity']],
  [['activity', 'finish']],
  [['webView', 'open']],
])('isQuestion() takes %j for a deed', (path) => {
  expect(isQuestion(path)).toBe(false);
});
