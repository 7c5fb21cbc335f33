import { defineScreens } from '@androidworld/app-sdk/ui';
import { photosActivity } from './package-name.ts';
import { PhotosScreen } from './photos-screen.tsx';

export default defineScreens({
  theme: { accent: '#0b57d0' },
  activities: { [photosActivity]: PhotosScreen },
});
