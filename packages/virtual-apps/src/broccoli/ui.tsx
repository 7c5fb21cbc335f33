import { defineScreens } from '@androidworld/app-sdk/ui';
import { activities } from './package-name.ts';
import { CookingScreen } from './screens/details/cooking-screen.tsx';
import { DetailsScreen } from './screens/details/details-screen.tsx';
import { EditorScreen } from './screens/editor/editor-screen.tsx';
import { LibrariesScreen } from './screens/libraries-screen.tsx';
import { MainScreen } from './screens/main-screen.tsx';
import { theme } from './screens/style.ts';

export default defineScreens({
  theme,
  activities: {
    [activities.main]: MainScreen,
    [activities.editor]: EditorScreen,
    [activities.details]: DetailsScreen,
    [activities.cooking]: CookingScreen,
    [activities.libraries]: LibrariesScreen,
  },
});
