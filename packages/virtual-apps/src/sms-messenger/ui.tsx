import { defineScreens } from '@androidworld/app-sdk/ui';
import { className } from './package-name.ts';
import { ArchivedScreen } from './screens/archived-screen.tsx';
import { DetailsScreen } from './screens/details-screen.tsx';
import { MainScreen } from './screens/main-screen.tsx';
import { NewConversationScreen } from './screens/new-conversation-screen.tsx';
import { SettingsScreen } from './screens/settings-screen.tsx';
import { ThreadScreen } from './screens/thread-screen.tsx';

export default defineScreens({
  theme: { actionBar: { titleSize: 21 } },
  activities: {
    [className('activities.MainActivity')]: MainScreen,
    [className('activities.ArchivedConversationsActivity')]: ArchivedScreen,
    [className('activities.ThreadActivity')]: ThreadScreen,
    [className('activities.NewConversationActivity')]: NewConversationScreen,
    [className('activities.ConversationDetailsActivity')]: DetailsScreen,
    [className('activities.SettingsActivity')]: SettingsScreen,
  },
});
