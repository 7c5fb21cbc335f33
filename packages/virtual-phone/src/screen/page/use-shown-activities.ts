import type { ActivityWindow } from '@androidworld/app-sdk/host';
import { usePhoneState } from '@androidworld/app-sdk/ui';
import { useCallback, useRef, useState } from 'preact/hooks';

interface ShownActivities {
  /** Whether something of it is on the screen. */
  isShown(activity: ActivityWindow): boolean;
  /** An activity has drawn its first frame; the function returned: it is gone. */
  readonly onDrawn: (activity: ActivityWindow) => () => void;
}

/**
 * What is to be seen, and, until all of that has drawn itself, what was seen before: as on Android, where an app that
 * starts never leaves the screen empty.
 */
export function useShownActivities(activities: readonly ActivityWindow[]): ShownActivities {
  const starting = usePhoneState((state) => state.starting);
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<ReadonlySet<string>>(new Set());
  const wanted = new Set(activities.filter(({ visible }) => visible).map(keyOf));
  if (!starting && [...wanted].every((key) => drawn.has(key))) last.current = wanted;
  const shown = new Set([...wanted, ...last.current]);
  const onDrawn = useCallback((activity: ActivityWindow) => {
    const key = keyOf(activity);
    setDrawn((before) => new Set([...before, key]));
    return () => setDrawn((before) => new Set([...before].filter((each) => each !== key)));
  }, []);
  return { isShown: (activity) => shown.has(keyOf(activity)), onDrawn };
}

/** A process that starts anew draws anew. */
function keyOf({ token, processId }: ActivityWindow): string {
  return `${token}/${processId}`;
}
