import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestPhone, type TestPhone } from './open-test-phone.ts';

const component = { packageName: 'org.androidworld.miniwob', className: 'org.androidworld.miniwob.MainActivity' };
const root = { uid: 0 };
const pages = '/sdcard/Android/data/org.androidworld.miniwob/files/pages';
let phone: TestPhone;

beforeAll(async () => {
  phone = await openTestPhone();
  for (const [folder, files] of [
    ['miniwob', ['controls.html', 'prisoner.html', 'restless.html', 'sizes.html']],
    ['core', ['say.js', 'style.css']],
  ] as const) {
    await phone.system.disk.mkdir(`${pages}/${folder}`, root, { recursive: true });
    for (const file of files) {
      const content = await readFile(new URL(`./web-pages/${file}`, import.meta.url));
      await phone.system.disk.write(`${pages}/${folder}/${file}`, content, root);
    }
  }
});
afterAll(() => phone.close());

const open = async (task: string, more = {}) => {
  await phone.start({ component, extras: { RL_TASK_APP_CONFIG: JSON.stringify({ task, pages, ...more }) } });
};
const screen = () => {
  if (phone.system.screen === null) throw new Error('The phone has no screen');
  return phone.system.screen;
};
const said = async () => (await phone.find('said')).text;

it('A page is in the tree as Chromium on Android shows it', async () => {
  await open('controls');
  const page = await phone.find((node) => node.text === 'Controls');
  expect(page).toMatchObject({ className: 'android.webkit.WebView', focusable: true });
  expect(await phone.find('said')).toMatchObject({ className: 'android.widget.TextView', text: 'Tap the thing' });
  expect(await phone.find('head')).toMatchObject({ className: 'android.view.View', text: 'A bold head' });
  expect(await phone.find('go')).toMatchObject({ className: 'android.widget.Button', clickable: true, text: 'Go' });
  expect(await phone.find('Link')).toMatchObject({ className: 'android.view.View', clickable: true, focusable: true });
  expect(await phone.find('tick')).toMatchObject({
    className: 'android.widget.CheckBox',
    checkable: true,
    text: 'Tick me',
  });
  expect(await phone.find('name')).toMatchObject({
    className: 'android.widget.EditText',
    hint: 'Name',
    clickable: true,
  });
  expect(await phone.find('secret')).toMatchObject({ password: true, text: '•••' });
  expect(await phone.find('pick')).toMatchObject({ className: 'android.widget.Spinner', text: 'Green' });
  expect(await phone.find('many')).toMatchObject({ className: 'android.widget.ListView' });
  expect(await phone.find('tint')).toMatchObject({ className: 'android.widget.Spinner', text: '#123456' });
  expect(await phone.find('level')).toMatchObject({ className: 'android.widget.SeekBar', text: '3' });
  expect(await phone.find('Off')).toMatchObject({ clickable: true, disabled: true });
  expect(await phone.find('wide')).toMatchObject({ scrollable: true });
  expect(await phone.find('A cat')).toMatchObject({ className: 'android.widget.Image' });
  expect(await phone.find('icon')).toMatchObject({ className: 'android.view.View', clickable: true });
  const texts = await phone.texts();
  for (const hidden of ['gone', 'unseen', 'hidden', 'third row']) expect(texts).not.toContain(hidden);
});

it('A page is drawn at the scale the app asks for, and its nodes lie where they are drawn', async () => {
  await open('controls');
  const [left, top, right] = (await phone.find('wide')).bounds;
  // 160 CSS pixels, 5 of the screen each; the stylesheet beside the page makes the head 20 CSS pixels high.
  expect([left, right]).toEqual([0, 800]);
  const [, headTop, , headBottom] = (await phone.find('head')).bounds;
  expect(headBottom - headTop).toBeGreaterThanOrEqual(100);
  expect(top).toBeGreaterThan(headBottom);
});

it('A picture shows a button that was tapped as it stays, however soon it is taken', async () => {
  await open('controls');
  await phone.tap('go');
  const picture = await screen().screenshot();
  // Chromium draws it as touched for 150 ms of the computer's time.
  for (const startMs = performance.now(); performance.now() - startMs < 300; ) {
    expect(Buffer.compare(await screen().screenshot(), picture)).toBe(0);
  }
});

