import { useActivity, useApi, usePreferences, View } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import { openPlayer, playAudio } from '../player/audio-player.ts';
import { listLibrary } from '../store/library.ts';
import { audioType } from '../store/media-database.ts';
import { outsideLibrary } from '../store/outside-library.ts';
import { preferences } from '../store/preferences.ts';
import { pathOf as pathOfMrl } from '../store/scan.ts';
import { openScreen } from './open-screens.ts';

/** StartActivity: leads to the first run, the main screen, or what is to be played. */
export function StartScreen() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const [stored] = usePreferences(preferences);
  useEffect(() => {
    if (stored === undefined) return;
    const lead = async () => {
      const { data } = intent;
      if (data !== undefined && data !== '') {
        const path = await pathOf(data);
        const known = (await listLibrary(api)).find((media) => media.path === path);
        const media = known ?? outsideLibrary(path);
        if (media.type === audioType) {
          await openScreen(api, 'main');
          await playAudio(api, [media]);
          openPlayer(true);
        } else await openScreen(api, 'player', known === undefined ? { path } : { media: String(known.id) });
      } else await openScreen(api, stored.onboardingDone ? 'main' : 'onboarding');
      await finish();
    };
    const pathOf = async (uri: string) => {
      if (uri.startsWith('file://')) return pathOfMrl(uri);
      const [row] = await api.content.query(uri);
      return String(row?._data ?? '');
    };
    void lead();
  }, [stored === undefined]);
  return <View weight={1} />;
}
