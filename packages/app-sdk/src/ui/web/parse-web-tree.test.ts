import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseWebTree } from './parse-web-tree.ts';

const node = { className: 'android.view.View', bounds: [0, 0, 1, 1], flags: ['clickable'], children: [] };

test('parseWebTree() takes a tree', () => {
  const tree = { width: 216, height: 400, root: { ...node, text: 'a', id: 'b', children: [node] } };
  expect(parseWebTree(tree)).toEqual(tree);
});

test('parseWebTree() leaves out what makes no sense', () => {
  const broken = [{ ...node, bounds: ['a'] }, null, { ...node, flags: ['golden'], text: 7, className: {} }];
  const parsed = parseWebTree({ width: 1, height: 1, root: { ...node, children: broken } });
  expect(parsed?.root.children).toEqual([{ ...node, flags: [] }]);
});

test('parseWebTree() takes anything a page may send', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (value, root) => {
      parseWebTree(value);
      parseWebTree({ width: 1, height: 1, root });
    }),
  );
});
