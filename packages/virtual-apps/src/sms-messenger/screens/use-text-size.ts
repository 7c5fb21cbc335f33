import { usePreferences } from '@androidworld/app-sdk/ui';
import { preferences } from '../store/preferences.ts';

/** Size of ordinary text, in sp of the root. */
export function useTextSize(): string {
  const [{ fontSize } = preferences.missing] = usePreferences(preferences);
  return `${[0.75, 1, 1.125, 1.375][fontSize] ?? 1}rem`;
}
