import { useLayoutEffect, useRef } from 'preact/hooks';
import { useScope } from '../../runtime/activity-context.ts';
import type { SavedView } from '../../runtime/saved-state.ts';

/** Keeps what a view with an id is like, as `View.onSaveInstanceState` does; views without id keep nothing. */
export function useViewState(id: string | undefined, view: SavedView): void {
  const { saved } = useScope();
  const newest = useRef(view);
  newest.current = view;
  useLayoutEffect(() => {
    if (id === undefined || saved === null) return undefined;
    return saved.addView(id, {
      save: () => newest.current.save(),
      restore: (state) => newest.current.restore(state),
    });
  }, [saved, id]);
}
