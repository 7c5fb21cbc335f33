import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPhone, type TestNode, type TestPhone } from '../../test/open-test-phone.ts';

const KEYCODE_HOME = 3;
const KEYCODE_BACK = 4;
const KEYCODE_APP_SWITCH = 187;
const chrome = 'com.android.chrome';
const settings = 'com.android.settings';

let phone: TestPhone;
beforeAll(async () => {
  phone = await openTestPhone();
});
afterAll(() => phone?.close());

type Point = readonly [x: number, y: number];

/** A finger that goes straight from one point to another; first it stays for `holdMs`. */
async function drag([x1, y1]: Point, [x2, y2]: Point, { ms = 200, holdMs = 0 } = {}): Promise<void> {
  const steps = 8;
  const way = Array.from({ length: steps + 1 }, (_, step) => ({
    x: x1 + ((x2 - x1) * step) / steps,
    y: y1 + ((y2 - y1) * step) / steps,
    timeMs: holdMs + (ms * step) / steps,
  }));
  await phone.system.screen?.touch([
    { type: 'down', x: x1, y: y1, timeMs: 0 },
    ...way.map((point) => ({ type: 'move' as const, ...point })),
    { type: 'up', x: x2, y: y2, timeMs: holdMs + ms + 10 },
  ]);
  await phone.pass();
}

const home = async () => {
  await phone.system.systemKey(KEYCODE_HOME);
  await phone.find('hotseat');
};
const front = () => phone.system.activities.top()?.component.packageName;
const middleOf = ({ bounds: [left, top, right, bottom] }: TestNode): Point => [(left + right) / 2, (top + bottom) / 2];
const isCard = (label: string) => (node: TestNode) =>
  node.resourceId?.endsWith(':id/task') === true && node.contentDescription === label;
const recents = () => phone.system.activities.recents().map(({ packageName }) => packageName);

describe('The recent apps', () => {
  const open = async () => {
    for (const task of phone.system.activities.recents()) await phone.system.activities.removeTask(task.taskId);
    await home();
    await phone.tap('Chrome');
    await phone.start({ action: 'android.settings.SETTINGS', flags: 0x1000_0000 });
    await phone.system.systemKey(KEYCODE_APP_SWITCH);
    await phone.find(isCard('Settings'));
  };

  it('are a screen of the launcher with a picture of each task, the newest in the middle', async () => {
    await open();
    const card = await phone.find(isCard('Settings'));
    expect(card).toMatchObject({
      packageName: 'com.google.android.apps.nexuslauncher',
      className: 'android.widget.FrameLayout',
      clickable: true,
    });
    expect(middleOf(card)[0]).toBe(540);
    await phone.find(isCard('Chrome'));
    expect(await phone.texts()).toEqual(expect.arrayContaining(['Screenshot', 'Select']));
    expect(front()).toBe('com.google.android.apps.nexuslauncher');
    for (const { taskId } of phone.system.activities.recents()) {
      // A PNG begins so.
      expect([...(phone.system.taskSnapshots.find(taskId) ?? [])].slice(0, 4)).toEqual([0x89, 0x50, 0x4e, 0x47]);
    }
  });

  it('go back to what was in front with BACK, and to the app before with a second press', async () => {
    await open();
    await phone.key(KEYCODE_BACK);
    expect([phone.system.panel, front()]).toEqual(['none', settings]);
    await phone.system.systemKey(KEYCODE_APP_SWITCH);
    await phone.system.systemKey(KEYCODE_APP_SWITCH);
    expect([phone.system.panel, front()]).toEqual(['none', chrome]);
  });

  it('turn sideways, open with a tap, and end when something else is started', async () => {
    await open();
    await drag([300, 1200], [800, 1200]);
    const card = await phone.find(isCard('Chrome'));
    expect(middleOf(card)[0]).toBe(540);
    await phone.tapAt(card);
    expect([phone.system.panel, front()]).toEqual(['none', chrome]);
    await phone.system.systemKey(KEYCODE_APP_SWITCH);
    await phone.start({ action: 'android.settings.SETTINGS', flags: 0x1000_0000 });
    expect(phone.system.panel).toBe('none');
  });

  it('lose a task that is thrown up, and all with "Clear all" at their end', async () => {
    await open();
    await drag([540, 1400], [540, 600]);
    await expect.poll(recents).toEqual([chrome]);
    expect(middleOf(await phone.find(isCard('Chrome')))[0]).toBe(540);
    await drag([540, 1400], [540, 1250], { ms: 2_000 });
    expect(recents()).toEqual([chrome]);
    await drag([300, 1200], [800, 1200]);
    await phone.tap('clear_all');
    await expect.poll(recents).toEqual([]);
    await phone.find('hotseat');
    await phone.system.systemKey(KEYCODE_APP_SWITCH);
    await phone.find('No recent items');
    await home();
  });

  it('come with a swipe up from the lower edge that rests; along the edge a finger goes from app to app', async () => {
    await open();
    await phone.key(KEYCODE_BACK);
    await drag([540, 2390], [540, 1500], { ms: 150 });
    expect([phone.system.panel, front()]).toEqual(['none', 'com.google.android.apps.nexuslauncher']);
    await phone.system.screen?.touch([
      { type: 'down', x: 540, y: 2390, timeMs: 0 },
      { type: 'move', x: 540, y: 1900, timeMs: 150 },
      { type: 'move', x: 540, y: 1800, timeMs: 200 },
      { type: 'up', x: 540, y: 1800, timeMs: 700 },
    ]);
    await phone.find(isCard('Settings'));
    await phone.tap(isCard('Settings'));
    await drag([300, 2390], [800, 2390]);
    await expect.poll(front).toBe(chrome);
    await drag([800, 2390], [300, 2390]);
    await expect.poll(front).toBe(settings);
  });

  it('leave the home screen where it was', async () => {
    await open();
    await home();
    const workspace = async () => (await phone.find('workspace')).bounds;
    expect(await workspace()).toEqual([0, 0, 1080, 2400]);
  });

  it('keep a screenshot of a task as a PNG', async () => {
    await open();
    await phone.tap('Screenshot');
    await expect
      .poll(async () => (await phone.query('content://media/external/images/media', ['_display_name'])).length)
      .toBe(1);
    const [row] = await phone.query('content://media/external/images/media', ['_display_name', 'width', 'height']);
    expect(row).toMatchObject({ width: 1080, height: 2400 });
    expect(row?._display_name).toMatch(/^Screenshot_\d{8}-\d{6}\.png$/);
    await home();
  });
});

