import type { PageNode, PageWindow } from '../../protocol.ts';
import { shortClass, shortId, shortText } from './describe-node.ts';
import { element } from './element.ts';
import type { FoundNode } from './node-at.ts';

export interface TreeList {
  /** Shows other windows; what is scrolled to stays. */
  show(windows: readonly PageWindow[]): void;
  /** Marks the row of a node, and brings it into view if asked. */
  mark(node: PageNode | undefined, options: { reveal: boolean }): void;
}

/** All windows with a row for each node: the active one first, then the others, front to back. */
export function createTreeList(
  list: HTMLElement,
  on: { hovered(found: FoundNode | undefined): void; chosen(found: FoundNode): void },
): TreeList {
  let rows = new Map<PageNode, HTMLElement>();
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

  const addRows = (node: PageNode, window: PageWindow, depth: number, into: HTMLElement) => {
    const row = element('div', { class: node.unimportant === true ? 'row plain' : 'row', role: 'treeitem' }, [
      element('span', { class: 'row-class' }, [shortClass(node)]),
      element('span', { class: 'row-id' }, [shortId(node)]),
      element('span', { class: 'row-text' }, [shortText(node)]),
    ]);
    row.ariaLevel = String(depth);
    row.style.paddingLeft = `${8 + depth * 12}px`;
    rows.set(node, row);
    found.set(row, { node, window });
    into.append(row);
    for (const child of node.children) addRows(child, window, depth + 1, into);
  };
  return {
    show(windows) {
      rows = new Map();
      marked = undefined;
      const all = document.createDocumentFragment();
      const ordered = windows.toReversed().toSorted((one, other) => Number(other.active) - Number(one.active));
      for (const window of ordered) {
        const group = element('section', { class: window.active ? 'window active' : 'window' }, [
          element('h3', {}, [window.title || window.packageName]),
        ]);
        addRows(window.root, window, 0, group);
        all.append(group);
      }
      const { scrollTop } = list;
      list.replaceChildren(all);
      list.scrollTop = scrollTop;
    },
    mark(node, { reveal }) {
      marked?.classList.remove('marked');
      marked = node === undefined ? undefined : rows.get(node);
      marked?.classList.add('marked');
      if (reveal) marked?.scrollIntoView({ block: 'nearest' });
    },
  };
}