it('The first script of a page knows the size of its view, however busy the computer is', async () => {
  const busy = Array.from({ length: 4 }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  try {
    const sizes = new Set<string | undefined>();
    for (let load = 0; load < 8; load += 1) {
      await open('sizes');
      for (const id of ['first', 'last']) sizes.add((await phone.find(id)).text);
    }
    expect(sizes.size).toBe(1);
  } finally {
    for (const each of busy) each.kill();
  }
});

it('Taps reach the page, where nothing but a listener tells that there is something to tap, too', async () => {
  await open('controls');
  await phone.tap('Go');
  expect(await said()).toBe('went');
  await phone.tap(
    (node) => node.className === 'android.view.View' && node.clickable === true && node.bounds[0] === 250,
  );
  expect(await said()).toBe('rect');
  await phone.tap('tick');
  expect(await phone.find('tick')).toMatchObject({ checked: true });
});

it('Text is typed into the page with real keys, and the keyboard comes and goes', async () => {
  await open('controls');
  await phone.type('name', 'Ann B');
  expect(await phone.find('name')).toMatchObject({ text: 'Ann B', focused: true });
  expect(await screen().inputMethod()).toMatchObject({
    shown: true,
    focusedField: { packageName: component.packageName },
  });
  await phone.key(67);
  expect(await phone.find('name')).toMatchObject({ text: 'Ann ' });
  await phone.key(4);
  expect(await screen().inputMethod()).toMatchObject({ shown: false });
  await phone.type('area', 'one');
  await phone.key(66);
  await phone.input('two');
  expect(await phone.find('area')).toMatchObject({ text: 'one\ntwo' });
});

it('The soft keyboard writes into the page', async () => {
  await open('controls');
  await phone.tap('name');
  const keyboard = (await screen().windows()).find(({ type }) => type === 2);
  const key = (label: string) => {
    const found = flatten(keyboard?.root).find(({ text, contentDescription }) =>
      [text, contentDescription].includes(label),
    );
    if (found === undefined) throw new Error(`The keyboard has no key ${label}`);
    return tapOn(found.bounds);
  };
  await screen().touch(key('h'));
  await screen().touch(key('i'));
  await screen().touch(key('Delete'));
  expect(await phone.find('name')).toMatchObject({ text: 'h' });
});

it('The clipboard works in pages', async () => {
  await open('controls');
  await phone.type('name', 'copy me');
  for (const code of [29, 52]) await screen().key(code, { held: [113] });
  expect((await phone.find('name')).text).toBeUndefined();
  await phone.tap('area');
  await phone.key(279);
  expect(await phone.find('area')).toMatchObject({ text: 'copy me' });
});

it('A long press selects a word, and what can be done with it is offered', async () => {
  await open('controls');
  const [left, top, , bottom] = (await phone.find('said')).bounds;
  const point = { x: left + 20, y: (top + bottom) / 2 };
  await screen().touch([
    { type: 'down', ...point, timeMs: 0 },
    { type: 'up', ...point, timeMs: 600 },
  ]);
  await phone.tap('Copy');
  await phone.tap('area');
  await phone.hold('area');
  await phone.tap('Paste');
  expect(await phone.find('area')).toMatchObject({ text: 'Tap' });
});

it('Lists open as dialogs of Android', async () => {
  await open('controls');
  await phone.tap('pick');
  expect(await phone.find('Green')).toMatchObject({ className: 'android.widget.CheckedTextView', checked: true });
  expect(await phone.find('Blue')).toMatchObject({ disabled: true });
  await phone.tap('Red');
  expect(await said()).toBe('pick Red after input change');
  await phone.tap('many');
  await phone.tap('Egg');
  await phone.tap('Jam');
  await phone.tap('OK');
  expect(await said()).toBe('many Egg+Jam after input change input change');
  await phone.tap('pick');
  await phone.key(4);
  expect(await phone.find('pick')).toMatchObject({ text: 'Red' });
});

it('Dates, times and colours are chosen in dialogs of Android', async () => {
  await open('controls');
  await phone.tap('day');
  await phone.tap('17 October 2023');
  await phone.tap('Set');
  expect(await said()).toBe('day 2023-10-17 after input change');
  await phone.tap('hour');
  await phone.tap('PM');
  await phone.tap('Set');
  expect(await said()).toMatch(/^hour 22:20 /);
  await phone.tap('tint');
  await phone.tap('Cyan');
  await phone.tap('Set');
  expect(await said()).toMatch(/^tint #00ffff /);
  await phone.tap('day');
  await phone.tap('Clear');
  expect(await said()).toMatch(/^day after/);
});

it('Pages scroll under the finger', async () => {
  await open('controls');
  const [left, top, , bottom] = (await phone.find('wide')).bounds;
  const middle = (top + bottom) / 2;
  await screen().touch([
    { type: 'down', x: left + 100, y: middle + 80, timeMs: 0 },
    ...Array.from({ length: 8 }, (_, step) => ({
      type: 'move' as const,
      x: left + 100,
      y: middle + 80 - step * 40,
      timeMs: step * 30,
    })),
    { type: 'up', x: left + 100, y: middle - 200, timeMs: 300 },
  ]);
  expect(await phone.texts()).toContain('third row');
  expect(await phone.texts()).not.toContain('first row');
});

it('A page reaches neither the phone nor any server, and what it may not have does not break it', async () => {
  await open('prisoner');
  await phone.tap('Cancel');
  expect(JSON.parse((await said()) ?? '')).toEqual({
    phone: 'SecurityError',
    frames: 'SecurityError',
    fetch: 'TypeError',
    own: 'TypeError',
    socket: 'refused',
    script: 'refused',
    window: 'null',
    top: 'SecurityError',
    back: 'asked',
    storage: '1',
    confirm: 'false',
    year: '2023',
  });
  await phone.find('Prisoner');
});

it('A page that never rests does not stop the phone, and what ends is waited for', async () => {
  await open('restless');
  const before = (await phone.find('Move')).bounds;
  await phone.tap('Move');
  expect((await phone.find('Move')).bounds[0] - before[0]).toBe(500);
});

it('What cannot be loaded is an error page, as in Chromium', async () => {
  await open('nothing');
  expect(await phone.texts()).toContain('Webpage not available');
  expect(await phone.texts()).toContain('net::ERR_FILE_NOT_FOUND');
  await phone.start({
    component,
    extras: { RL_TASK_APP_CONFIG: '{"task":"secret","pages":"/data/data/com.android.settings"}' },
  });
  expect(await phone.texts()).toContain('net::ERR_ACCESS_DENIED');
});

type Node = Awaited<ReturnType<TestPhone['find']>>;

function flatten(node: Node | undefined): Node[] {
  return node === undefined ? [] : [node, ...node.children.flatMap(flatten)];
}

function tapOn([left, top, right, bottom]: Node['bounds']) {
  const point = { x: (left + right) / 2, y: (top + bottom) / 2 };
  return [
    { type: 'down' as const, ...point, timeMs: 0 },
    { type: 'up' as const, ...point, timeMs: 0 },
  ];
}
