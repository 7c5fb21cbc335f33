import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openScreenHost, type ScreenFactory } from '../../src/screen/index.ts';
import {
  activityWindow,
  buildTestApps,
  flatten,
  GALLERY,
  openTestPhone,
  outline,
  restMs,
  type TestPhone,
} from './test-phone.ts';

const BACK = 4;
const HOME = 3;
const TAB = 61;
const ENTER = 66;
const BACKSPACE = 67;
const CTRL = 113;
const [KEY_A, KEY_C, KEY_V] = [29, 31, 50];

let factory: ScreenFactory;
let phone: TestPhone;

beforeAll(async () => {
  const [host, apps] = await Promise.all([openScreenHost(), buildTestApps()]);
  factory = host;
  phone = await openTestPhone(factory, apps);
});
afterAll(() => factory?.close());
beforeEach(() => {
  phone.calls.length = 0;
  phone.keys.length = 0;
  phone.crashes.length = 0;
  phone.clipboard.text = null;
});

const key = (code: number, held: readonly number[] = []) => phone.screen.key(code, { held });
const textOf = async (id: string) => (await phone.byId(id)).text;

test('what Chromium thinks of the page is no concern of the phone: its log says nothing', () => {
  expect(phone.log).toEqual([]);
});

describe('touch', () => {
  test('a tap clicks the widget under it', async () => {
    await phone.show('test.Widgets');
    await phone.tap(await phone.byId('tap'));
    await phone.tap(await phone.byId('tap'));
    expect(await textOf('counter')).toBe('2 taps, 0 long');
  });

  test('a long press is one, and no click', async () => {
    await phone.show('test.Widgets');
    await phone.longPress(await phone.byId('tap'));
    expect(await textOf('counter')).toBe('0 taps, 1 long');
  });

  test('a disabled widget takes no clicks and says so', async () => {
    await phone.show('test.Windows');
    await phone.tap(await phone.byId('dialog'));
    const ok = await phone.byText('OK');
    expect(ok.disabled).toBe(true);
    await phone.tap(ok);
    expect(await phone.byText('OK')).toMatchObject({ disabled: true });
  });

  test('switches, check boxes and radio buttons change their state', async () => {
    await phone.show('test.Widgets');
    for (const id of ['switch', 'check']) {
      expect(await phone.byId(id)).toMatchObject({ checkable: true, checked: true, clickable: true });
      await phone.tap(await phone.byId(id));
      expect((await phone.byId(id)).checked).toBeUndefined();
    }
    await phone.tap(await phone.byText('Two'));
    expect((await phone.byText('One')).checked).toBeUndefined();
    expect((await phone.byText('Two')).checked).toBe(true);
  });

  test('a slider follows the finger', async () => {
    await phone.show('test.Widgets');
    const { bounds } = await phone.byId('slider');
    const y = (bounds[1] + bounds[3]) / 2;
    await phone.swipe([bounds[0] + 100, y], [bounds[2] - 42, y], 100);
    expect(await textOf('volume')).toBe('Volume 100');
  });

  test('a swipe turns the page, and the tab follows', async () => {
    await phone.show('test.Pages');
    await phone.swipe([900, 1200], [150, 1200], 150);
    await phone.byText('Clock page');
    expect(await phone.find((node) => node.contentDescription === 'Clock')).toMatchObject({ selected: true });
  });
});

describe('scrolling', () => {
  test('rows off the screen are not in the tree; scrolling brings them', async () => {
    await phone.show('test.List');
    const before = flatten((await phone.tree()).root).map((node) => node.text);
    expect(before).toContain('Row 1');
    expect(before).not.toContain('Row 30');
    await phone.swipe([540, 1900], [540, 500], 400);
    const after = flatten((await phone.tree()).root).map((node) => node.text);
    expect(after).not.toContain('Row 1');
  });

  test('a fast swipe flings farther than a slow one', async () => {
    const firstRowAfter = async (durationMs: number) => {
      await phone.show('test.List');
      await phone.swipe([540, 1800], [540, 900], durationMs);
      await phone.screen.idle({ timeoutMs: restMs });
      return (await phone.byId('list')).children[0]?.bounds[1] === undefined
        ? 0
        : Number(
            (flatten(await phone.byId('list')).find((node) => node.text?.startsWith('Row'))?.text ?? 'Row 0').slice(4),
          );
    };
    const slow = await firstRowAfter(1000);
    expect(await firstRowAfter(80)).toBeGreaterThan(slow);
  });

  test('children of a list are counted from the first one on the screen', async () => {
    await phone.show('test.List');
    await phone.swipe([540, 1900], [540, 500], 400);
    const list = await phone.byId('list');
    expect(list.scrollable).toBe(true);
    expect(list.children.map((row) => row.index)).toEqual(list.children.map((_, place) => place));
  });

  test('bounds are cut by the list they are in', async () => {
    await phone.show('test.List');
    await phone.swipe([540, 1200], [540, 1100], 500);
    const list = await phone.byId('list');
    for (const { bounds } of flatten(list)) {
      expect(bounds[1]).toBeGreaterThanOrEqual(list.bounds[1]);
      expect(bounds[3]).toBeLessThanOrEqual(list.bounds[3]);
    }
  });
});

