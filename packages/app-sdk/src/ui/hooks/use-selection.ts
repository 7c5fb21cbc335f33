import { useMemo, useState } from 'preact/hooks';

/** Items picked by a long press and the taps after it. */
export interface Selection<Key> {
  /** In the order of the items. */
  readonly keys: readonly Key[];
  /** In the order they were picked in. */
  readonly pickedKeys: readonly Key[];
  /** How many are picked. */
  readonly size: number;
  /** How many could be picked. */
  readonly total: number;
  /** Something is picked: show an `<ActionMode>`. */
  readonly isActive: boolean;
  /** Whether the item is picked and still shown. */
  has(key: Key): boolean;
  /** Picks the item, or picks it no longer. */
  toggle(key: Key): void;
  /** Picks these in place of those picked before. */
  set(keys: Iterable<Key>): void;
  /** Picks every item that is shown. */
  selectAll(): void;
  /** Picks nothing any more: the action mode ends. */
  clear(): void;
  /** The handlers of an item's row: a tap opens it, or picks it while others are picked; so does a long press. */
  row(key: Key, open: () => void): { selected: boolean; onClick: () => void; onLongClick: () => void };
}

/**
 * What is picked of a list.
 *
 * @param all the keys of all items that are shown: what goes from the list is picked no longer
 */
export function useSelection<Key extends string | number>(all: readonly Key[]): Selection<Key> {
  const [picked, setPicked] = useState<ReadonlySet<Key>>(new Set());
  const keys = useMemo(() => all.filter((key) => picked.has(key)), [all.join('\n'), picked]);
  const pickedKeys = useMemo(() => [...picked].filter((key) => keys.includes(key)), [keys]);
  const isActive = keys.length > 0;
  const toggle = (key: Key) => {
    const next = new Set(pickedKeys);
    if (!next.delete(key)) next.add(key);
    setPicked(next);
  };
  return {
    keys,
    pickedKeys,
    size: keys.length,
    total: all.length,
    isActive,
    has: (key) => keys.includes(key),
    toggle,
    set: (some) => setPicked(new Set(some)),
    selectAll: () => setPicked(new Set(all)),
    clear: () => setPicked(new Set()),
    row: (key, open) => ({
      selected: keys.includes(key),
      onClick: () => (isActive ? toggle(key) : open()),
      onLongClick: () => toggle(key),
    }),
  };
}
