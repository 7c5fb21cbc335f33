import { type Selection, usePreferences } from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { recycleBin } from '../../package-name.ts';
import type { Folder } from '../../store/media.ts';
import { preferences, sorting } from '../../store/preferences.ts';
import { sortFolders } from '../../store/sort-media.ts';

interface FolderOrder {
  /** As they are shown. */
  readonly folders: readonly Folder[];
  /** They are put in order by hand; what came of it is kept when the selection ends. */
  readonly isOn: boolean;
  start(): void;
  /** Of those selected. */
  moveToEnd(end: 'top' | 'bottom'): void;
  move(path: string, place: number): void;
}

/** The order of the folders on the screen. */
export function useFolderOrder(folders: readonly Folder[], selection: Selection<string>): FolderOrder {
  const [values = preferences.missing, change] = usePreferences(preferences);
  const [byHand, setByHand] = useState<readonly string[] | null>(null);
  const isPinned = ({ path }: Folder) => Number(values.pinned.has(path));
  const isLast = ({ path }: Folder) => Number(values.showBinLast && path === recycleBin);
  const sorted =
    byHand === null
      ? sortFolders(folders, values.folderSorting, values.customOrder.split('|||'))
          .toSorted((one, other) => isPinned(other) - isPinned(one))
          .toSorted((one, other) => isLast(one) - isLast(other))
      : sortFolders(folders, sorting.custom, byHand);
  const order = sorted.map(({ path }) => path);
  useEffect(() => {
    if (selection.isActive || byHand === null) return;
    void change({ customOrder: byHand.join('|||'), folderSorting: sorting.custom }).then(() => setByHand(null));
  }, [selection.isActive]);
  return {
    folders: sorted,
    isOn: byHand !== null,
    start: () => setByHand(order),
    moveToEnd(end) {
      const others = order.filter((path) => !selection.has(path));
      setByHand(end === 'top' ? [...selection.keys, ...others] : [...others, ...selection.keys]);
    },
    move(path, place) {
      const others = order.filter((each) => each !== path);
      setByHand(others.toSpliced(place, 0, path));
    },
  };
}
