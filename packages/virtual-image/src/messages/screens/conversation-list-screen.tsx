import {
  css,
  EmptyState,
  FloatingActionButton,
  FrameLayout,
  LinearLayout,
  Toolbar,
  useApi,
  useLive,
  useSelection,
} from '@androidworld/app-sdk/ui';
import chat from '@material-symbols/svg-400/rounded/chat.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import { conversationIntent, openScreen } from '../conversation-intent.ts';
import { conversationSources, listConversations, markRead } from '../store/conversations.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationSelection } from './conversation-selection.tsx';

css`
.messages-start { bottom: 24px; }
`;

/** The list of conversations, and the way to a new one. */
export function ConversationListScreen() {
  const api = useApi();
  const shown = useLive(listConversations, conversationSources).data?.filter(({ archived }) => !archived);
  const selection = useSelection((shown ?? []).map(({ threadId }) => threadId));
  const hasUnread = shown?.some(({ read }) => !read) ?? false;
  return (
    <LinearLayout orientation="vertical" weight={1} id="conversation_list_root" className="android.view.ViewGroup">
      {selection.isActive ? (
        <ConversationSelection selection={selection} />
      ) : (
        <Toolbar
          title="Messages"
          titleId="messages_title"
          menu={[
            {
              id: 'action_zero_state_search',
              title: 'Search',
              icon: search,
              showAsAction: 'always',
              onClick: () => openScreen(api, 'search'),
            },
            { title: 'Archived', onClick: () => openScreen(api, 'archived') },
            { title: 'Mark all as read', visible: hasUnread, onClick: () => void markRead(api) },
            { title: 'Settings', onClick: () => openScreen(api, 'settings') },
          ]}
        />
      )}
      {shown === undefined && <FrameLayout weight={1} />}
      {shown?.length === 0 && (
        <EmptyState icon={chat} title="Once you start a new conversation, you’ll see it listed here" />
      )}
      {shown !== undefined && shown.length > 0 && (
        <ConversationList
          conversations={shown}
          selection={selection}
          onOpen={(conversation) => void api.startActivity(conversationIntent(conversation))}
        />
      )}
      {!selection.isActive && (
        <FloatingActionButton
          id="start_chat_fab"
          icon={chat}
          label="Start chat"
          contentDescription="Start chat"
          class="messages-start"
          onClick={() => openScreen(api, 'startChat')}
        />
      )}
    </LinearLayout>
  );
}
