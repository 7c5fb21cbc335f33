import type { ActivityWindow } from '@androidworld/app-sdk/host';
import { describe, expect, test } from 'vitest';
import { type WindowsState, windowList } from './window-list.ts';
import type { ReportedWindow } from './window-state.ts';

const activity = (token: number, className: string, change: Partial<ActivityWindow> = {}): ActivityWindow => ({
  token,
  packageName: 'org.example',
  className: `org.example.${className}`,
  taskId: 1,
  intent: {},
  intentSerial: 1,
  translucent: false,
  pans: false,
  visible: true,
  processId: 1,
  state: 'RESUMED',
  generation: 1,
  hasSavedState: false,
  ...change,
});
const state: WindowsState = {
  activities: [activity(1, 'Below', { visible: false }), activity(2, 'Main')],
  panel: 'none',
  toast: null,
  screenOn: true,
  rotation: 0,
  display: { width: 1080, height: 2400, densityDpi: 420 },
};
const overlay = (token: string): ReportedWindow => ({
  token,
  kind: 'overlay',
  over: token,
  focusable: false,
  frame: [0, 0, 1080, 136],
});
const over = (of: string, kind: ReportedWindow['kind'], change: Partial<ReportedWindow> = {}): ReportedWindow => ({
  token: `window:${kind}`,
  kind,
  over: of,
  focusable: kind !== 'toolbar',
  frame: [100, 900, 980, 1500],
  ...change,
});
const bars = [overlay('statusBar'), overlay('navigationBar')];
const seen = (given: WindowsState, reported: readonly ReportedWindow[]) =>
  windowList(given, reported).windows.flatMap(({ visible, title }) => (visible ? [title] : []));
const outcome = (given: WindowsState, reported: readonly ReportedWindow[]) => {
  const { focused, imeTarget } = windowList(given, reported);
  return { focused: focused?.token, imeTarget: imeTarget?.token };
};

describe('windowList()', () => {
  test('lays System UI over the activities, and gives keys to the activity in front', () => {
    expect(seen(state, bars)).toEqual(['org.example/org.example.Main', 'StatusBar', 'NavigationBar0']);
    expect(outcome(state, bars)).toEqual({ focused: 'activity:2', imeTarget: 'activity:2' });
  });

  test('names a dialog after its activity, and gives it keys and the keyboard', () => {
    const list = windowList(state, [...bars, overlay('keyboard'), over('activity:2', 'dialog')]);
    expect(list.windows.map(({ type, title }) => `${type} ${title}`)).toEqual([
      '1 org.example/org.example.Below',
      '1 org.example/org.example.Main',
      '2 org.example/org.example.Main',
      '2011 InputMethod',
      '2005 Toast',
      '2000 StatusBar',
      '2040 NotificationShade',
      '2019 NavigationBar0',
    ]);
    expect(list).toMatchObject({ focused: { token: 'window:dialog' }, imeTarget: { token: 'window:dialog' } });
  });

  test('gives a menu keys but no keyboard, and a toolbar neither', () => {
    const menu = over('activity:2', 'menu');
    expect(outcome(state, [menu])).toEqual({ focused: 'window:menu', imeTarget: 'activity:2' });
    expect(outcome(state, [over('activity:2', 'toolbar')])).toMatchObject({ focused: 'activity:2' });
    expect(seen(state, [over('activity:2', 'menu', { token: 'window:12' })])).toContain('PopupWindow:0000012');
  });

  test('hides the dialogs of an activity with it', () => {
    expect(outcome(state, [over('activity:1', 'dialog')])).toMatchObject({ focused: 'activity:2' });
    expect(seen(state, [over('activity:1', 'dialog')])).toEqual(['org.example/org.example.Main']);
  });

  test('keeps dialogs in the order they came in, whichever kind they are', () => {
    const windows = [over('activity:2', 'menu'), over('activity:2', 'dialog')];
    expect(outcome(state, windows)).toMatchObject({ focused: 'window:dialog' });
    expect(outcome(state, windows.toReversed())).toMatchObject({ focused: 'window:menu' });
  });

  test('puts the shade over what pops up, and takes the keys there when it is open', () => {
    const shade = { ...state, panel: 'notifications' as const };
    expect(outcome(shade, bars)).toEqual({ focused: 'panel', imeTarget: 'panel' });
    expect(outcome(state, [...bars, overlay('headsUp')])).toMatchObject({ focused: 'activity:2' });
    expect(seen(state, [overlay('headsUp')])).toEqual(['org.example/org.example.Main', 'NotificationShade']);
  });

  test('puts a dialog of the shade into it', () => {
    const shade = { ...state, panel: 'quick-settings' as const };
    const { focused } = windowList(shade, [over('panel', 'dialog')]);
    expect(focused).toMatchObject({ type: 2017, packageName: 'com.android.systemui' });
  });

  test('lays the dialog about a crash over everything of the apps', () => {
    const dialog = activity(3, '', {
      packageName: 'android',
      className: 'com.android.server.am.AppErrorDialog',
      translucent: true,
      intent: { extras: { packageName: 'org.example' } },
    });
    const toast = { id: 1, text: 'Hello', packageName: 'org.example', icon: null };
    const crashed = { ...state, activities: [dialog, ...state.activities], toast };
    expect(seen(crashed, bars)).toEqual([
      'org.example/org.example.Main',
      'Toast',
      'Application Error: org.example',
      'StatusBar',
      'NavigationBar0',
    ]);
    expect(outcome(crashed, [])).toMatchObject({ focused: 'activity:3' });
  });

  test('has nothing that is seen or takes keys while the screen is off', () => {
    const off = { ...state, screenOn: false };
    expect(seen(off, bars)).toEqual([]);
    expect(outcome(off, bars)).toEqual({ focused: undefined, imeTarget: undefined });
  });

  test('turns the frames of whole windows with the screen', () => {
    const [window] = windowList({ ...state, rotation: 1 }, []).windows;
    expect(window?.frame).toEqual([0, 0, 2400, 1080]);
  });
});
