import assert from 'node:assert/strict';
import { isAndroidWorldError } from '../contracts/errors.ts';
import type { Observation, Point, UiElement } from '../contracts/observation.ts';
import { centerOf } from '../contracts/rect.ts';
import type { Selector } from '../contracts/task.ts';
import { describeTarget, findElement } from '../engine/find-element.ts';
import { sameLook } from '../engine/same-look.ts';
import { waitUntil } from '../wait/wait-until.ts';
import type { ContractCase } from './contract.ts';
import { appOf, type DeviceFixture } from './device-fixture.ts';

const texts = [
  ['spaces', 'two  words '],
  ['quotes', `it's "quoted" \`here\``],
  ['what a shell would expand', '$HOME $(id) * ? [a] {b,c} ~ !! ^ = ; | & < > # ( )'],
  ['percent signs', '100% %s %d %20'],
  ['backslashes', String.raw`a\b\\n`],
  ['letters beyond ASCII', 'é ß ж 漢'],
  ['emoji', '👍🏽'],
] as const;

/** What `perform()` and `apps` of every device must do. */
export const deviceInputCases: readonly ContractCase<DeviceFixture>[] = [
  {
    name: 'gives the focus to what is tapped',
    async run(fixture) {
      const { field, at } = await showField(fixture);
      await fixture.device.perform({ type: 'tap', at });
      await untilScreen(fixture, 'the tapped field has the focus', (screen) => findElement(field, screen)?.focused);
    },
  },
  ...texts.map(([kind, text]) => ({
    name: `types ${kind}`,
    async run(fixture: DeviceFixture) {
      const { field, at } = await showField(fixture);
      await fixture.device.perform({ type: 'text', text, at, clear: true, enter: false });
      const found = findElement(field, await fixture.device.observe({ screenshot: false }))?.text;
      assert.equal(found?.trim(), text.trim());
    },
  })),
  {
    name: 'replaces the text of a field when told to clear it, and adds to it otherwise',
    async run(fixture) {
      const { field, at } = await showField(fixture);
      const type = (text: string, clear: boolean) =>
        fixture.device.perform({ type: 'text', text, at, clear, enter: false });
      await type('first', true);
      await type('second', true);
      await type('third', false);
      const found = findElement(field, await fixture.device.observe({ screenshot: false }))?.text;
      assert.equal(found, 'secondthird');
    },
  },
  {
    name: 'moves a list with a swipe',
    async run(fixture) {
      assert.ok(fixture.showLongList, 'the fixture has no long list');
      const list = await fixture.showLongList();
      const before = await fixture.device.observe({ screenshot: false });
      const box = boundsOf(list, before);
      const { x, y } = centerOf(box);
      const to = { x, y: Math.round(box.top + (box.bottom - box.top) * 0.1) };
      await fixture.device.perform({ type: 'swipe', from: { x, y }, to, durationMs: 300 });
      await untilScreen(fixture, 'the list has moved', (screen) => !sameLook(before, screen));
    },
  },
  {
    name: 'takes every other kind of input',
    async run(fixture) {
      const { device } = fixture;
      await device.apps.open(appOf(fixture));
      const { width, height } = (await device.observe({ screenshot: false })).screen;
      const at = { x: Math.floor(width / 2), y: Math.floor(height / 2) };
      const to = { x: at.x, y: at.y + 10 };
      await device.perform({ type: 'double_tap', at });
      await device.perform({ type: 'long_press', at, durationMs: 600 });
      await device.perform({ type: 'drag', from: at, to, durationMs: 300 });
      await device.perform({ type: 'key', keycode: 'KEYCODE_BACK' });
      await device.observe({ screenshot: false });
    },
  },
  {
    name: 'lists the apps of the launcher and opens one by its label; HOME leaves it',
    async run(fixture) {
      const { device } = fixture;
      const wanted = appOf(fixture);
      const listed = (await device.apps.list()).find(({ label }) => label === wanted);
      assert.ok(listed, `there is no app "${wanted}"`);
      assert.ok(listed.component.startsWith(`${listed.packageName}/`), `odd component ${listed.component}`);
      const opened = await device.apps.open(wanted.toUpperCase());
      assert.deepEqual(opened, listed);
      const isInFront = (screen: Observation) =>
        screen.elements.some(({ packageName }) => packageName === listed.packageName);
      await untilScreen(fixture, `${wanted} is in front`, isInFront);
      const before = await device.observe({ screenshot: false });
      await device.perform({ type: 'key', keycode: 'KEYCODE_HOME' });
      await untilScreen(fixture, `${wanted} is left`, (screen) => !sameLook(before, screen));
    },
  },
  {
    name: 'knows that there is no such app, and then does nothing',
    async run({ device }) {
      const before = await device.observe({ screenshot: false });
      await assert.rejects(device.apps.open('no such app 4711'), (error) =>
        isAndroidWorldError(error, 'AW_APP_NOT_FOUND'),
      );
      assert.ok(sameLook(before, await device.observe({ screenshot: false })), 'the screen has changed');
    },
  },
];

async function showField(fixture: DeviceFixture): Promise<{ field: Selector; at: Point }> {
  assert.ok(fixture.showTextField, 'the fixture has no text field');
  const field = await fixture.showTextField();
  return { field, at: centerOf(boundsOf(field, await fixture.device.observe({ screenshot: false }))) };
}

function boundsOf(target: Selector, screen: Observation): NonNullable<UiElement['bounds']> {
  const bounds = findElement(target, screen)?.bounds;
  assert.ok(bounds, `the screen shows no ${describeTarget(target)}`);
  return bounds;
}

async function untilScreen(
  { device }: DeviceFixture,
  what: string,
  holds: (screen: Observation) => boolean | undefined,
): Promise<void> {
  await waitUntil(async () => holds(await device.observe({ screenshot: false })) === true, { what });
}
