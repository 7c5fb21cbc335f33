import {
  Avatar,
  css,
  FrameLayout,
  LinearLayout,
  RecyclerView,
  type Selection,
  TextView,
  usePhoneClock,
} from '@androidworld/app-sdk/ui';
import { listDate } from '../date-text.ts';
import type { Conversation } from '../store/conversations.ts';

css`
.messages-row { padding: 12px 16px; min-height: 76px; display: flex; align-items: center; gap: 16px; }
.messages-row.messages-picked { background: var(--secondary-container); }
.messages-row-name { font-size: 1rem; }
`;

export interface ConversationListProps {
  conversations: readonly Conversation[];
  selection: Selection<number>;
  onOpen: (conversation: Conversation) => void;
}

export function ConversationList({ conversations, selection, onOpen }: ConversationListProps) {
  return (
    <RecyclerView
      id="list"
      items={conversations}
      itemKey={({ threadId }) => threadId}
      padding={[0, 0, 88, 0]}
      renderItem={(conversation) => (
        <Row conversation={conversation} {...selection.row(conversation.threadId, () => onOpen(conversation))} />
      )}
    />
  );
}

interface RowProps {
  conversation: Conversation;
  selected: boolean;
  onClick: () => void;
  onLongClick: () => void;
}

function Row({ conversation, ...row }: RowProps) {
  const { title, dateMs, read } = conversation;
  const clock = usePhoneClock();
  return (
    <FrameLayout
      id="swipeableContainer"
      className="android.view.ViewGroup"
      class={row.selected ? 'messages-row messages-picked' : 'messages-row'}
      {...row}
    >
      <Avatar id="conversation_icon" name={title} size={48} />
      <LinearLayout orientation="vertical" weight={1}>
        <LinearLayout gap={8} align="center">
          <TextView id="conversation_name" class="messages-row-name" lines={1} weight={1} bold={!read}>
            {title}
          </TextView>
          <TextView
            id="conversation_timestamp"
            textAppearance="body-small"
            color={read ? 'muted' : undefined}
            bold={!read}
          >
            {listDate(dateMs, clock)}
          </TextView>
        </LinearLayout>
        <TextView id="conversation_snippet" lines={1} color={read ? 'muted' : undefined} bold={!read}>
          {snippetOf(conversation)}
        </TextView>
      </LinearLayout>
    </FrameLayout>
  );
}

/** What was said last, and by whom if by oneself. */
function snippetOf({ newest, draft }: Conversation): string {
  if (draft !== undefined) return `Draft: ${draft}`;
  if (newest === undefined) return '';
  if (newest.state === 'received') return newest.body;
  return newest.state === 'failed' ? `Not sent: ${newest.body}` : `You: ${newest.body}`;
}
