import { expect, test } from 'vitest';
import type { PageNode } from '../../protocol.ts';
import { nodeAt } from './node-at.ts';
import { callOn, selectorOf } from './selector-of.ts';

function node(change: Partial<PageNode>, ...children: readonly PageNode[]): PageNode {
  return {
    className: 'android.widget.TextView',
    packageName: 'org.example',
    bounds: [0, 0, 1080, 2400],
    index: 0,
    children,
    ...change,
  };
}

const id = (name: string) => `org.example:id/${name}`;

test('selectorOf() takes the words of a node that no other has', () => {
  const save = node({ text: ' Save ' });
  const add = node({ contentDescription: 'Add item', resourceId: id('fab_add') });
  const root = node({}, save, add, node({ text: 'Cancel' }));
  expect(selectorOf(save, root)).toBe("'Save'");
  expect(selectorOf(add, root)).toBe("'Add item'");
});

test('selectorOf() goes on with the id where words do not tell nodes apart', () => {
  const title = node({ text: 'Milk', resourceId: id('title') });
  const other = node({ text: 'Bread', resourceId: id('title') });
  const note = node({ text: 'Milk', resourceId: id('note') });
  const root = node({}, title, other, note);
  expect(selectorOf(title, root)).toBe("{ resourceId: 'title', text: 'Milk' }");
  expect(selectorOf(note, root)).toBe("{ resourceId: 'note' }");
});

test('selectorOf() counts from top to bottom what is the same', () => {
  const boxes = [700, 300, 500].map((top) =>
    node({ className: 'android.widget.CheckBox', resourceId: id('done'), bounds: [0, top, 100, top + 100] }),
  );
  const root = node({}, ...boxes);
  expect(boxes.map((box) => selectorOf(box, root))).toEqual([
    "{ resourceId: 'done', nth: 2 }",
    "{ resourceId: 'done', nth: 0 }",
    "{ resourceId: 'done', nth: 1 }",
  ]);
});

test('selectorOf() calls a row without words by what stands in it', () => {
  const row = node({ className: 'android.widget.LinearLayout' }, node({ text: 'Display' }), node({ text: 'On' }));
  const root = node({}, row, node({ className: 'android.widget.LinearLayout' }, node({ text: 'On' })));
  expect(selectorOf(row, root)).toBe("'Display'");
});

test('callOn() types into fields, by their hint while they are empty', () => {
  const field = node({ className: 'android.widget.EditText', hint: 'Name' });
  expect(callOn(field, node({}, field))).toBe("await ui.type('Name', '')");
});

test('words of the phone end no string', () => {
  const quoted = node({ text: `it's "all"\\ \n here` });
  expect(selectorOf(quoted, node({}, quoted))).toBe(`'it\\'s "all"\\\\ \\n here'`);
});

test('nodeAt() finds the innermost node of the foremost window', () => {
  const button = node({ text: 'OK', bounds: [200, 1200, 400, 1300] });
  const row = node({ text: 'Row', bounds: [0, 1200, 1080, 1400] });
  const window = (root: PageNode, active: boolean) => ({
    token: root.text ?? '',
    title: '',
    packageName: 'org.example',
    type: 1 as const,
    active,
    bounds: root.bounds,
    root,
  });
  const windows = [window(node({}, row), false), window(node({ bounds: [100, 1000, 980, 1400] }, button), true)];
  expect(nodeAt(windows, 250, 1250)?.node).toBe(button);
  expect(nodeAt(windows, 20, 1250)).toEqual({ node: row, window: windows[0] });
  expect(nodeAt(windows, 1080, 1250)).toBeUndefined();
});
