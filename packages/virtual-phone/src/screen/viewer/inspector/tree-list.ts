import type { PageNode, PageWindow } from '../../protocol.ts';
import { shortClass, shortId, shortText } from './describe-node.ts';
import { element } from './element.ts';
import type { FoundNode } from './node-at.ts';

export interface TreeList {
  /** Shows other windows; what is scrolled to stays, and so do the rows: a pointer that rests on one still points at it. */
  show(windows: readonly PageWindow[]): void;
  /** Marks the row of a node, and brings it into view if asked. */
  mark(node: PageNode | undefined, options: { reveal: boolean }): void;
  /** What the row under the pointer shows, if the pointer is on one. */
  hovered(): FoundNode | undefined;
}

interface WindowRows {
  readonly group: HTMLElement;
  readonly title: HTMLElement;
  readonly rows: HTMLElement[];
}

/** All windows with a row for each node: the active one first, then the others, front to back. */
export function createTreeList(
  list: HTMLElement,
  on: { hovered(found: FoundNode | undefined): void; chosen(found: FoundNode): void },
): TreeList {
  const groups = new Map<string, WindowRows>();
  let rowOfNode = new Map<PageNode, HTMLElement>();
  let marked: HTMLElement | undefined;
  const found = new WeakMap<Element, FoundNode>();
  const rowOf = (target: EventTarget | null) => {
    const row = target instanceof Element ? target.closest('.row') : null;
    return row === null ? undefined : found.get(row);
  };
  list.addEventListener('pointerover', (event) => on.hovered(rowOf(event.target)));
  list.addEventListener('pointerleave', () => on.hovered(undefined));
  list.addEventListener('click', (event) => {
    const chosen = rowOf(event.target);
    if (chosen !== undefined) on.chosen(chosen);
  });

  const fill = (window: PageWindow, { group, title, rows }: WindowRows) => {
    group.classList.toggle('active', window.active);
    setText(title, window.title || window.packageName);
    const nodes = withDepth(window.root);
    for (const [index, { node, depth }] of nodes.entries()) {
      const row = rows[index] ?? newRow();
      rows[index] = row;
      showNode(row, node, depth);
      rowOfNode.set(node, row);
      found.set(row, { node, window });
      if (row.parentNode === null) group.append(row);
    }
    for (const row of rows.splice(nodes.length)) row.remove();
  };
  return {
    show(windows) {
      rowOfNode = new Map();
      const gone = new Set(groups.keys());
      const ordered = windows.toReversed().toSorted((one, other) => Number(other.active) - Number(one.active));
      for (const [index, window] of ordered.entries()) {
        const shown = groups.get(window.token) ?? newWindow();
        groups.set(window.token, shown);
        gone.delete(window.token);
        fill(window, shown);
        if (list.children[index] !== shown.group) list.insertBefore(shown.group, list.children[index] ?? null);
      }
      for (const token of gone) {
        groups.get(token)?.group.remove();
        groups.delete(token);
      }
    },
    mark(node, { reveal }) {
      marked?.classList.remove('marked');
      marked = node === undefined ? undefined : rowOfNode.get(node);
      marked?.classList.add('marked');
      if (reveal) marked?.scrollIntoView({ block: 'nearest' });
    },
    hovered: () => rowOf(list.querySelector('.row:hover')),
  };
}

function newWindow(): WindowRows {
  const title = element('h3', {});
  return { group: element('section', { class: 'window' }, [title]), title, rows: [] };
}

function newRow(): HTMLElement {
  const parts = ['row-class', 'row-id', 'row-text'].map((name) => element('span', { class: name }));
  return element('div', { class: 'row', role: 'treeitem' }, parts);
}

function showNode(row: HTMLElement, node: PageNode, depth: number): void {
  row.classList.toggle('plain', node.unimportant === true);
  row.ariaLevel = String(depth);
  row.style.paddingLeft = `${8 + depth * 12}px`;
  for (const [index, text] of [shortClass(node), shortId(node), shortText(node)].entries()) {
    const part = row.children[index];
    if (part !== undefined) setText(part, text);
  }
}

function setText(part: Element, text: string): void {
  if (part.textContent !== text) part.textContent = text;
}

/** All nodes of a tree, parents first. */
function withDepth(node: PageNode, depth = 0): readonly { readonly node: PageNode; readonly depth: number }[] {
  return [{ node, depth }, ...node.children.flatMap((child) => withDepth(child, depth + 1))];
}
