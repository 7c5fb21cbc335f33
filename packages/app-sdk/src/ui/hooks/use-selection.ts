import { useMemo } from 'preact/hooks';
import { useKeptState } from './use-kept-state.ts';

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

/** Nothing: the same each time, for the look whether anything is. */
const none: readonly never[] = [];

/**
 * What is picked of a list, also after the screen has been turned.
 *
 * @param all the keys of all items that are shown: what goes from the list is picked no longer
 */
export function useSelection<Key extends string | number>(all: readonly Key[]): Selection<Key> {
  const [picked, setPicked] = useKeptState<readonly Key[]>('selection', none);
  const keys = useMemo(() => all.filter((key) => picked.includes(key)), [all.join('\n'), picked]);
  const pickedKeys = useMemo(() => picked.filter((key) => keys.includes(key)), [keys]);
  const isActive = keys.length > 0;
  const toggle = (key: Key) => {
    setPicked(pickedKeys.includes(key) ? pickedKeys.filter((one) => one !== key) : [...pickedKeys, key]);
  };
  return {
    keys,
    pickedKeys,
    size: keys.length,
    total: all.length,
    isActive,
    has: (key) => keys.includes(key),
    toggle,
    set: (some) => setPicked([...new Set(some)]),
    selectAll: () => setPicked(all),
    clear: () => setPicked(none),
    row: (key, open) => ({
      selected: keys.includes(key),
      onClick: () => (isActive ? toggle(key) : open()),
      onLongClick: () => toggle(key),
    }),
  };
}
