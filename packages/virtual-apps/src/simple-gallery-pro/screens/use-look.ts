import { usePreferences } from '@androidworld/app-sdk/ui';
import type { Look } from '../store/media.ts';
import { preferences } from '../store/preferences.ts';

const none: ReadonlySet<string> = new Set();

/** What is seen, and in which order. */
export function useLook(): Look {
  const [values = preferences.missing] = usePreferences(preferences);
  return {
    filter: values.filter,
    sorting: values.fileSorting,
    showHidden: values.showHidden || values.showHiddenForNow,
    included: values.included,
    excluded: values.showExcludedForNow ? none : values.excluded,
  };
}

/** What a list of it depends on. */
export function lookKeys({ filter, sorting, showHidden, excluded, included }: Look): readonly unknown[] {
  return [filter, sorting, showHidden, [...excluded].join('\n'), [...included].join('\n')];
}
