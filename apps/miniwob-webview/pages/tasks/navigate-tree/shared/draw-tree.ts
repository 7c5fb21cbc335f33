import type { Random } from '../../../runtime/random.ts';
import { SHORT_NAMES } from '../../../words/short-names.ts';

export type TreeNode = { kind: 'file'; name: string } | { kind: 'folder'; name: string; children: TreeNode[] };

const MOST_NODES = 8;
const DEEPEST = 2;

/** Draws up to eight files and folders, at most two levels of them; names may come twice. */
export function drawTree(random: Random): TreeNode[] {
  return drawLevel(random, MOST_NODES, 0, 0);
}

/** All files and folders, in the order of a fully open tree. */
export function nodesOf(tree: readonly TreeNode[]): TreeNode[] {
  return tree.flatMap((node) => (node.kind === 'folder' ? [node, ...nodesOf(node.children)] : [node]));
}

/** @param used how much of the whole tree is taken; a folder takes as much as it could have held */
function drawLevel(random: Random, most: number, used: number, depth: number): TreeNode[] {
  const level: TreeNode[] = [];
  let taken = used;
  while (level.length < most && taken < MOST_NODES && depth < DEEPEST) {
    const name = random.pick(SHORT_NAMES);
    if (random.chance(0.5)) {
      level.push({ kind: 'file', name });
      taken += 1;
    } else {
      const room = random.integer(0, Math.max(0, 6 - level.length));
      level.push({ kind: 'folder', name, children: drawLevel(random, room, taken + 1, depth + 1) });
      taken += 1 + room;
    }
  }
  return level;
}
