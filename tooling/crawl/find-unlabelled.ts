import type { PageNode } from '../../packages/virtual-phone/src/screen/protocol.ts';
import type { Flaw } from './finding.ts';
import { flatten, labelOf, renderSelector, selectorOf } from './selector.ts';

/** What can be pressed, and says nothing to those who cannot see it: neither itself nor anything in it. */
export function findUnlabelled(nodes: readonly PageNode[]): Flaw[] {
  const halfSeen = new Set(nodes.filter(({ scrollable }) => scrollable).flatMap(rowsAtEdges));
  const silent = nodes.filter(
    (node) => (node.clickable || node.longClickable) && labelOf(node) === undefined && !halfSeen.has(node),
  );
  const alike = new Map<string, PageNode[]>();
  for (const node of silent) {
    const element = renderSelector({ ...selectorOf(node, nodes), nth: 0 });
    alike.set(element, [...(alike.get(element) ?? []), node]);
  }
  return [...alike].map(([element, [first, ...others]]) => ({
    kind: 'unlabelled',
    element,
    what: `at [${first?.bounds.join(', ')}]${others.length === 0 ? '' : `, and ${others.length} more`}`,
  }));
}

/** What is scrolled half out of a list: its label may be in the other half. */
function rowsAtEdges(list: PageNode): PageNode[] {
  const [, top, , bottom] = list.bounds;
  return flatten(list).filter(({ bounds }) => bounds[1] <= top || bounds[3] >= bottom);
}
