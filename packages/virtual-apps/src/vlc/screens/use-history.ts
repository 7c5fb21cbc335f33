import { useLive } from '@androidworld/app-sdk/ui';
import { librarySources, listLibrary, type Media } from '../store/library.ts';

/** What was played, the newest first. */
export function useHistory(): Media[] {
  const library = useLive(listLibrary, librarySources).data ?? [];
  return library
    .filter(({ lastPlayed }) => lastPlayed !== null)
    .toSorted((one, other) => (other.lastPlayed ?? 0) - (one.lastPlayed ?? 0));
}
