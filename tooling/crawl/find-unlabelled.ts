import type { PageNode } from '../../packages/virtual-phone/src/screen/protocol.ts';
import type { Flaw } from './finding.ts';
import { flatten, labelOf, renderSelector, selectorOf } from './selector.ts';

/** What can be pressed, and says nothing to those who cannot see it: neither itself nor anything in it. */
export function findUnlabelled(nodes: readonly PageNode[]): Flaw[] {
  const halfSeen = new Set(nodes.filter(({ scrollable }) => scrollable).flatMap(rowsAtEdges));
  return nodes
    .filter((node) => (node.clickable || node.longClickable) && labelOf(node) === undefined && !halfSeen.has(node))
    .map((node) => ({
      kind: 'unlabelled',
      element: renderSelector(selectorOf(node, nodes)),
      what: `at [${node.bounds.join(', ')}]`,
    }));
}

/** What is scrolled half out of a list: its label may be in the other half. */
function rowsAtEdges(list: PageNode): PageNode[] {
  const [, top, , bottom] = list.bounds;
  return flatten(list).filter(({ bounds }) => bounds[1] <= top || bounds[3] >= bottom);
}
