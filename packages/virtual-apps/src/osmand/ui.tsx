import { defineScreens } from '@androidworld/app-sdk/ui';
import { activities } from './package-name.ts';
import { MapScreen } from './screens/map-screen.tsx';
import { MyPlacesScreen } from './screens/my-places/my-places-screen.tsx';
import { theme } from './screens/style.ts';

export default defineScreens({
  theme,
  activities: {
    [activities.map]: MapScreen,
    [activities.myPlaces]: MyPlacesScreen,
    [activities.geoIntent]: MapScreen,
  },
});
