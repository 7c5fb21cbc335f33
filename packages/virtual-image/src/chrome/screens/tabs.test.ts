import { expect, test } from 'vitest';
import { activeTab, changed, closed, noTabs, opened } from './tabs.ts';

test('a new tab is in front', () => {
  const tabs = opened(opened(noTabs), { url: 'https://a' });
  expect(tabs.all.map(({ url }) => url)).toEqual(['chrome://newtab', 'https://a']);
  expect(activeTab(tabs)?.url).toBe('https://a');
});

test('when one is closed its neighbour comes to the front', () => {
  const three = opened(opened(opened(noTabs)));
  expect(closed(three, 3).activeId).toBe(2);
  expect(closed(three, 1).activeId).toBe(3);
  expect(closed(closed(closed(three, 1), 2), 3)).toMatchObject({ all: [], activeId: null });
});

test('a change touches one tab', () => {
  const tabs = changed(opened(opened(noTabs)), 1, { title: 'First' });
  expect(tabs.all.map(({ title }) => title)).toEqual(['First', '']);
});
