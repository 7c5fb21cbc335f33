import { expect, test } from 'vitest';
import { windowChanges } from './window-changes.ts';
import { WindowManager } from './window-manager.ts';
import type { ReportedWindow } from './window-state.ts';

const reported = (token: string, top = 0): ReportedWindow => ({
  token,
  kind: 'dialog',
  over: 'activity:1',
  focusable: true,
  frame: [0, top, 1080, 2400],
});

test('windowChanges() says all the first time, and nothing while nothing changes', () => {
  const [one, two] = [reported('window:1'), reported('window:2')];
  expect(windowChanges(null, [one])).toEqual({ isFirst: true, shown: [one], gone: [] });
  expect(windowChanges([one, two], [reported('window:1'), two])).toBeNull();
});

test('windowChanges() says what came, moved and went', () => {
  const before = [reported('window:1'), reported('window:2'), reported('window:3')];
  const now = [reported('window:1'), reported('window:3', 500), reported('window:4')];
  expect(windowChanges(before, now)).toEqual({ isFirst: false, shown: now.slice(1), gone: ['window:2'] });
});

test('windowChanges() says all again when the order is another', () => {
  const before = [reported('window:1'), reported('window:2')];
  expect(windowChanges(before, before.toReversed())).toMatchObject({ isFirst: true, shown: before.toReversed() });
  const now = [reported('window:3'), reported('window:1')];
  expect(windowChanges(before, now)).toMatchObject({ isFirst: true, shown: now });
});

test("WindowManager has the page's list after any row of changes", () => {
  const manager = new WindowManager(() => ({
    activities: [],
    panel: 'notifications',
    toast: null,
    screenOn: true,
    rotation: 0,
    display: { width: 1080, height: 2400, densityDpi: 420 },
  }));
  const lists = ['1', '1 2', '1 2 3', '1 3', '3 1', '4 3', ''].map((tokens) =>
    tokens
      .split(' ')
      .filter(Boolean)
      .map((token) => ({ ...reported(`window:${token}`), over: 'panel' })),
  );
  let before: readonly ReportedWindow[] | null = null;
  for (const list of lists) {
    const change = windowChanges(before, list);
    before = list;
    if (change !== null) manager.changed(change);
    const dialogs = manager.list().windows.filter(({ token }) => token.startsWith('window:'));
    expect(dialogs.map(({ token }) => token)).toEqual(list.map(({ token }) => token));
  }
});
