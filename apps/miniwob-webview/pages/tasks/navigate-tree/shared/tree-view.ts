import { h, s } from '../../../runtime/dom.ts';
import type { TreeNode } from './draw-tree.ts';
import './tree-view.css';

/** Drawn by us in a square of 16. */
const PATHS = {
  file: 'M3 1h7l3 3v11H3zM10 1v3h3',
  folder: 'M1 3h5l2 2h7v9H1z',
  closed: 'M5 3l6 5-6 5z',
  open: 'M3 5l5 6 5-6z',
} as const;

/** Files and folders, folders closed at first; a tap on a folder opens or closes it after `tapped` was told. */
export function treeView(tree: readonly TreeNode[], tapped: (node: TreeNode) => void): HTMLElement {
  return h(
    'div',
    { class: 'tree' },
    tree.map((node) => (node.kind === 'folder' ? folderRows(node, tapped) : row(node, tapped))),
  );
}

function folderRows(folder: TreeNode & { kind: 'folder' }, tapped: (node: TreeNode) => void): HTMLElement[] {
  const children = treeView(folder.children, tapped);
  children.hidden = true;
  const toggle = (): void => {
    tapped(folder);
    children.hidden = !children.hidden;
    element.querySelector('.tree-expander path')?.setAttribute('d', children.hidden ? PATHS.closed : PATHS.open);
  };
  const element = row(folder, toggle);
  return [element, children];
}

function row(node: TreeNode, tap: (node: TreeNode) => void): HTMLElement {
  const expander = s('svg', { class: 'tree-expander', viewBox: '0 0 16 16', 'aria-hidden': 'true' });
  if (node.kind === 'folder') expander.append(s('path', { d: PATHS.closed }));
  const icon = s(
    'svg',
    { class: `tree-${node.kind}`, viewBox: '0 0 16 16', role: 'img', 'aria-label': node.kind },
    s('path', { d: PATHS[node.kind] }),
  );
  return h('div', { class: 'tree-row', onclick: () => tap(node) }, expander, icon, h('div', {}, node.name));
}
