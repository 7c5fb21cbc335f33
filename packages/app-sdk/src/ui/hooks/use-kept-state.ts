import { useState } from 'preact/hooks';
import { useViewState } from './use-view-state.ts';

/**
 * As `useState`, for what widgets keep by themselves when the activity begins anew, several of a name in the order they
 * come. What belongs to an app's own logic is kept with `useSavedState`.
 *
 * @param name of what keeps it
 * @param initial JSON-like data; as long as the value is this, nothing is kept
 */
export function useKeptState<T>(name: string, initial: T): readonly [value: T, set: (next: T) => void] {
  const [value, set] = useState(initial);
  useViewState(`:${name}`, {
    save: () => (value === initial ? undefined : value),
    // Whoever saved it under this name had it as T.
    restore: (state) => set(() => state as T),
  });
  return [value, set];
}
