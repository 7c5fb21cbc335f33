/** Files that are computed when they are read: `/proc`, `/dev`. Paths are relative to the tree, `''` is its root. */
export interface VirtualTree {
  find(path: string): VirtualEntry | undefined;
}

export type VirtualEntry =
  | { readonly kind: 'directory'; readonly names: readonly string[] }
  | { readonly kind: 'file'; readonly content: () => string }
  | { readonly kind: 'device' };

/** `/dev`, as far as scripts write to it. */
export const deviceTree: VirtualTree = {
  find(path) {
    if (path === '') return { kind: 'directory', names: deviceNames };
    return deviceNames.includes(path) ? { kind: 'device' } : undefined;
  },
};

const deviceNames = ['full', 'null', 'random', 'tty', 'urandom', 'zero'];

/** What is at a path of the device in one of the trees, which are given by their places; undefined outside of them. */
export function findInTrees(trees: Readonly<Record<string, VirtualTree>>, path: string): VirtualEntry | undefined {
  for (const [place, tree] of Object.entries(trees)) {
    if (path === place) return tree.find('');
    if (path.startsWith(`${place}/`)) return tree.find(path.slice(place.length + 1));
  }
  return undefined;
}