describe('typing', () => {
  test('goes to the field that was tapped, and the keyboard comes', async () => {
    await phone.show('test.Form');
    expect(await phone.screen.inputMethod()).toEqual({ shown: false, focusedField: null });
    await phone.tap(await phone.byId('phone'));
    expect(await phone.screen.inputMethod()).toEqual({
      shown: true,
      focusedField: { packageName: GALLERY, inputType: 'phone' },
    });
    await phone.screen.text('+1 (555) 010-99 ~!@#$%^&*');
    expect(await phone.byId('phone')).toMatchObject({
      text: '+1 (555) 010-99 ~!@#$%^&*',
      focused: true,
      hint: 'Phone',
    });
  });

  test('without a focused field changes nothing', async () => {
    await phone.show('test.Form');
    await phone.screen.text('lost');
    expect(flatten((await phone.tree()).root).some((node) => node.text?.includes('lost'))).toBe(false);
  });

  test('keys type, delete and move the cursor', async () => {
    await phone.show('test.Form');
    await phone.tap(await phone.byId('plain'));
    await key(KEY_A, [59]);
    await key(KEY_C);
    await key(KEY_V);
    await key(21);
    await key(BACKSPACE);
    await key(122);
    await key(8);
    expect(await textOf('plain')).toBe('1Av');
  });

  test("CTRL keys select, copy and paste through the phone's clipboard", async () => {
    await phone.show('test.Form');
    await phone.tap(await phone.byId('name'));
    await key(KEY_A, [CTRL]);
    await key(KEY_C, [CTRL]);
    expect(phone.clipboard.text).toBe('Emma Jones');
    phone.clipboard.text = 'Zoë 🎉 Müller';
    await key(KEY_A, [CTRL]);
    await key(KEY_V, [CTRL]);
    expect(await textOf('name')).toBe('Zoë 🎉 Müller');
    await key(KEY_A, [CTRL]);
    await key(BACKSPACE);
    expect(await phone.byId('name')).not.toHaveProperty('text');
  });

  test("the soft keyboard's keys edit the field", async () => {
    await phone.show('test.Form');
    await phone.tap(await phone.byId('plain'));
    const keyboard = (await phone.screen.windows()).find((window) => window.type === 2);
    if (keyboard === undefined) throw new Error('No keyboard');
    const press = async (label: string) => {
      const button = flatten(keyboard.root).find((node) => node.contentDescription === label);
      if (button === undefined) throw new Error(outline(keyboard.root));
      await phone.tap(button);
    };
    await press('q');
    await press('😀');
    expect(await textOf('plain')).toBe('q😀');
    await press('Delete');
    expect(await textOf('plain')).toBe('q');
    await press('done');
    expect(await textOf('saved')).toBe('Saved q');
    expect((await phone.screen.inputMethod()).shown).toBe(false);
  });

  test('ENTER breaks the line in multi-line fields and acts in others', async () => {
    await phone.show('test.Form');
    await phone.tap(await phone.byId('notes'));
    await key(123, [CTRL]);
    await key(ENTER);
    await phone.screen.text('third');
    expect(await textOf('notes')).toBe('First line\nsecond line\nthird');
    await phone.tap(await phone.byId('name'));
    await key(ENTER);
    expect(await phone.byId('phone')).toMatchObject({ focused: true });
  });

  test('TAB moves the focus, ENTER clicks what has it', async () => {
    await phone.show('test.State');
    await key(TAB);
    expect(await phone.byId('more')).toMatchObject({ focused: true });
    await key(ENTER);
    expect(await textOf('state')).toContain('1 in the screen');
  });

  test('a long press selects the word and offers to copy it', async () => {
    await phone.show('test.Form');
    const { bounds } = await phone.byId('name');
    const start = { x: bounds[0] + 10, y: (bounds[1] + bounds[3]) / 2 };
    await phone.screen.touch([
      { type: 'down', ...start, timeMs: 0 },
      { type: 'up', ...start, timeMs: 600 },
    ]);
    const toolbar = (await phone.screen.windows()).find((window) => window.title === 'Floating toolbar');
    const labels = toolbar === undefined ? [] : flatten(toolbar.root).flatMap((node) => node.text ?? []);
    expect(labels).toEqual(['Cut', 'Copy', 'Paste', 'Select all']);
    const copy = toolbar === undefined ? undefined : flatten(toolbar.root).find((node) => node.text === 'Copy');
    if (copy !== undefined) await phone.tap(copy);
    expect(phone.clipboard.text).toBe('Emma');
  });

  test.each([
    [3, 100, 'x'],
    [3, 350, 'Emma Jonesx'],
  ])('%i taps %i ms apart leave after typing: %j', async (taps, apartMs, expected) => {
    await phone.show('test.Form');
    const { bounds } = await phone.byId('name');
    // Behind the text: the cursor goes to its end.
    const end = { x: bounds[2] - 60, y: (bounds[1] + bounds[3]) / 2 };
    await phone.screen.touch(
      Array.from({ length: taps }, (_, tap) => [
        { type: 'down' as const, ...end, timeMs: tap * apartMs },
        { type: 'up' as const, ...end, timeMs: tap * apartMs + 10 },
      ]).flat(),
    );
    await phone.screen.text('x');
    expect(await textOf('name')).toBe(expected);
  });

  test('a password shows dots, and is not copied', async () => {
    await phone.show('test.Form');
    expect(await phone.byId('password')).toMatchObject({ text: '••••••', password: true });
    await phone.tap(await phone.byId('password'));
    await key(KEY_A, [CTRL]);
    await key(KEY_C, [CTRL]);
    expect(phone.clipboard.text).toBeNull();
  });

  test('the screen shrinks above the keyboard, and the field stays in view', async () => {
    await phone.show('test.Form');
    await phone.tap(await phone.byId('last'));
    const keyboard = (await phone.screen.windows()).find((window) => window.type === 2);
    const field = await phone.byId('last');
    expect(field.focused).toBe(true);
    expect(field.bounds[3]).toBeLessThanOrEqual(keyboard?.bounds[1] ?? 0);
  });

  test('no soft keyboard comes when it is switched off', async () => {
    await phone.show('test.Form', { softKeyboard: false });
    await phone.tap(await phone.byId('name'));
    expect((await phone.screen.inputMethod()).shown).toBe(false);
    await phone.screen.text('!');
    expect(await textOf('name')).toContain('!');
    await phone.update({ softKeyboard: true });
  });
});

