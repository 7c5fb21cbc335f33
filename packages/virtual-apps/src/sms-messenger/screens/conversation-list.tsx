import {
  Avatar,
  css,
  FrameLayout,
  Icon,
  LinearLayout,
  RecyclerView,
  type Selection,
  TextView,
} from '@androidworld/app-sdk/ui';
import pin from '@material-symbols/svg-400/rounded/keep-fill.svg';
import type { Conversation } from '../store/conversations.ts';
import { useDateTexts } from './use-date-texts.ts';
import { useTextSize } from './use-text-size.ts';

css`
.sms-conversation { display: flex; flex-direction: column; justify-content: center; height: 97px; padding: 0 12px 0 76.5px; margin-bottom: 2px; box-sizing: border-box; }
.sms-conversation > .avatar { position: absolute; left: 16px; top: 24px; }
.sms-conversation-date { margin-top: 2px; }
.sms-conversation.sms-selected { background: var(--secondary-container); }
.sms-conversation-pin { position: absolute; left: 48px; top: 20px; width: 20px; height: 20px; border-radius: 50%; display: grid; place-items: center; background: var(--background); }
`;

export interface ConversationListProps {
  conversations: readonly Conversation[];
  selection: Selection<number>;
  onOpen: (conversation: Conversation) => void;
}

export function ConversationList({ conversations, selection, onOpen }: ConversationListProps) {
  const dates = useDateTexts();
  const size = useTextSize();
  return (
    <RecyclerView
      id="conversations_list"
      items={conversations}
      itemKey={({ threadId }) => threadId}
      padding={[0, 0, 88, 0]}
      renderItem={(conversation) => (
        <ConversationRow
          conversation={conversation}
          date={dates.short(conversation.dateMs)}
          size={size}
          {...selection.row(conversation.threadId, () => onOpen(conversation))}
        />
      )}
    />
  );
}

interface ConversationRowProps {
  conversation: Conversation;
  date: string;
  /** Of ordinary text. */
  size: string;
  selected: boolean;
  onClick: () => void;
  onLongClick: () => void;
}

function ConversationRow({ conversation, date, size, selected, onClick, onLongClick }: ConversationRowProps) {
  const { title, snippet, draft, read, pinned } = conversation;
  return (
    <FrameLayout
      id="conversation_frame"
      class={selected ? 'sms-conversation sms-selected' : 'sms-conversation'}
      selected={selected}
      onClick={onClick}
      onLongClick={onLongClick}
    >
      <Avatar id="conversation_image" name={title} size={48} />
      {pinned && (
        <span class="sms-conversation-pin">
          <Icon id="pin_indicator" icon={pin} size={15} />
        </span>
      )}
      <TextView id="conversation_address" lines={1} bold={!read} style={{ fontSize: `calc(${size} * 1.2)` }}>
        {title}
      </TextView>
      <LinearLayout gap={4}>
        {draft !== undefined && (
          <TextView id="draft_indicator" color="var(--primary)" style={{ fontSize: `calc(${size} * 0.9)` }}>
            Draft
          </TextView>
        )}
        <TextView
          id="conversation_body_short"
          lines={1}
          weight={1}
          bold={!read}
          style={{ fontSize: `calc(${size} * 0.9)` }}
        >
          {draft ?? snippet}
        </TextView>
      </LinearLayout>
      <TextView id="conversation_date" class="sms-conversation-date" style={{ fontSize: `calc(${size} * 0.8)` }}>
        {date}
      </TextView>
    </FrameLayout>
  );
}
