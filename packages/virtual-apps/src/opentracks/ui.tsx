import { defineScreens } from '@androidworld/app-sdk/ui';
import { activities } from './package-name.ts';
import { TrackListScreen } from './screens/list/track-list-screen.tsx';
import { TrackRecordedScreen } from './screens/recorded/track-recorded-screen.tsx';
import { SettingsScreen } from './screens/settings/settings-screen.tsx';

export default defineScreens({
  theme: {
    accent: '#ff6d00',
    tokens: { primary: '#ff6d00', secondary: '#ff6d00' },
    actionBar: { itemWidth: 48.4 },
  },
  activities: {
    [activities.list]: TrackListScreen,
    [activities.recorded]: TrackRecordedScreen,
    [activities.settings]: SettingsScreen,
  },
});
