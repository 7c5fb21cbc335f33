import type { PageNode } from '../../packages/virtual-phone/src/screen/protocol.ts';

/** What a node is found by again: class, id and label, and which of those that share them it is. */
export interface Selector {
  readonly className: string;
  readonly resourceId?: string | undefined;
  readonly label?: string | undefined;
  readonly nth: number;
}

/** All nodes of a tree, parents first. */
export function flatten(node: PageNode): PageNode[] {
  return [node, ...node.children.flatMap(flatten)];
}

/** What may be scrolled half out of a list: it ends where the list does. */
export function rowsAtEdges(nodes: readonly PageNode[]): ReadonlySet<PageNode> {
  const lists = nodes.filter(({ scrollable }) => scrollable);
  return new Set(
    lists.flatMap((list) => {
      const [, top, , bottom] = list.bounds;
      return flatten(list).filter(({ bounds }) => bounds[1] <= top || bounds[3] >= bottom);
    }),
  );
}

/** What a person calls a node: its own text, description or hint, or else that of the first node in it that has one. */
export function labelOf(node: PageNode): string | undefined {
  const own = [node.text, node.contentDescription, node.hint].find(
    (words) => words !== undefined && words.trim() !== '',
  );
  if (own !== undefined) return own;
  for (const child of node.children) {
    const label = labelOf(child);
    if (label !== undefined) return label;
  }
  return undefined;
}

/** @param nodes all of the window, in their order */
export function selectorOf(node: PageNode, nodes: readonly PageNode[]): Selector {
  const { className, resourceId } = node;
  const label = labelOf(node);
  const same = nodes.filter((each) => isLike(each, { className, resourceId, label }));
  return { className, resourceId, label, nth: Math.max(0, same.indexOf(node)) };
}

/** The node a selector means; undefined when it is not there. */
export function findNode(nodes: readonly PageNode[], selector: Selector): PageNode | undefined {
  return nodes.filter((node) => isLike(node, selector))[selector.nth];
}

/** As text: `Button#save "Save"`, `LinearLayout "Wi-Fi" (2)`. Labels are cut after 40 characters. */
export function renderSelector({ className, resourceId, label, nth }: Selector): string {
  const short = className.split('.').at(-1) ?? className;
  const id = resourceId === undefined ? '' : `#${resourceId.split(':id/').at(-1)}`;
  const words = label === undefined ? '' : ` ${JSON.stringify(label.length > 40 ? `${label.slice(0, 39)}…` : label)}`;
  return `${short}${id}${words}${nth === 0 ? '' : ` (${nth + 1})`}`;
}

function isLike(node: PageNode, { className, resourceId, label }: Omit<Selector, 'nth'>): boolean {
  return node.className === className && node.resourceId === resourceId && labelOf(node) === label;
}
