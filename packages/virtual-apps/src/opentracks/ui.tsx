import { defineScreens } from '@androidworld/app-sdk/ui';
import { activities } from './package-name.ts';
import { TrackEditScreen } from './screens/edit/track-edit-screen.tsx';
import { IntroductionScreen } from './screens/introduction-screen.tsx';
import { TrackListScreen } from './screens/list/track-list-screen.tsx';
import { MarkerDetailScreen } from './screens/markers/marker-detail-screen.tsx';
import { MarkerEditScreen } from './screens/markers/marker-edit-screen.tsx';
import { MarkerListScreen } from './screens/markers/marker-list-screen.tsx';
import { TrackRecordedScreen } from './screens/recorded/track-recorded-screen.tsx';
import { TrackRecordingScreen } from './screens/recording/track-recording-screen.tsx';
import { TrackStoppedScreen } from './screens/recording/track-stopped-screen.tsx';
import { SettingsScreen } from './screens/settings/settings-screen.tsx';
import { AggregatedStatisticsScreen } from './screens/statistics/aggregated-statistics-screen.tsx';
import { AboutScreen, HelpScreen } from './screens/text-screens.tsx';

export default defineScreens({
  theme: {
    accent: '#ff6d00',
    tokens: { primary: '#ff6d00', secondary: '#ff6d00' },
    actionBar: { itemWidth: 48.4 },
  },
  activities: {
    [activities.introduction]: IntroductionScreen,
    [activities.list]: TrackListScreen,
    [activities.recorded]: TrackRecordedScreen,
    [activities.recording]: TrackRecordingScreen,
    [activities.stopped]: TrackStoppedScreen,
    [activities.edit]: TrackEditScreen,
    [activities.statistics]: AggregatedStatisticsScreen,
    [activities.markers]: MarkerListScreen,
    [activities.markerDetail]: MarkerDetailScreen,
    [activities.markerEdit]: MarkerEditScreen,
    [activities.settings]: SettingsScreen,
    [activities.help]: HelpScreen,
    [activities.about]: AboutScreen,
  },
});
