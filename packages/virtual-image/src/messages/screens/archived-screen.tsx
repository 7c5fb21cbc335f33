import {
  EmptyState,
  LinearLayout,
  Toolbar,
  useActivity,
  useApi,
  useLive,
  useSelection,
} from '@androidworld/app-sdk/ui';
import archive from '@material-symbols/svg-400/rounded/archive.svg';
import { conversationIntent } from '../conversation-intent.ts';
import { conversationSources, listConversations } from '../store/conversations.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationSelection } from './conversation-selection.tsx';

/** Conversations that were put aside, until somebody writes in them. */
export function ArchivedScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const shown = useLive(listConversations, conversationSources).data?.filter(({ archived }) => archived);
  const selection = useSelection((shown ?? []).map(({ threadId }) => threadId));
  return (
    <LinearLayout orientation="vertical" weight={1}>
      {selection.isActive ? (
        <ConversationSelection selection={selection} archived />
      ) : (
        <Toolbar title="Archived" onUp={() => void finish()} />
      )}
      {shown?.length === 0 ? (
        <EmptyState icon={archive} title="Archived conversations appear here" />
      ) : (
        <ConversationList
          conversations={shown ?? []}
          selection={selection}
          onOpen={(conversation) => void api.startActivity(conversationIntent(conversation))}
        />
      )}
    </LinearLayout>
  );
}
