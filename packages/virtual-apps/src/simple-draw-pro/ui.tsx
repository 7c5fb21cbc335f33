import { defineScreens, useActivity, usePreferences, View } from '@androidworld/app-sdk/ui';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { AboutScreen } from '../simple-commons/about-screen.tsx';
import { simpleTheme } from '../simple-commons/simple-theme.ts';
import { StoredCustomization } from '../simple-commons/stored-customization.tsx';
import { withStoredTheme } from '../simple-commons/with-stored-theme.tsx';
import { activities } from './package-name.ts';
import { CanvasScreen } from './screens/canvas-screen.tsx';
import { SettingsScreen } from './screens/settings-screen.tsx';
import { preferences } from './store/preferences.ts';

const questions = [
  {
    question: 'How can a drawing be changed later?',
    answer: 'Save it as SVG: its strokes are then still strokes when it is opened again.',
  },
];

const themed = (Screen: ComponentType) => withStoredTheme(preferences, Screen);

export default defineScreens({
  theme: simpleTheme,
  activities: {
    [activities.main]: themed(Main),
    [activities.settings]: themed(SettingsScreen),
    [activities.customization]: themed(() => <StoredCustomization preferences={preferences} />),
    [activities.about]: themed(() => (
      <AboutScreen versionName="6.9.3" repository="Simple-Draw" questions={questions} />
    )),
  },
});

function Main() {
  const [stored, change] = usePreferences(preferences);
  const { setRequestedOrientation } = useActivity();
  const forced = stored?.forcePortrait ?? false;
  useEffect(() => {
    void setRequestedOrientation(forced ? 'portrait' : 'unspecified');
  }, [forced]);
  return stored === undefined ? <View weight={1} /> : <CanvasScreen stored={stored} change={change} />;
}
