import type { VirtualTree } from '../../disk/virtual-tree.ts';

/** `/system/bin`: what can be run, by name. What is in the files nobody can say: they are programs of this simulator. */
export function programTree(names: readonly string[]): VirtualTree {
  const known = new Set(names);
  return {
    find(path) {
      if (path === '') return { kind: 'directory', names: [...known].sort() };
      return known.has(path) ? { kind: 'file', content: () => '' } : undefined;
    },
  };
}
