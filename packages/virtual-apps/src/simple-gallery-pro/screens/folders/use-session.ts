import { useApi, useSavedState } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import { preferences } from '../../store/preferences.ts';

/** Ends what was meant for a while alone (hidden files, no questions) when the app is opened anew. */
export function useSession(): void {
  const api = useApi();
  const [isRunning, setRunning] = useSavedState('isRunning', false);
  useEffect(() => {
    if (isRunning) return;
    setRunning(true);
    void preferences.get(api).then(async (values) => {
      const isOver = { showHiddenForNow: false, showExcludedForNow: false };
      const isAsked = { skipDeleteConfirmationForNow: false, skipBinForNow: false };
      const { showHiddenForNow, showExcludedForNow, skipDeleteConfirmationForNow } = values;
      if (!showHiddenForNow && !showExcludedForNow && !skipDeleteConfirmationForNow) return;
      await preferences.put(api, { ...isOver, ...isAsked });
    });
  }, []);
}
