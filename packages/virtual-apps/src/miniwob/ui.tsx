import { defineScreens } from '@androidworld/app-sdk/ui';
import { MainActivity } from './screens/main-activity.tsx';

export default defineScreens({
  theme: { accent: '#3949ab' },
  activities: { 'org.androidworld.miniwob.MainActivity': MainActivity },
});
