import { defineScreens } from '@androidworld/app-sdk/ui';
import { activities } from './package-name.ts';
import { ArchivedScreen } from './screens/archived-screen.tsx';
import { ConversationListScreen } from './screens/conversation-list-screen.tsx';
import { ConversationScreen } from './screens/conversation-screen.tsx';
import { DetailsScreen } from './screens/details-screen.tsx';
import { LaunchConversation } from './screens/launch-conversation.tsx';
import { SearchScreen } from './screens/search-screen.tsx';
import { SettingsScreen } from './screens/settings-screen.tsx';
import { ShareScreen } from './screens/share-screen.tsx';
import { StartChatScreen } from './screens/start-chat-screen.tsx';
import { withRole } from './screens/with-role.tsx';

export default defineScreens({
  theme: { accent: '#0b57d0', actionBar: { overflowWidth: 48 } },
  activities: {
    [activities.list]: withRole(ConversationListScreen),
    [activities.archived]: withRole(ArchivedScreen),
    [activities.conversation]: withRole(ConversationScreen),
    [activities.launch]: withRole(LaunchConversation),
    [activities.share]: withRole(ShareScreen),
    [activities.details]: withRole(DetailsScreen),
    [activities.startChat]: withRole(StartChatScreen),
    [activities.search]: withRole(SearchScreen),
    [activities.settings]: SettingsScreen,
  },
});
