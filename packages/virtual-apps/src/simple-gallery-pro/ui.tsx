import { defineScreens } from '@androidworld/app-sdk/ui';
import { AboutScreen } from '../simple-commons/about-screen.tsx';
import { simpleTheme } from '../simple-commons/simple-theme.ts';
import { activities } from './package-name.ts';
import { GalleryCustomizationScreen } from './screens/customization.tsx';
import { EditorScreen } from './screens/editor/editor-screen.tsx';
import { FoldersScreen } from './screens/folders/folders-screen.tsx';
import { MediaScreen } from './screens/media/media-screen.tsx';
import { SettingsScreen } from './screens/settings-screen.tsx';
import { PhotoScreen, ViewerScreen } from './screens/viewer/viewer-screen.tsx';

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
    [activities.customization]: GalleryCustomizationScreen,
    [activities.about]: () => <AboutScreen versionName="6.28.1" repository="Simple-Gallery" questions={questions} />,
  },
});
