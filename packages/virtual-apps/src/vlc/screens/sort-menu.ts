import type { MenuItem } from '@androidworld/app-sdk/ui';
import sort from '@material-symbols/svg-400/rounded/sort.svg';
import { chosenSorting, type Sorting, sortings, sortingTitle } from '../store/sort-media.ts';

/** "Sort by…" of a list of media. */
export function sortMenu(sorting: Sorting, onSort: (sorting: Sorting) => void): MenuItem {
  return {
    id: 'ml_menu_sortby',
    title: 'Sort by…',
    icon: sort,
    showAsAction: 'always',
    submenu: sortings.map((one) => ({
      title: sortingTitle(sorting, one),
      onClick: () => onSort(chosenSorting(sorting, one.value)),
    })),
  };
}

/** The same of a list that is sorted by name alone. */
export function nameSortMenu(isReversed: boolean, onSort: (isReversed: boolean) => void): MenuItem {
  return {
    id: 'ml_menu_sortby',
    title: 'Sort by…',
    icon: sort,
    showAsAction: 'always',
    submenu: [{ title: isReversed ? 'Name' : 'Name (desc)', onClick: () => onSort(!isReversed) }],
  };
}
