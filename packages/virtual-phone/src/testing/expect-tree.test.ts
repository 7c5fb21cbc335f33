import { describe, expect, it } from 'vitest';
import { expectTree, type RecordingSource, type TestNode } from './index.ts';

const recording: RecordingSource = {
  id: 'settings:display',
  package: 'com.android.settings',
  elements: [
    { class: 'android.widget.LinearLayout', bounds: [0, 0, 1080, 2400] },
    {
      class: 'android.widget.TextView',
      resourceId: 'android:id/title',
      text: 'Brightness level',
      bounds: [63, 775, 435, 846],
    },
    { class: 'android.widget.TextView', resourceId: 'android:id/summary', text: '87%', bounds: [63, 846, 153, 897] },
    {
      class: 'android.widget.Switch',
      resourceId: 'android:id/switch_widget',
      checkable: true,
      bounds: [892, 2029, 1038, 2155],
    },
  ],
};

const [title, summary, toggle]: TestNode[] = [
  node({
    className: 'android.widget.TextView',
    resourceId: 'android:id/title',
    text: 'Brightness level',
    bounds: [63, 775, 435, 846],
  }),
  node({
    className: 'android.widget.TextView',
    resourceId: 'android:id/summary',
    text: '87%',
    bounds: [63, 846, 153, 897],
  }),
  node({
    className: 'android.widget.Switch',
    resourceId: 'android:id/switch_widget',
    checkable: true,
    bounds: [892, 2029, 1038, 2155],
  }),
] as [TestNode, TestNode, TestNode];

describe('expectTree()', () => {
  it('is content when every named element is there', async () => {
    await expectTree(showing(summary, toggle, title, node({ text: 'More' })), recording);
  });

  it('says each difference of class, flags and place, and what is missing', async () => {
    const wrong = {
      ...toggle,
      className: 'android.widget.CheckBox',
      clickable: true,
      bounds: [892, 2039, 1038, 2165],
    } as const;
    await expect(expectTree(showing(title, { ...wrong }), recording)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: The screen differs from "settings:display" in 4 points:
        TextView #summary "87%" [63,846,153,897]: is not there
        Switch #switch_widget [892,2029,1038,2155]: is a android.widget.Switch, here android.widget.CheckBox
        Switch #switch_widget [892,2029,1038,2155]: is not clickable, here it is
        Switch #switch_widget [892,2029,1038,2155]: lies at [892,2029,1038,2155], here at [892,2039,1038,2165]]
    `);
  });

  it('tells what an element says here, unless that does not matter', async () => {
    const phone = showing(title, { ...summary, text: '90%' }, toggle);
    await expect(expectTree(phone, recording)).rejects.toThrow(
      'TextView #summary "87%" [63,846,153,897]: here TextView #summary "90%"',
    );
    await expectTree(phone, recording, { volatile: [/^\d+%$/] });
    await expectTree(phone, recording, { idsOnly: true });
  });

  it('takes the nearest of several that are alike', async () => {
    const far: TestNode = { ...toggle, bounds: [892, 100, 1038, 226] };
    await expectTree(showing(far, title, summary, toggle), recording);
  });

  it('leaves out what it is told to', async () => {
    await expectTree(showing(title, toggle), recording, { except: [/^android:id\/summary$/] });
  });

  it('names the recordings there are', async () => {
    const folder = new URL('.', import.meta.url).pathname;
    await expect(expectTree(showing(), { folder, id: 'none' })).rejects.toThrow('There is no recorded screen "none"');
  });
});

function node(fields: Partial<TestNode>): TestNode {
  return { className: 'android.view.View', packageName: 'p', bounds: [0, 0, 1, 1], index: 0, children: [], ...fields };
}

function showing(...nodes: TestNode[]) {
  return { nodes: async () => nodes };
}
