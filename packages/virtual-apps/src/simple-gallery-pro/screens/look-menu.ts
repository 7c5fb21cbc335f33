import type { MenuItem } from '@androidworld/app-sdk/ui';
import type { GalleryPreferences } from '../store/preferences.ts';

type Change = (changes: Partial<GalleryPreferences>) => Promise<void>;

/** Shows what is hidden until the app is opened anew; not there where it is always shown. */
export function hiddenItem(values: GalleryPreferences, change: Change): MenuItem {
  return values.showHiddenForNow
    ? { title: 'Stop showing hidden media', onClick: () => void change({ showHiddenForNow: false }) }
    : {
        title: 'Temporarily show hidden',
        visible: !values.showHidden,
        onClick: () => void change({ showHiddenForNow: true }),
      };
}

/** Shows folders that were left out until the app is opened anew. */
export function excludedItem({ showExcludedForNow }: GalleryPreferences, change: Change): MenuItem {
  return {
    title: showExcludedForNow ? 'Stop showing excluded' : 'Temporarily show excluded',
    onClick: () => void change({ showExcludedForNow: !showExcludedForNow }),
  };
}
