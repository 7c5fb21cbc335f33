import { defineScreens } from '@androidworld/app-sdk/ui';
import { mainActivity } from './package-name.ts';
import { MainScreen } from './screens/main-screen.tsx';

export default defineScreens({
  // Its own themes are chosen in its configuration; the phone's dark mode does not matter.
  theme: {
    material: 2,
    toolkit: 'react-native',
    mode: 'light',
    tokens: {
      background: '#ffffff',
      surface: '#ffffff',
      onSurface: '#32373f',
      onSurfaceVariant: '#7c8b9e',
      primary: '#2d6bdc',
      secondary: '#2d6bdc',
      outline: '#dddddd',
      statusBar: '#313640',
      navigationBar: '#ffffff',
    },
  },
  activities: { [mainActivity]: MainScreen },
});