describe('BACK', () => {
  test('hides the keyboard, then the dialog, then asks the screen, then the system', async () => {
    await phone.show('test.Windows');
    await phone.tap(await phone.byId('dialog'));
    expect((await phone.screen.inputMethod()).shown).toBe(true);
    expect(await key(BACK)).toEqual({ handled: true });
    expect((await phone.screen.inputMethod()).shown).toBe(false);
    await phone.byText('New folder');
    expect(await key(BACK)).toEqual({ handled: true });
    expect(await textOf('result')).toBe('Result: dismissed');
    expect(phone.keys).toEqual([]);
    expect(await key(BACK)).toEqual({ handled: false });
    expect(phone.keys).toEqual([BACK]);
  });

  test('goes to useBack() handlers, which may pass it on', async () => {
    await phone.show('test.Form');
    expect(await key(BACK)).toEqual({ handled: false });
    await phone.tap(await phone.byId('save'));
    expect(await key(BACK)).toEqual({ handled: true });
    expect(await textOf('saved')).toBe('Nothing saved');
  });

  test('closes menus and drawers', async () => {
    await phone.show('test.Pages');
    await phone.tap(await phone.find((node) => node.contentDescription === 'Open navigation drawer'));
    await phone.byText('Inbox');
    expect(await key(BACK)).toEqual({ handled: true });
    await phone.byText('Alarm page');
    expect(await key(BACK)).toEqual({ handled: false });
  });

  test('swiped from the edge is the key, and a swipe up from the lower edge is HOME', async () => {
    await phone.show('test.State');
    await phone.swipe([4, 1200], [500, 1210], 120);
    await phone.swipe([540, 2380], [540, 1500], 120);
    expect(phone.keys).toEqual([BACK, HOME]);
  });

  test('a pull from the status bar asks for the shade', async () => {
    await phone.show('test.State');
    await phone.swipe([540, 20], [540, 900], 150);
    expect(phone.calls.map(({ path, args }) => [path.join('.'), ...args])).toContainEqual([
      'system.setPanel',
      'notifications',
    ]);
    await phone.update({ panel: 'notifications' });
    await phone.byText('Panel notifications');
    expect(await key(BACK)).toEqual({ handled: true });
    await phone.update({ panel: 'none' });
  });
});

