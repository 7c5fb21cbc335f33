import { defineScreens } from '@androidworld/app-sdk/ui';
import { youtubeActivity } from './package-name.ts';
import { YouTubeScreen } from './youtube-screen.tsx';

export default defineScreens({
  theme: { accent: '#cc0000' },
  activities: { [youtubeActivity]: YouTubeScreen },
});
