import type { PageNode } from '../../packages/virtual-phone/src/screen/protocol.ts';
import type { Flaw } from './finding.ts';
import { labelOf, renderSelector, rowsAtEdges, selectorOf } from './selector.ts';

/** What can be pressed, and says nothing to those who cannot see it: neither itself nor anything in it. */
export function findUnlabelled(nodes: readonly PageNode[]): Flaw[] {
  // Its label may be in the other half.
  const halfSeen = rowsAtEdges(nodes);
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
