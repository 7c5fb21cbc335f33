import type { PageNode, PageWindow } from '../../protocol.ts';

/** A node, and where it is in the tree. */
export interface FoundNode {
  readonly node: PageNode;
  readonly window: PageWindow;
}

/** What is seen at a point, in pixels of the screen: of the foremost window there the innermost node, the last of several. */
export function nodeAt(windows: readonly PageWindow[], x: number, y: number): FoundNode | undefined {
  for (const window of windows.toReversed()) {
    const node = innermost(window.root, x, y);
    if (node !== undefined) return { node, window };
  }
  return undefined;
}

function innermost(node: PageNode, x: number, y: number): PageNode | undefined {
  const [left, top, right, bottom] = node.bounds;
  if (x < left || x >= right || y < top || y >= bottom) return undefined;
  for (const child of node.children.toReversed()) {
    const found = innermost(child, x, y);
    if (found !== undefined) return found;
  }
  return node;
}

/** All nodes of a tree, parents first. */
export function allNodes(root: PageNode): readonly PageNode[] {
  return [root, ...root.children.flatMap(allNodes)];
}
