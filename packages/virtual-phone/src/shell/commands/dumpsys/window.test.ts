import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testPhone } from '../../../../test/transcripts/test-phone.ts';
import type { ReportedWindow } from '../../../system/windows/window-state.ts';

let phone: Awaited<ReturnType<typeof testPhone>>;
beforeEach(async () => {
  phone = await testPhone();
  await phone.shell('am start -n com.example.notes/.MainActivity');
});
afterEach(() => phone.close());

const main = 'com.example.notes/com.example.notes.MainActivity';
const text = async (command: string) => (await phone.shell(command)).stdout;
const hashless = (output: string) => output.replaceAll(/\{[0-9a-f]{7} /g, '{HASH ').trim();

/** As the page tells it. */
function shows(...shown: readonly Partial<ReportedWindow>[]): void {
  const frame = [0, 0, 1080, 136] as const;
  const overlay = (window: Partial<ReportedWindow>): ReportedWindow => ({
    token: 'statusBar',
    kind: 'overlay',
    over: window.token ?? 'statusBar',
    focusable: false,
    frame,
    ...window,
  });
  phone.system.screenHost.windowsChanged({ isFirst: true, shown: shown.map(overlay), gone: [] });
}

/** The window in front of a new phone's activities. */
function front(): string {
  return `activity:${phone.system.activities.top()?.token}`;
}

describe('dumpsys window', () => {
  it('has the same focus in all of its parts', async () => {
    shows({}, { token: 'keyboard', frame: [0, 1500, 1080, 2400] });
    expect(hashless(await text('dumpsys window displays | grep -E "mCurrentFocus|mFocusedApp|mFocusedWindow"'))).toBe(
      `mCurrentFocus=Window{HASH u0 ${main}}\n  mFocusedApp=ActivityRecord{HASH u0 com.example.notes/.MainActivity t2}\n` +
        `    mFocusedWindow=Window{HASH u0 ${main}}`,
    );
    expect(hashless(await text('dumpsys window windows | grep "in display# 0"'))).toBe(
      ['imeLayeringTarget', 'imeInputTarget', 'imeControlTarget']
        .map((name) => `${name} in display# 0 Window{HASH u0 ${main}}`)
        .join('\n  '),
    );
  });

  it('lists windows front to back, each with its type, layer, frame and whether it is seen', async () => {
    shows(
      {},
      { token: 'navigationBar', frame: [0, 2337, 1080, 2400] },
      { token: 'keyboard', frame: [0, 1500, 1080, 2400] },
      { token: 'window:1', kind: 'dialog', over: front(), focusable: true, frame: [100, 800, 980, 1300] },
    );
    const dump = await text('dumpsys window windows');
    const blocks = dump.split(/^ {2}Window #/m).slice(1);
    const of = (block: string, pattern: RegExp) => pattern.exec(block)?.[1];
    expect(
      blocks.map((block) =>
        [/u0 ([^}]*)\}/, / ty=(\S+)/, /mBaseLayer=(\d+)/, / frame=(\S+)/, /isVisible=(\w+)/]
          .map((pattern) => of(block, pattern))
          .join(' '),
      ),
    ).toEqual([
      'NavigationBar0 NAVIGATION_BAR 241000 [0,2337][1080,2400] true',
      'NotificationShade 2040 171000 [0,0][1080,2400] false',
      'StatusBar STATUS_BAR 151000 [0,0][1080,136] true',
      'Toast TOAST 71000 [0,0][1080,2400] false',
      'InputMethod INPUT_METHOD 131000 [0,1500][1080,2400] true',
      `${main} APPLICATION 21000 [100,800][980,1300] true`,
      `${main} BASE_APPLICATION 21000 [0,0][1080,2400] true`,
      'com.example.home/com.example.home.Home BASE_APPLICATION 21000 [0,0][1080,2400] false',
    ]);
  });

  it('says of the bars what appium reads: whether their surface is shown, and where', async () => {
    shows({});
    const bar = /Window #\d+ Window\{\w+ u0 StatusBar\}:[\s\S]*?isVisible=true/.exec(
      await text('dumpsys window windows'),
    );
    expect(bar?.[0]).toContain('Surface: shown=true');
    expect(bar?.[0]).toContain('frame=[0,0][1080,136]');
    const hidden = /Window #\d+ Window\{\w+ u0 NavigationBar0\}:[\s\S]*?isVisible=\w+/.exec(
      await text('dumpsys window w'),
    );
    expect(hidden?.[0]).not.toContain('Surface: shown=true');
  });

  it('finds windows by name, and says when none has it', async () => {
    shows({});
    expect(await text('dumpsys window visible-apps | grep -c "  Window #"')).toBe('1\n');
    expect(hashless(await text('dumpsys window StatusBar | grep "  Window #"'))).toBe(
      'Window #2 Window{HASH u0 StatusBar}:',
    );
    expect(await text('dumpsys window constructor')).toBe(
      'Bad window command, or no windows match: constructor\nUse -h for help.\n',
    );
  });

  it('has no focus while the screen is off, and the shade while it is open', async () => {
    shows({});
    await phone.system.setPanel('notifications');
    expect(hashless(await text('dumpsys window | grep mCurrentFocus'))).toBe(
      'mCurrentFocus=Window{HASH u0 NotificationShade}',
    );
    await phone.system.setPanel('none');
    phone.system.power.sleep();
    expect(await text('dumpsys window | grep mCurrentFocus')).toBe('  mCurrentFocus=null\n');
  });
});