describe('The home screen', () => {
  it('stands upright, however the screen is held', async () => {
    phone.system.settings.put('system', 'user_rotation', '1');
    await phone.start({ action: 'android.settings.SETTINGS', flags: 0x1000_0000 });
    expect(phone.system.rotation).toBe(1);
    await home();
    expect(phone.system.rotation).toBe(0);
    phone.system.settings.put('system', 'user_rotation', '0');
  });

  it('opens apps by their icons', async () => {
    await home();
    await phone.tap('YouTube');
    await expect.poll(front).toBe('com.google.android.youtube');
  });

  it('opens the drawer with a swipe up, the shade with one down; the drawer closes with one down from its start', async () => {
    await home();
    await drag([540, 1300], [540, 700]);
    await phone.find('apps_list_view');
    await drag([540, 900], [540, 1500]);
    await phone.find('hotseat');
    await drag([540, 900], [540, 1500]);
    expect(phone.system.panel).toBe('notifications');
    await home();
  });

  it('offers what can be done with an icon that is held', async () => {
    await phone.hold('Gmail');
    await phone.find('popup_container');
    await phone.key(KEYCODE_BACK);
    await phone.hold('Gmail');
    await phone.tap('App info');
    await expect.poll(front).toBe(settings);
    await home();
  });

  it('offers the shortcuts of the app whose icon is held', async () => {
    await drag([540, 1700], [540, 700]);
    await phone.hold('Settings');
    const texts = (await phone.nodes()).filter(({ resourceId }) => resourceId?.endsWith(':id/bubble_text'));
    expect(texts.map(({ text }) => text)).toEqual(['App info', 'Wi\u2011Fi', 'Data usage', 'Battery']);
    await phone.tap('Battery');
    await expect.poll(front).toBe(settings);
    expect(phone.system.activities.top()?.component.className).toContain('PowerUsage');
    await home();
  });

  it('moves an icon that is held and dragged, keeps it there, and loses it over "Remove"', async () => {
    await drag(middleOf(await phone.find('Gmail')), [160, 1000], { holdMs: 600 });
    expect((await phone.find('Gmail')).bounds).toEqual([57, 851, 267, 1123]);
    await phone.reboot();
    await home();
    expect((await phone.find('Gmail')).bounds).toEqual([57, 851, 267, 1123]);
    // Where another one is, it is not put down.
    await drag(middleOf(await phone.find('Gmail')), middleOf(await phone.find('Photos')), { holdMs: 600 });
    expect((await phone.find('Gmail')).bounds).toEqual([57, 851, 267, 1123]);
    await drag(middleOf(await phone.find('Gmail')), [540, 100], { holdMs: 600 });
    await expect
      .poll(async () => (await phone.nodes()).filter((node) => node.contentDescription === 'Gmail'))
      .toEqual([]);
  });

  it('has a second page once an icon was dragged to its side, and turns to it sideways', async () => {
    const from = middleOf(await phone.find('Photos'));
    await phone.system.screen?.touch([
      { type: 'down', x: from[0], y: from[1], timeMs: 0 },
      { type: 'move', x: from[0], y: from[1], timeMs: 600 },
      { type: 'move', x: 900, y: 1000, timeMs: 700 },
      { type: 'move', x: 1060, y: 1000, timeMs: 800 },
      { type: 'move', x: 1062, y: 1000, timeMs: 1_600 },
      { type: 'move', x: 400, y: 1000, timeMs: 1_700 },
      { type: 'up', x: 400, y: 1000, timeMs: 1_750 },
    ]);
    await phone.find('Home screen 2 of 2');
    await phone.find('Photos');
    await drag([300, 700], [800, 700]);
    await phone.find('Home screen 1 of 2');
    await drag([800, 700], [300, 700]);
    await phone.find('Home screen 2 of 2');
    await home();
    await phone.find('Home screen 1 of 2');
  });

  it('has handles at both ends of selected text, which a finger drags', async () => {
    await home();
    await phone.tap('search_container_hotseat');
    await phone.input('alpha beta gamma');
    await phone.hold('input');
    await phone.tap('Select all');
    const [left, top, , bottom] = (await phone.find('input')).bounds;
    // The drop hangs below the line, left of its beginning.
    const [x, y] = [left - 20, (top + bottom) / 2 + 45];
    await drag([x, y], [x + 112, y]);
    await phone.tap('Copy');
    await expect.poll(() => phone.system.clipboard.text).toBe('beta gamma');
    await home();
  });

  it('takes an icon out of the drawer', async () => {
    await drag([540, 1300], [540, 700]);
    await drag(middleOf(await phone.find('Camera')), [160, 700], { holdMs: 600 });
    expect((await phone.find('Camera')).bounds).toEqual([57, 537, 267, 809]);
  });
});
