import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useScope } from '../../runtime/activity-context.ts';

/**
 * As `useState`, for what the person would miss: it is kept while the activity is stopped, and is there again when the
 * activity begins anew because its process was killed or the screen turned (`onSaveInstanceState`, `rememberSaveable`). It
 * is gone when the activity ends, when the app is force-stopped, and when its card is swiped away.
 *
 * @param key unique among those used at a time in one activity
 * @param initial JSON-like data, or a function that gives it
 */
export function useSavedState<T>(
  key: string,
  initial: T | (() => T),
): readonly [value: T, set: (next: T | ((value: T) => T)) => void] {
  const { saved } = useScope();
  if (saved === null) throw new Error('useSavedState() works in activities only, not in overlays');
  const [value, set] = useState<T>(() => {
    const kept = saved.take(key);
    // Whoever saved it under this key had it as T.
    if (kept !== undefined) return kept.value as T;
    return typeof initial === 'function' ? (initial as () => T)() : initial;
  });
  const newest = useRef(value);
  newest.current = value;
  useLayoutEffect(() => saved.provide(key, () => newest.current), [saved, key]);
  return [value, set];
}
