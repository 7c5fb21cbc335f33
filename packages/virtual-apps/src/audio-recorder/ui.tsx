import { defineScreens } from '@androidworld/app-sdk/ui';
import { activities } from './package-name.ts';
import { FileBrowserScreen } from './screens/file-browser-screen.tsx';
import { InformationScreen } from './screens/information-screen.tsx';
import { MainScreen } from './screens/main-screen.tsx';
import { RecordsScreen } from './screens/records-screen.tsx';
import { SettingsScreen } from './screens/settings-screen.tsx';
import { SetupScreen } from './screens/setup-screen.tsx';
import { TrashScreen } from './screens/trash-screen.tsx';
import { WelcomeScreen } from './screens/welcome-screen.tsx';

export default defineScreens({
  theme: {
    accent: '#ffd600',
    material: 2,
    toolkit: 'framework',
    mode: 'dark',
    tokens: { background: '#1c2733', statusBar: '#1c2733', navigationBar: '#1c2733', surfaceContainer: '#424242' },
  },
  activities: {
    [activities.main]: MainScreen,
    [activities.welcome]: WelcomeScreen,
    [activities.setup]: SetupScreen,
    [activities.records]: RecordsScreen,
    [activities.settings]: SettingsScreen,
    [activities.trash]: TrashScreen,
    [activities.information]: InformationScreen,
    [activities.fileBrowser]: FileBrowserScreen,
  },
});
