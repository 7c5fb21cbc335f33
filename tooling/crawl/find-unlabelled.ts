import type { PageNode } from '../../packages/virtual-phone/src/screen/protocol.ts';
import type { Flaw } from './finding.ts';
import { labelOf, renderSelector, selectorOf } from './selector.ts';

/** What can be pressed, and says nothing to those who cannot see it: neither itself nor anything in it. */
export function findUnlabelled(nodes: readonly PageNode[]): Flaw[] {
  return nodes
    .filter((node) => (node.clickable || node.longClickable) && labelOf(node) === undefined)
    .map((node) => ({
      kind: 'unlabelled',
      element: renderSelector(selectorOf(node, nodes)),
      what: `at [${node.bounds.join(', ')}]`,
    }));
}
