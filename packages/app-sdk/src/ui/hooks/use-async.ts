import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';

export interface Loaded<T> {
  /** The newest value; stays while it loads again. */
  readonly data: T | undefined;
  readonly error: Error | undefined;
  readonly loading: boolean;
  reload(): void;
}

/** The result of `load`, called at first and whenever `deps` change. Answers that come late are dropped. */
export function useAsync<T>(load: () => Promise<T>, deps: readonly unknown[]): Loaded<T> {
  const [state, setState] = useState<Omit<Loaded<T>, 'reload'>>({ data: undefined, error: undefined, loading: true });
  const newest = useRef(load);
  newest.current = load;
  const turn = useRef(0);
  const reload = useCallback(() => {
    const mine = ++turn.current;
    newest
      .current()
      .then(
        (data) => ({ data, error: undefined, loading: false }),
        (cause: unknown) => ({
          data: undefined,
          error: cause instanceof Error ? cause : new Error(String(cause)),
          loading: false,
        }),
      )
      .then((next) => {
        if (mine === turn.current) setState(next);
      });
  }, []);
  // Before the next frame: a screen that has yet to load must not count as at rest.
  useLayoutEffect(() => {
    setState((last) => (last.loading ? last : { ...last, loading: true }));
    reload();
    return () => {
      turn.current++;
    };
  }, deps);
  return { ...state, reload };
}
