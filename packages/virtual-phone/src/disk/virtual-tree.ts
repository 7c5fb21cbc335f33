import type { Identity } from './disk.ts';

/** Files that are computed when they are read: `/proc`, `/dev`. Paths are relative to the tree, `''` is its root. */
export interface VirtualTree {
  /** @param who asks: some files are another for each, and some are not for all */
  find(path: string, who: Identity): VirtualEntry | undefined;
}

export type VirtualEntry = VirtualRights &
  (
    | { readonly kind: 'directory'; readonly names: readonly string[] }
    | { readonly kind: 'file'; readonly content: () => string }
    | {
        readonly kind: 'symlink';
        readonly target: string;
        /** `pipe:[4001]`: leads to what has no path. */
        readonly isNameless?: boolean;
      }
    /** `content`: so many of its bytes without end; without it the device is at its end from the start. */
    | { readonly kind: 'device'; readonly content?: (length: number) => Uint8Array }
  );

/** What is left out is as the place has it. */
interface VirtualRights {
  readonly uid?: number;
  /** Permission bits, for show. */
  readonly mode?: number;
  /** Who asks sees that it is there, and no more. */
  readonly isSealed?: boolean;
}

/** What is at a path of the device in one of the trees, which are given by their places; undefined outside of them. */
export function findInTrees(
  trees: Readonly<Record<string, VirtualTree>>,
  path: string,
  who: Identity,
): VirtualEntry | undefined {
  for (const [place, tree] of Object.entries(trees)) {
    if (path === place) return tree.find('', who);
    if (path.startsWith(`${place}/`)) return tree.find(path.slice(place.length + 1), who);
  }
  return undefined;
}
