import { defineScreens } from '@androidworld/app-sdk/ui';
import { AboutScreen } from '../simple-commons/about-screen.tsx';
import { simpleTheme } from '../simple-commons/simple-theme.ts';
import { StoredCustomization } from '../simple-commons/stored-customization.tsx';
import { activities } from './package-name.ts';
import { EditorScreen } from './screens/editor/editor-screen.tsx';
import { FoldersScreen } from './screens/folders/folders-screen.tsx';
import { MediaScreen } from './screens/media/media-screen.tsx';
import { SettingsScreen } from './screens/settings-screen.tsx';
import { PhotoScreen, ViewerScreen } from './screens/viewer/viewer-screen.tsx';
import { preferences } from './store/preferences.ts';

const questions = [
  {
    question: 'Where do deleted files go?',
    answer: 'Into the Recycle Bin, which the menu of the folders opens, for 30 days.',
  },
];

export default defineScreens({
  theme: simpleTheme,
  activities: {
    [activities.main]: FoldersScreen,
    [activities.media]: MediaScreen,
    [activities.viewer]: ViewerScreen,
    [activities.photo]: PhotoScreen,
    [activities.edit]: EditorScreen,
    [activities.settings]: SettingsScreen,
    [activities.customization]: () => <StoredCustomization preferences={preferences} />,
    [activities.about]: () => <AboutScreen versionName="6.28.1" repository="Simple-Gallery" questions={questions} />,
  },
});
