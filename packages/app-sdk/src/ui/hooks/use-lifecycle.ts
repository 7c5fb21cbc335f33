import { useLayoutEffect, useRef } from 'preact/hooks';
import { useScope } from '../../runtime/activity-context.ts';
import type { LifecycleListener } from '../../runtime/lifecycle.ts';

/**
 * Tells of the life of the activity this component is in, in Android's order: the one in front pauses, the next one
 * resumes, and only then the first one stops. A component that comes later is told at once what it has missed; nothing
 * is told when the process is killed.
 */
export function useLifecycle(listener: LifecycleListener): void {
  const { lifecycle } = useScope();
  if (lifecycle === null) throw new Error('useLifecycle() works in activities only, not in overlays');
  const newest = useRef(listener);
  newest.current = listener;
  useLayoutEffect(
    () =>
      lifecycle.add({
        onStart: () => newest.current.onStart?.(),
        onResume: () => newest.current.onResume?.(),
        onPause: () => newest.current.onPause?.(),
        onStop: () => newest.current.onStop?.(),
      }),
    [lifecycle],
  );
}
