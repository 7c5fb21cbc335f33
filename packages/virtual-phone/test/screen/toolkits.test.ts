import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openScreenHost, type PageNode, type ScreenFactory } from '../../src/screen/index.ts';
import { expectTree, readRecording } from '../../src/testing/index.ts';
import { buildTestApps, flatten, openTestPhone, type TestPhone } from './test-phone.ts';

/** Screens of the real device: facts only. */
const folder = new URL('recordings', import.meta.url).pathname;
let host: ScreenFactory;
let apps: Awaited<ReturnType<typeof buildTestApps>>;

beforeAll(async () => {
  apps = await buildTestApps();
  host = await openScreenHost();
});
afterAll(() => host.close());

describe('React Native', () => {
  let phone: TestPhone;
  beforeAll(async () => {
    phone = await openTestPhone(host, { ...apps, gallery: apps['react-native'] });
    await phone.show('test.Notes');
  });

  it('shows a list of notes as recorded in Joplin', async () => {
    const id = 'joplin:notebook-list';
    const nodes = await nodesOf(phone);
    await expectTree({ nodes: async () => nodes }, { folder, id });
    expect(unnamedNotIn(nodes, id)).toEqual([]);
  });

  it('has no ids but test tags, and no long clicks', async () => {
    const nodes = (await nodesOf(phone)).filter(({ bounds }) => bounds[1] >= 128 && bounds[3] <= 2337);
    const ids = nodes.flatMap(({ resourceId }) => resourceId ?? []);
    expect(ids.filter((id) => !id.endsWith(':id/action_bar_root') && id !== 'android:id/content')).toEqual(['fab']);
    expect(nodes.filter(({ longClickable }) => longClickable)).toEqual([]);
  });

  it('asks with the dialog of AppCompat', async () => {
    await phone.tap(await phone.byId('fab'));
    await phone.update({});
    expect((await phone.byId('android:id/message')).text).toBe('Add a note?');
    const button = await phone.byId('android:id/button1');
    expect([button.text, shape(button)]).toEqual(['OK', 'Button']);
  });
});

describe('Compose', () => {
  let phone: TestPhone;
  beforeAll(async () => {
    phone = await openTestPhone(host, { ...apps, gallery: apps.compose });
    await phone.show('test.Editor');
  });

  it('is, in an app of views, as recorded in the editor of Tasks', async () => {
    const id = 'tasks-org:task-editor';
    const nodes = await nodesOf(phone);
    await expectTree({ nodes: async () => nodes }, { folder, id });
    expect(unnamedNotIn(nodes, id)).toEqual([]);
  });

  it('makes no nodes of layouts, and a button of three', async () => {
    const banner = await phone.byId('banner');
    expect(banner.children.map(shape)).toEqual([
      ['View', 'TextView', 'TextView', ['View', 'TextView', 'Button'], ['View', 'TextView', 'Button']],
    ]);
  });

  it('moves what is chosen, and with it what cannot be clicked', async () => {
    const radios = async () => (await nodesOf(phone)).filter(({ className }) => className.endsWith('RadioButton'));
    const [first] = await radios();
    if (first === undefined) throw new Error('There is no radio button');
    await phone.tap(first);
    await phone.update({});
    expect((await radios()).map(({ checked, clickable }) => [checked === true, clickable === true])).toEqual([
      [true, false],
      [false, true],
      [false, true],
      [false, true],
    ]);
  });
});

describe('an app of Compose alone', () => {
  it('has its root between content and screen', async () => {
    const phone = await openTestPhone(host, { ...apps, gallery: apps['compose-theme'] });
    await phone.show('test.Priority');
    const content = await phone.byId('android:id/content');
    const radios = Array.from({ length: 4 }, () => 'RadioButton');
    expect(shape(content)).toEqual(['FrameLayout', ['ComposeView', ['View', 'TextView', ...radios]]]);
  });
});

async function nodesOf(phone: TestPhone): Promise<PageNode[]> {
  return flatten((await phone.tree()).root);
}

/** Elements of a recording without id and words that the screen has none like: of their class, flags and centre. */
function unnamedNotIn(nodes: readonly PageNode[], id: string): string[] {
  const unnamed = readRecording(folder, id).elements.filter(
    ({ text, contentDescription, resourceId }) => `${text}${contentDescription}${resourceId}` === '',
  );
  const missing = unnamed.filter(({ bounds = [0, 0, 0, 0], ...real }) =>
    nodes.every(
      (node) =>
        node.className !== real.class ||
        FLAGS.some((flag) => (node[flag] ?? false) !== (real[flag] ?? false)) ||
        Math.hypot(...[0, 1].map((at) => middle(node.bounds, at) - middle(bounds, at))) > 6,
    ),
  );
  return missing.map((real) => JSON.stringify(real));
}

const FLAGS = ['clickable', 'checkable', 'checked', 'focusable', 'scrollable'] as const;

function middle(bounds: readonly number[], at: number): number {
  return ((bounds[at] ?? 0) + (bounds[at + 2] ?? 0)) / 2;
}

type Shape = string | readonly Shape[];

function shape({ className, children }: PageNode): Shape {
  const name = className.split('.').at(-1) ?? '';
  return children.length === 0 ? name : [name, ...children.map(shape)];
}
