import { defineScreens } from '@androidworld/app-sdk/ui';
import { htmlViewerActivity } from './package-name.ts';
import { ViewerScreen } from './viewer-screen.tsx';

export default defineScreens({
  theme: { accent: '#3f51b5', material: 2 },
  activities: { [htmlViewerActivity]: ViewerScreen },
});
