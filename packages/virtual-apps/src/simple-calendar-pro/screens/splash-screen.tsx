import { useFirstRun, View } from '@androidworld/app-sdk/ui';
import { openScreen } from '../open-screens.ts';
import { preferences } from '../store/preferences.ts';

const versionCode = 238;

/** What the launcher starts: it makes way for the main screen. */
export function SplashScreen() {
  useFirstRun(async (api) => {
    const { runCount, lastVersion } = await preferences.get(api);
    await preferences.put(api, { runCount: runCount + 1, ...(lastVersion === 0 ? { lastVersion: versionCode } : {}) });
    await openScreen(api, 'MainActivity');
    return false;
  });
  return <View weight={1} />;
}
