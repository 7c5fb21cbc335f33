import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AppApi } from '../../api.ts';
import { LiveLoader, type LiveState } from '../../data/live-loader.ts';
import { observe, type Sources } from '../../data/observe.ts';
import { useScope } from '../../runtime/activity-context.ts';

/** What a live load has come to so far, and a way to repeat it. */
export interface Loaded<T> extends LiveState<T> {
  /** Loads again although no source changed; while the activity is covered, once it comes back. */
  reload(): void;
}

export interface LiveSources extends Sources {
  /** Also when the activity comes back to the front, for what tells nobody of its changes: files, rights. */
  readonly onResume?: boolean;
}

/**
 * What `load` reads, kept up to date: read at first, when `deps` change, and when one of the sources does. An activity
 * that is covered reads it again when it comes back. One load at a time; answers to earlier `deps` are dropped.
 *
 * @example
 * const notes = useLive((api) => database.open(api).notes.all(), { tables: [database.tables.notes] }).data;
 */
export function useLive<T>(
  load: (api: AppApi) => Promise<T>,
  sources: LiveSources = {},
  deps: readonly unknown[] = [],
): Loaded<T> {
  const { api, window } = useScope();
  const [state, setState] = useState<LiveState<T>>({ data: undefined, error: undefined, loading: true });
  const newest = useRef(load);
  newest.current = load;
  const [loader] = useState(() => new LiveLoader(() => newest.current(api), setState));
  const isVisible = window?.visible ?? true;
  useLayoutEffect(
    () => loader.show(isVisible, { isStale: sources.onResume === true }),
    [loader, isVisible, sources.onResume],
  );
  // Before the next frame: a screen that has yet to load must not count as at rest.
  useLayoutEffect(() => loader.restart(), [loader, ...deps]);
  useLayoutEffect(() => observe(api, sources, () => loader.invalidate()), [api, loader, keyOf(sources)]);
  useLayoutEffect(() => () => loader.close(), [loader]);
  return { ...state, reload: () => loader.invalidate() };
}

/** Sources are often written anew with each rendering; they are observed anew only when they are others. */
function keyOf({ uris, tables, preferences, process, packages }: Sources): string {
  const names = tables?.map(({ name, database, deviceProtected }) => [name, database, deviceProtected]);
  const files = preferences?.map(({ file, deviceProtected, keys }) => [file, deviceProtected, keys]);
  return JSON.stringify([uris, names, files, process, packages]);
}
