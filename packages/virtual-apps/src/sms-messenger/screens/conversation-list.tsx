import { Avatar, css, FrameLayout, Icon, LinearLayout, RecyclerView, TextView } from '@androidworld/app-sdk/ui';
import pin from '@material-symbols/svg-400/rounded/keep-fill.svg';
import type { Conversation } from '../store/conversations.ts';
import { useDateTexts } from './use-date-texts.ts';
import { textSize, usePreferences } from './use-preferences.ts';

css`
.sms-conversation { padding: 12px 16px; gap: 16px; }
.sms-conversation.sms-selected { background: var(--secondary-container); }
.sms-conversation-pin { position: absolute; right: -4px; top: -4px; width: 20px; height: 20px; border-radius: 50%; display: grid; place-items: center; background: var(--background); }
`;

export interface ConversationListProps {
  conversations: readonly Conversation[];
  selected?: ReadonlySet<number> | undefined;
  onOpen: (conversation: Conversation) => void;
  onLongPress: (conversation: Conversation) => void;
}

export function ConversationList({ conversations, selected, onOpen, onLongPress }: ConversationListProps) {
  const dates = useDateTexts();
  const size = textSize(usePreferences()[0]);
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
          selected={selected?.has(conversation.threadId) ?? false}
          onClick={() => onOpen(conversation)}
          onLongClick={() => onLongPress(conversation)}
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
    <LinearLayout
      id="conversation_frame"
      className="android.widget.FrameLayout"
      class={selected ? 'sms-conversation sms-selected' : 'sms-conversation'}
      selected={selected}
      onClick={onClick}
      onLongClick={onLongClick}
    >
      <FrameLayout>
        <Avatar id="conversation_image" name={title} size={48} />
        {pinned && (
          <span class="sms-conversation-pin">
            <Icon id="pin_indicator" icon={pin} size={15} />
          </span>
        )}
      </FrameLayout>
      <LinearLayout orientation="vertical" weight={1} className="android.widget.RelativeLayout">
        <LinearLayout gap={8} align="baseline">
          <TextView
            id="conversation_address"
            lines={1}
            weight={1}
            bold={!read}
            style={{ fontSize: `calc(${size} * 1.2)` }}
          >
            {title}
          </TextView>
          <TextView id="conversation_date" color="muted" style={{ fontSize: `calc(${size} * 0.8)` }}>
            {date}
          </TextView>
        </LinearLayout>
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
            color={read ? 'muted' : 'var(--on-surface)'}
            style={{ fontSize: `calc(${size} * 0.9)` }}
          >
            {draft ?? snippet}
          </TextView>
        </LinearLayout>
      </LinearLayout>
    </LinearLayout>
  );
}
