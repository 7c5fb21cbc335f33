import { useApi, usePreferences } from '@androidworld/app-sdk/ui';
import { trackerPackage } from './package-name.ts';
import { preferences, type TrackerPreferences } from './store/preferences.ts';

/** The app's settings, live; those of a fresh app until they are read. */
export function useTracker(): TrackerPreferences {
  const [values] = usePreferences(preferences);
  return values ?? preferences.missing;
}

/** Opens one of the app's activities. */
export function useOpen(): (className: string, extras?: Readonly<Record<string, number | readonly number[]>>) => void {
  const api = useApi();
  return (className, extras = {}) =>
    void api.startActivity({ component: { packageName: trackerPackage, className }, extras });
}
