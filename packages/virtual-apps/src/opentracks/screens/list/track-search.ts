import { useBack, useSavedState } from '@androidworld/app-sdk/ui';

/** The search of a list: what is typed, and what was submitted last and is shown in place of the title. */
export interface TrackSearch {
  readonly query: string;
  /** Null while the field is closed. */
  readonly typed: string | null;
  open(): void;
  type(text: string): void;
  submit(): void;
  /** The cross: empties the field, then closes it. */
  clear(): void;
  /** As BACK does. @returns whether there was anything to close */
  back(): boolean;
}

/** @param initial what an intent already searches for */
export function useTrackSearch(initial = ''): TrackSearch {
  const [query, setQuery] = useSavedState('searchQuery', initial);
  const [typed, setTyped] = useSavedState<string | null>('searchTyped', null);
  const back = () => {
    if (typed !== null) setTyped(null);
    else if (query !== '') setQuery('');
    else return false;
    return true;
  };
  useBack(() => void back(), typed !== null || query !== '');
  return {
    query,
    typed,
    open: () => setTyped(''),
    type: setTyped,
    submit() {
      if (typed === null || typed.trim() === '') return;
      setQuery(typed);
      setTyped(null);
    },
    clear: () => setTyped(typed === '' ? null : ''),
    back,
  };
}
