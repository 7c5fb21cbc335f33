import { usePreferences } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { Look } from '../store/media.ts';
import { preferences } from '../store/preferences.ts';

/** What is seen, and in which order; hidden files for a while. */
export function useLook(): { look: Look; isHiddenShown: boolean; toggleHidden: () => void } {
  const [values = preferences.missing] = usePreferences(preferences);
  const [isHiddenShown, setHiddenShown] = useState(false);
  return {
    look: {
      filter: values.filter,
      sorting: values.fileSorting,
      showHidden: values.showHidden || isHiddenShown,
      excluded: values.excluded,
    },
    isHiddenShown,
    toggleHidden: () => setHiddenShown(!isHiddenShown),
  };
}
