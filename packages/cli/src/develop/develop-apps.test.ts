import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { systemImage } from '@androidworld/virtual-image';
import { bootPhone, openScreenHost, type Phone, type ScreenFactory } from '@androidworld/virtual-phone';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Development, developApps } from './develop-apps.ts';

const packageName = 'org.example.counter';

const processHalf = (greeting: string) => `
  import { defineApp } from '@androidworld/app-sdk';
  export const counter = defineApp({
    manifest: {
      packageName: '${packageName}',
      label: 'Counter',
      versionName: '1.0',
      versionCode: 1,
      icon: { path: 'M4 4h16v16H4z', foreground: '#fff', background: '#000' },
      activities: [
        {
          name: '${packageName}.Main',
          exported: true,
          filters: [{ actions: ['android.intent.action.MAIN'], categories: ['android.intent.category.LAUNCHER'] }],
        },
        { name: '${packageName}.Second' },
      ],
    },
    start: async () => ({ functions: { greet: async () => '${greeting}' } }),
  });
`;

const screens = (title: string, color = '') => `
  import { Button, css, defineScreens, LinearLayout, TextView, useActivity, useApi, useAsync, useSavedState } from '@androidworld/app-sdk/ui';
  css\`.counter { ${color} }\`;
  function Screen() {
    const { intent } = useActivity();
    const api = useApi();
    const [taps, setTaps] = useSavedState('taps', 0);
    const greeting = useAsync(() => api.callProcess('greet'), []);
    return (
      <LinearLayout orientation="vertical" class="counter" weight={1}>
        <TextView id="title" style={{ marginTop: 100 }}>${title}</TextView>
        <Button id="tap" onClick={() => setTaps(taps + 1)}>{String(taps)}</Button>
        <TextView id="extra">{String(intent.extras?.place ?? '')}</TextView>
        <TextView id="greeting">{String(greeting.data ?? '')}</TextView>
      </LinearLayout>
    );
  }
  export default defineScreens({ activities: { '${packageName}.Main': Screen, '${packageName}.Second': Screen } });
`;

let folder: string;
let factory: ScreenFactory;
let phone: Phone;
let development: Development;
const told: string[] = [];

const write = (file: string, content: string) => writeFile(join(folder, 'src/counter', file), content);
const byId = async (id: string) => {
  const windows = (await phone.system.screen?.windows()) ?? [];
  const nodes = windows.filter(({ active }) => active).flatMap(({ root }) => flatten(root));
  return nodes.find(({ resourceId }) => resourceId === `${packageName}:id/${id}`);
};
const textOf = async (id: string) => (await byId(id))?.text;
const tap = async (id: string) => {
  const [left = 0, top = 0, right = 0, bottom = 0] = (await byId(id))?.bounds ?? [];
  const point = { x: (left + right) / 2, y: (top + bottom) / 2 };
  await phone.system.screen?.touch([
    { type: 'down', ...point, timeMs: 0 },
    { type: 'up', ...point, timeMs: 0 },
  ]);
};
type Node = NonNullable<Awaited<ReturnType<NonNullable<Phone['system']['screen']>['windows']>>[number]>['root'];
const flatten = (node: Node): Node[] => [node, ...node.children.flatMap(flatten)];
const shows = (text: string) => expect.poll(() => textOf('title')).toBe(text);

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'androidworld-dev-')));
  await mkdir(join(folder, 'src/counter'), { recursive: true });
  await mkdir(join(folder, 'node_modules/@androidworld'), { recursive: true });
  const sdk = fileURLToPath(new URL('../../../app-sdk', import.meta.url));
  await symlink(sdk, join(folder, 'node_modules/@androidworld/app-sdk'));
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
  await write('app.ts', processHalf('Hello'));
  await write('ui.tsx', screens('First'));
  development = await developApps([join(folder, 'src/counter')], { cwd: folder, tell: (text) => told.push(text) });
  factory = await openScreenHost();
  phone = await bootPhone({
    image: systemImage,
    apps: development.apps,
    openScreen: (host, initial) => factory.open(host, initial),
  });
  development.follow([phone.updates]);
  await phone.updates.open(packageName);
  await phone.system.activities.start(
    { component: { packageName, className: `${packageName}.Second` }, extras: { place: 'on top' } },
    { caller: { uid: 0 }, callerPackage: packageName },
  );
});
afterAll(async () => {
  await phone?.close();
  await factory?.close();
  await development?.close();
  await rm(folder, { recursive: true });
});

const stack = () => {
  const activities = phone.system.activities.tasks().flatMap((task) => task.activities);
  return activities.filter(({ component }) => component.packageName === packageName).map(({ token }) => token);
};

test('a saved file is on the screen, and the activities stay with their intents and saved state', async () => {
  await shows('First');
  await tap('tap');
  await tap('tap');
  await expect.poll(() => textOf('tap')).toBe('2');
  const before = stack();
  await write('ui.tsx', screens('Second'));
  await shows('Second');
  expect(await textOf('extra')).toBe('on top');
  expect(await textOf('tap')).toBe('2');
  expect(stack()).toEqual(before);
  expect(told.at(-1)).toMatch(/^Counter: screens reloaded \(\d+ ms\)$/);
});

test('styles that are no longer in the sources are no longer on the screen', async () => {
  const left = async () => (await byId('title'))?.bounds[0];
  await write('ui.tsx', screens('Padded', 'padding-left: 100px;'));
  await shows('Padded');
  expect(await left()).toBeGreaterThan(200);
  await write('ui.tsx', screens('Plain'));
  await shows('Plain');
  expect(await left()).toBe(0);
});

