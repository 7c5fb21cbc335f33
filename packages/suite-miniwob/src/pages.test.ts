import { expect, test } from 'vitest';
import { pages, taskName } from './pages.ts';

test('pages are the 92 of MobileMiniWoB++, 62 of them in the subset of the paper', () => {
  expect(pages).toHaveLength(92);
  expect(new Set(pages.map(({ name }) => name)).size).toBe(92);
  expect(pages.filter(({ inPaper62 }) => inPaper62)).toHaveLength(62);
});

test('taskName() is the name of the original class', () => {
  expect(taskName('click-tab-2-hard')).toBe('MiniWobClickTab2Hard');
  expect(taskName('email-inbox-nl-turk')).toBe('MiniWobEmailInboxNlTurk');
});
