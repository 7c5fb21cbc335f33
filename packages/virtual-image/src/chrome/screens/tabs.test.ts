import { expect, test } from 'vitest';
import { activeTab, changed, closed, closedAll, navigated, noTabs, opened, wentBack, wentForward } from './tabs.ts';

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

test('a tab goes back to the pages before, and forward again until another page is opened', () => {
  const two = navigated(navigated(opened(noTabs), 1, 'https://a'), 1, 'https://b');
  const back = wentBack(two, 1);
  expect(activeTab(back)).toMatchObject({ url: 'https://a', back: ['chrome://newtab'], forward: ['https://b'] });
  expect(activeTab(wentForward(back, 1))).toMatchObject({ url: 'https://b', forward: [] });
  expect(activeTab(navigated(back, 1, 'https://c'))).toMatchObject({ url: 'https://c', forward: [] });
  expect(wentBack(wentBack(wentBack(two, 1), 1), 1)).toEqual(wentBack(wentBack(two, 1), 1));
});

test('incognito tabs are closed apart from the others', () => {
  const mixed = opened(opened(opened(noTabs), { incognito: true }), { incognito: true });
  expect(closed(mixed, 3).activeId).toBe(2);
  expect(closed(closed(mixed, 3), 2).activeId).toBe(1);
  expect(closedAll(mixed, true)).toMatchObject({ all: [{ id: 1 }], activeId: 1 });
  expect(closedAll(closedAll(mixed, true), false)).toMatchObject({ all: [], activeId: null });
});