describe('windows', () => {
  test('a dialog is the active window; its tree has nothing of what is behind', async () => {
    await phone.show('test.Windows');
    await phone.tap(await phone.byId('list'));
    const window = await phone.tree();
    expect(window.title).toBe('Sort by');
    expect(flatten(window.root).some((node) => node.text?.startsWith('Result'))).toBe(false);
    await phone.tap(await phone.byText('Size'));
    expect(await textOf('result')).toBe('Result: Size');
  });

  test('a tap outside dismisses a sheet', async () => {
    await phone.show('test.Windows');
    await phone.tap(await phone.byId('sheet'));
    await phone.byText('Share');
    await phone.screen.touch([
      { type: 'down', x: 540, y: 600, timeMs: 0 },
      { type: 'up', x: 540, y: 600, timeMs: 30 },
    ]);
    expect(await textOf('result')).toBe('Result: sheet gone');
  });

  test('a date is picked in another month', async () => {
    await phone.show('test.Windows');
    await phone.tap(await phone.byId('date'));
    await phone.tap(await phone.byId('android:id/next'));
    await phone.tap(await phone.find((node) => node.contentDescription === '28 November 2023'));
    await phone.tap(await phone.byId('android:id/button1'));
    expect(await textOf('result')).toBe('Result: 2023-11-28');
  });

  test('a year is picked from the list', async () => {
    await phone.show('test.Windows');
    await phone.tap(await phone.byId('date'));
    await phone.tap(await phone.byId('android:id/date_picker_header_year'));
    await phone.tap(await phone.byText('2025'));
    await phone.tap(await phone.byId('android:id/button1'));
    expect(await textOf('result')).toBe('Result: 2025-10-15');
  });

  test('a time is picked on the clock face and typed', async () => {
    await phone.show('test.Windows');
    await phone.tap(await phone.byId('time'));
    await phone.tap(await phone.find((node) => node.contentDescription === '7'));
    await phone.tap(await phone.find((node) => node.contentDescription === '45'));
    await phone.tap(await phone.byId('android:id/am_label'));
    await phone.tap(await phone.byId('android:id/button1'));
    expect(await textOf('result')).toBe('Result: 7:45');
    await phone.tap(await phone.byId('time'));
    await phone.tap(await phone.byId('android:id/toggle_mode'));
    await phone.screen.text('11');
    await phone.tap(await phone.byId('android:id/input_minute'));
    await phone.screen.text('05');
    await phone.tap(await phone.byId('android:id/button1'));
    expect(await textOf('result')).toBe('Result: 23:5');
  });

  test("a spinner's choice is shown", async () => {
    await phone.show('test.Widgets');
    await phone.tap(await phone.byId('spinner'));
    await phone.tap(await phone.byText('Large'));
    await phone.byText('Large');
  });
});