test('what cannot be built is told with its place, and the last version goes on until it is mended', async () => {
  const before = await phone.system.screen?.screenshot();
  await write('ui.tsx', screens('Broken').replace('</LinearLayout>', ''));
  await expect.poll(() => told.at(-1)).toMatch(/^Counter cannot be built, its last version goes on:\n.*/);
  expect(told.at(-1)).toContain('src/counter/ui.tsx:');
  expect(await textOf('title')).toBe('Plain');
  await expect.poll(() => phone.system.screen?.screenshot()).not.toEqual(before);
  await write('ui.tsx', screens('Mended'));
  await shows('Mended');
});

test('a file that was missing is noticed when it comes', async () => {
  const importing = `import { words } from './words.ts';\n${screens('{words}')}`;
  await write('ui.tsx', importing);
  await expect.poll(() => told.at(-1)).toContain('Could not resolve "./words.ts"');
  await write('words.ts', `export const words = 'From a new file';`);
  await shows('From a new file');
  await write('words.ts', `export const words = 'Changed there';`);
  await shows('Changed there');
});

test('screens that throw when they are loaded leave the last version on the screen', async () => {
  const before = await phone.system.screen?.screenshot();
  await write('ui.tsx', `${screens('Thrown')}\nthrow new Error('Not today');`);
  // What is wrong is shown over them.
  await expect.poll(() => phone.system.screen?.screenshot()).not.toEqual(before);
  expect(await textOf('title')).toBe('Changed there');
  expect(told.find((text) => text.includes('cannot be loaded'))).toMatch(
    /^Counter: Its screens cannot be loaded, the last ones go on:\n.*Not today/,
  );
  await write('ui.tsx', screens('Caught'));
  await shows('Caught');
});

test('a layout that has a text is told, and shown over the screen, until it has none', async () => {
  const title = '<TextView id="title" style={{ marginTop: 100 }}>Bare</TextView>';
  await write('ui.tsx', screens('Bare').replace(title, `${title}<LinearLayout id="row">in a layout</LinearLayout>`));
  await expect
    .poll(() => told.at(-1), { timeout: 10_000 })
    .toMatch(
      /^Counter: Layouts have no text on Android\.[\s\S]*LinearLayout org\.example\.counter:id\/row: "in a layout"/,
    );
  const wrong = await phone.system.screen?.screenshot();
  await write('ui.tsx', screens('Bare'));
  await expect.poll(() => phone.system.screen?.screenshot()).not.toEqual(wrong);
  await write('ui.tsx', screens('Caught'));
  await shows('Caught');
});

test('a change of the half in Node starts the process anew, with the activities it had', async () => {
  const before = stack();
  const pid = phone.system.processes.find(packageName)?.pid;
  expect(await textOf('greeting')).toBe('Hello');
  await write('app.ts', processHalf('Good morning'));
  await expect.poll(() => textOf('greeting')).toBe('Good morning');
  expect(await textOf('extra')).toBe('on top');
  expect(await textOf('tap')).toBe('2');
  expect(stack()).toEqual(before);
  expect(phone.system.processes.find(packageName)?.pid).not.toBe(pid);
  await expect.poll(() => told.at(-1)).toMatch(/^Counter: the half in Node changed: process restarted/);
});

test('an activity without a screen is told when the screens are loaded, and its crash when it is opened', async () => {
  const second = `, '${packageName}.Second': Screen`;
  await write('ui.tsx', screens('Alone').replace(second, ''));
  await expect
    .poll(() => told)
    .toContain(
      `Counter: defineScreens() names no component for these activities of the manifest; opening one is a crash:\n  ${packageName}.Second`,
    );
  // It is in front.
  await expect
    .poll(() => told.join('\n'))
    .toMatch(
      /Counter: FATAL EXCEPTION: main\nProcess: org\.example\.counter, PID: \d+\ndefineScreens\(\) names no component for the activity org\.example\.counter\.Second/,
    );
});

test('nothing is left behind', async () => {
  await development.close();
  expect(await readdir(join(folder, 'node_modules/.cache/androidworld'))).toEqual([]);
});

test('sources that cannot be built from the start are the end of the command, with their place', async () => {
  await write('ui.tsx', 'export default <');
  const starting = developApps(['src/counter'], { cwd: folder, tell: () => undefined });
  await expect(starting).rejects.toMatchObject({ code: 'AW_USAGE', message: expect.stringContaining('ui.tsx:1:16') });
  expect(await readdir(join(folder, 'node_modules/.cache/androidworld'))).toEqual([]);
});

test('an app with activities and without screens is the end of the command', async () => {
  await rm(join(folder, 'src/counter/ui.tsx'));
  const starting = developApps(['src/counter'], { cwd: folder, tell: () => undefined });
  await expect(starting).rejects.toThrow(
    `${join(folder, 'src/counter/ui.tsx')} is missing: the manifest of ${packageName} has activities, and it is where their screens are`,
  );
});

test('a folder without an app says what an app is', async () => {
  const options = { cwd: folder, tell: () => undefined };
  await expect(developApps(['src'], options)).rejects.toThrow(
    `There is no app in ${join(folder, 'src')}: neither "app.ts" nor "src/<app>/app.ts" is there.`,
  );
});
