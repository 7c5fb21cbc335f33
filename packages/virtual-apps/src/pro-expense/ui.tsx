import { defineScreens } from '@androidworld/app-sdk/ui';
import { mainActivity } from './package-name.ts';
import { MainScreen } from './screens/main-screen.tsx';
import { theme } from './screens/style.ts';

export default defineScreens({ theme, activities: { [mainActivity]: MainScreen } });
