import { defineScreens } from '@androidworld/app-sdk/ui';
import { activities } from './package-name.ts';
import { MainScreen } from './screens/main-screen.tsx';
import { OnboardingScreen } from './screens/onboarding-screen.tsx';
import { PlayerScreen } from './screens/player/player-screen.tsx';
import { PlaylistScreen } from './screens/playlist-screen.tsx';
import { PreferencesScreen } from './screens/preferences-screen.tsx';
import { SecondaryScreen } from './screens/secondary-screen.tsx';
import { StartScreen } from './screens/start-screen.tsx';
import { theme } from './screens/style.ts';

export default defineScreens({
  theme,
  activities: {
    [activities.start]: StartScreen,
    [activities.main]: MainScreen,
    [activities.onboarding]: OnboardingScreen,
    [activities.secondary]: SecondaryScreen,
    [activities.playlist]: PlaylistScreen,
    [activities.preferences]: PreferencesScreen,
    [activities.player]: PlayerScreen,
  },
});
