/** Files that are computed when they are read: `/proc`, `/dev`. Paths are relative to the tree, `''` is its root. */
export interface VirtualTree {
  find(path: string): VirtualEntry | undefined;
}

export type VirtualEntry =
  | { readonly kind: 'directory'; readonly names: readonly string[] }
  | { readonly kind: 'file'; readonly content: () => string }
  /** `content`: so many of its bytes without end; without it the device is at its end from the start. */
  | { readonly kind: 'device'; readonly content?: (length: number) => Uint8Array };

/** What is at a path of the device in one of the trees, which are given by their places; undefined outside of them. */
export function findInTrees(trees: Readonly<Record<string, VirtualTree>>, path: string): VirtualEntry | undefined {
  for (const [place, tree] of Object.entries(trees)) {
    if (path === place) return tree.find('');
    if (path.startsWith(`${place}/`)) return tree.find(path.slice(place.length + 1));
  }
  return undefined;
}
