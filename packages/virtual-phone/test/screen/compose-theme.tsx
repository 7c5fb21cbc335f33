import { defineScreens } from '@androidworld/app-sdk/ui';
import compose from './compose.tsx';

/** An app that is Compose alone. */
export default defineScreens({ activities: compose.activities, theme: { toolkit: 'compose' } });
