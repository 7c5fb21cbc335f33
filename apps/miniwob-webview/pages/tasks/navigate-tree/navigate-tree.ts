import { definePage } from '../../runtime/define-page.ts';
import { bold } from '../../runtime/instruction.ts';
import { drawTree, nodesOf } from './shared/draw-tree.ts';
import { treeView } from './shared/tree-view.ts';

/** A file or a folder to find in a tree. */
export default definePage({
  task: 'navigate-tree',
  nominalSeconds: 10,
  draw(random) {
    const tree = drawTree(random);
    const nodes = nodesOf(tree);
    // As in the original: the last is asked for only where it is alone.
    const { name } = random.pick(nodes.length > 1 ? nodes.slice(0, -1) : nodes);
    return { tree, name };
  },
  instruction: ({ name }) => ['Find your way through the tree and tap the folder or file named "', bold(name), '".'],
  fields: ({ name }) => ({ name }),
  render({ tree, name }, { area, judge }) {
    const tapped = (node: { kind: string; name: string }): void => {
      if (node.name === name) judge(true);
      else if (node.kind === 'file') judge(false);
    };
    area.append(treeView(tree, tapped));
  },
});
