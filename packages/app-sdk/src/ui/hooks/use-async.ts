import { type Loaded, useLive } from './use-live.ts';

/** The result of `load`, called at first and whenever `deps` change; what is to be kept up to date takes `useLive`. */
export function useAsync<T>(load: () => Promise<T>, deps: readonly unknown[]): Loaded<T> {
  return useLive(load, {}, deps);
}
