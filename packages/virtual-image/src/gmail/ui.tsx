import { defineScreens } from '@androidworld/app-sdk/ui';
import { GmailScreen } from './gmail-screen.tsx';
import { gmailActivity } from './package-name.ts';

export default defineScreens({
  theme: { accent: '#0b57d0' },
  activities: { [gmailActivity]: GmailScreen },
});
