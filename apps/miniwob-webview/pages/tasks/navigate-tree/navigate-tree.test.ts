import { expect, it } from 'vitest';
import { problemOf } from '../../../test/problem-of.ts';
import { usePhone } from '../../../test/use-phone.ts';
import navigateTree from './navigate-tree.ts';
import { nodesOf, type TreeNode } from './shared/draw-tree.ts';

const phone = usePhone(['navigate-tree']);
const SEEDS = Array.from({ length: 2_000 }, (_, seed) => String(seed));

it('navigate-tree draws three to eight nodes on at most two levels, the target among them', () => {
  const sizes = new Set<number>();
  for (const seed of SEEDS) {
    const { tree, name } = problemOf(navigateTree, seed);
    const nodes = nodesOf(tree);
    sizes.add(nodes.length);
    expect(nodes.map((node) => node.name)).toContain(name);
    const inner = tree.flatMap((node) => (node.kind === 'folder' ? node.children : []));
    for (const node of inner) if (node.kind === 'folder') expect(node.children).toEqual([]);
  }
  expect([...sizes].sort()).toEqual([3, 4, 5, 6, 7, 8]);
});

it('navigate-tree gives 1 for the target in a folder, and -1 for a file beside it', async () => {
  const { seed, folder, other } = findSeed();
  const { name } = problemOf(navigateTree, seed);
  await using opened = await phone.open('navigate-tree');
  for (const [tapped, reward] of [
    [name, 1],
    [other.name, -1],
  ] as const) {
    await opened.start(seed);
    await opened.page.getByText(folder.name, { exact: true }).tap();
    expect(await opened.isRunning()).toBe(true);
    await opened.page.getByText(tapped, { exact: true }).last().tap();
    expect(await opened.reward()).toBe(reward);
  }
});

/** A problem with different names whose target is in a folder, beside a file. */
function findSeed(): { seed: string; folder: TreeNode; other: TreeNode } {
  for (const seed of SEEDS) {
    const { tree, name } = problemOf(navigateTree, seed);
    const nodes = nodesOf(tree);
    if (new Set(nodes.map((node) => node.name)).size < nodes.length) continue;
    for (const folder of tree) {
      if (folder.kind === 'file' || !folder.children.some((node) => node.name === name)) continue;
      const other = folder.children.find((node) => node.kind === 'file' && node.name !== name);
      if (other !== undefined) return { seed, folder, other };
    }
  }
  throw new Error('No such problem in 2,000');
}
