import { defineScreens } from '@androidworld/app-sdk/ui';
import type { ComponentType } from 'preact';
import { AboutScreen } from '../simple-commons/about-screen.tsx';
import { simpleTheme } from '../simple-commons/simple-theme.ts';
import { StoredCustomization } from '../simple-commons/stored-customization.tsx';
import { withStoredTheme } from '../simple-commons/with-stored-theme.tsx';
import { activities } from './package-name.ts';
import { EditorScreen } from './screens/editor/editor-screen.tsx';
import { FoldersScreen } from './screens/folders/folders-screen.tsx';
import { MediaScreen } from './screens/media/media-screen.tsx';
import { SettingsScreen } from './screens/settings-screen.tsx';
import { PhotoScreen, ViewerScreen } from './screens/viewer/viewer-screen.tsx';
import { SetWallpaperScreen } from './screens/wallpaper/set-wallpaper-screen.tsx';
import { preferences } from './store/preferences.ts';

const questions = [
  {
    question: 'Where do deleted files go?',
    answer: 'Into the Recycle Bin, which lies among the folders, for 30 days.',
  },
];

const themed = (Screen: ComponentType) => withStoredTheme(preferences, Screen);

export default defineScreens({
  theme: simpleTheme,
  activities: {
    [activities.main]: themed(FoldersScreen),
    [activities.media]: themed(MediaScreen),
    [activities.viewer]: themed(ViewerScreen),
    [activities.photo]: themed(PhotoScreen),
    [activities.edit]: themed(EditorScreen),
    [activities.wallpaper]: themed(SetWallpaperScreen),
    [activities.settings]: themed(SettingsScreen),
    [activities.customization]: themed(() => <StoredCustomization preferences={preferences} />),
    [activities.about]: themed(() => (
      <AboutScreen versionName="6.28.1" repository="Simple-Gallery" questions={questions} />
    )),
  },
});