describe('others who know of windows', () => {
  it('dumpsys input_method tells whether the keyboard is up, and for whom', async () => {
    const shown = () =>
      text('dumpsys input_method | grep -oE "mInputShown=[a-z]+|mIsInputViewShown=[a-z]+|mCurFocusedWindow=.*"');
    shows({});
    expect(hashless(await shown())).toBe(
      `mCurFocusedWindow=Window{HASH u0 ${main}}\nmInputShown=false\nmIsInputViewShown=false`,
    );
    shows({}, { token: 'keyboard' });
    expect(await shown()).toContain('mInputShown=true\nmIsInputViewShown=true');
  });

  it('dumpsys SurfaceFlinger --list has what is seen', async () => {
    shows({}, { token: 'window:7', kind: 'menu', over: front(), focusable: true });
    const layers = (await text('dumpsys SurfaceFlinger --list')).split('\n').map((line) => line.replace(/#\d+$/, ''));
    expect(layers.filter((line) => !/^[0-9a-f]{7} |^Display|^$/.test(line))).toEqual([
      main,
      'PopupWindow:0000007',
      'StatusBar',
    ]);
  });

  it('uiautomator dump --windows titles windows as apps do, front to back', async () => {
    shows({}, { token: 'window:7', kind: 'menu', over: front(), focusable: true });
    const { screen } = phone.system;
    if (screen === null) throw new Error('The phone has no screen');
    const [window] = await screen.windows();
    if (window === undefined) throw new Error('The screen has no window');
    const windows = [
      { ...window, token: front(), active: false },
      { ...window, token: 'window:7', title: '' },
      { ...window, token: 'statusBar', title: 'StatusBar', type: 3 as const, active: false },
    ];
    phone.system.attachScreen({ ...screen, windows: async () => windows });
    const dump = await text('uiautomator dump --windows /dev/tty');
    const shown = [
      ...dump.matchAll(/<window index="(\d)" title="([^"]*)" .*? active="(\w+)" .*? layer="(\d)" type="(\w+)"/g),
    ];
    expect(shown.map((match) => match.slice(1).join(' | '))).toEqual([
      '0 |  | false | 2 | TYPE_SYSTEM',
      '1 | PopupWindow:0000007 | true | 1 | TYPE_APPLICATION',
      '2 | Notes | false | 0 | TYPE_APPLICATION',
    ]);
  });
});
