import { defineScreens } from '@androidworld/app-sdk/ui';
import gallery from './gallery.tsx';

/** The gallery as an older app looks. */
export default defineScreens({ activities: gallery.activities, theme: { accent: '#009688', material: 2 } });