describe('the tree', () => {
  test('is the same twice', async () => {
    await phone.show('test.Form');
    await phone.tap(await phone.byId('name'));
    expect(await phone.screen.windows()).toEqual(await phone.screen.windows());
  });

  test('two screenshots of a screen at rest are the same, with a blinking cursor in it', async () => {
    await phone.show('test.Form');
    await phone.tap(await phone.byId('name'));
    const first = await phone.screen.screenshot();
    expect(Buffer.from(await phone.screen.screenshot()).equals(Buffer.from(first))).toBe(true);
    expect(new DataView(first.buffer, first.byteOffset).getUint32(16)).toBe(1080);
    expect(new DataView(first.buffer, first.byteOffset).getUint32(20)).toBe(2400);
  });

  test('names every widget as Android does', async () => {
    await phone.show('test.Widgets');
    expect(
      outline((await phone.tree()).root)
        .split('\n')
        .slice(0, 16)
        .join('\n'),
    ).toMatchInlineSnapshot(`
      "FrameLayout [0,0,1080,2400]
        LinearLayout [0,0,1080,2337]
          FrameLayout [0,0,1080,2337]
            FrameLayout #action_bar_root [0,0,1080,2337]
              FrameLayout #content [0,128,1080,2337]
                LinearLayout [0,128,1080,2337]
                  ViewGroup #toolbar [0,128,1080,296]
                    ImageButton (Navigate up) [0,138,147,285]
                    TextView "Widgets" [158,173,369,251]
                    LinearLayoutCompat [849,128,1080,296]
                      Button (Search) [849,149,975,275]
                      ImageView (More options) [975,149,1080,275]
                  ScrollView #scroll [0,296,1080,2337]
                    LinearLayout [0,296,1080,2337]
                      TextView #counter "0 taps, 0 long" [42,338,1038,416]
                      TextView "Material 3 widgets on the virtual phone. Emoji 😀🎉 and other scripts: Grüße, Привет, 日本語, ñ." [42,437,1038,531]"
    `);
  });

  test('turns with the screen', async () => {
    await phone.show('test.Widgets', { rotation: 1 });
    expect(phone.screen.size).toEqual({ width: 2400, height: 1080 });
    expect((await phone.tree()).bounds).toEqual([0, 0, 2400, 1080]);
    await phone.update({ rotation: 0 });
    expect((await phone.tree()).bounds).toEqual([0, 0, 1080, 2400]);
  });

  test('says which layouts carry nothing', async () => {
    await phone.show('test.Form');
    const { root } = await phone.tree();
    expect(root.unimportant).toBe(true);
    expect(await phone.byId('save')).not.toHaveProperty('unimportant');
  });
});

describe('processes', () => {
  test('an activity that is covered keeps its state', async () => {
    const first = activityWindow(101, 'test.State', { processId: 1 });
    await phone.update({ activities: [first] });
    await phone.tap(await phone.byId('more'));
    const second = activityWindow(102, 'test.List', { processId: 1 });
    await phone.update({ activities: [{ ...first, visible: false }, second] });
    await phone.byId('list');
    await phone.update({ activities: [first] });
    expect(await textOf('state')).toBe('1 in the screen, 1 in the module, no action');
  });

  test('a new process begins anew, what the module kept included', async () => {
    const first = activityWindow(103, 'test.State', { processId: 11 });
    await phone.update({ activities: [first] });
    await phone.tap(await phone.byId('more'));
    expect(await textOf('state')).toContain('1 in the screen, 1 in the module');
    await phone.update({ activities: [{ ...first, processId: 12 }] });
    expect(await textOf('state')).toContain('0 in the screen, 0 in the module');
  });

  test('a new intent reaches the running activity', async () => {
    const first = activityWindow(104, 'test.State', { processId: 20 });
    await phone.update({ activities: [first] });
    await phone.tap(await phone.byId('more'));
    await phone.update({
      activities: [{ ...first, intent: { action: 'android.intent.action.SEND' }, intentSerial: 1 }],
    });
    expect(await textOf('state')).toBe('1 in the screen, 1 in the module, android.intent.action.SEND');
  });

  test('calls carry who calls', async () => {
    await phone.update({ activities: [activityWindow(105, 'test.State', { processId: 30 })] });
    await phone.tap(await phone.byId('toast'));
    await phone.tap(await phone.byId('finish'));
    expect(phone.calls).toEqual([
      { packageName: GALLERY, processId: 30, token: 105, path: ['toast'], args: ['hello'] },
      { packageName: GALLERY, processId: 30, token: 105, path: ['activity', 'finish'], args: [] },
    ]);
  });

  test("an error in a handler, or while drawing, is told as the app's crash", async () => {
    await phone.show('test.State');
    await phone.tap(await phone.byId('crash'));
    expect(phone.crashes).toEqual([`${GALLERY}: the button is broken`]);
    phone.crashes.length = 0;
    await phone.show('test.Broken');
    expect(phone.crashes).toEqual([`${GALLERY}: cannot draw`]);
    phone.crashes.length = 0;
    await phone.show('test.Nowhere');
    expect(phone.crashes).toEqual([`${GALLERY}: defineScreens() names no component for the activity test.Nowhere`]);
  });
});
