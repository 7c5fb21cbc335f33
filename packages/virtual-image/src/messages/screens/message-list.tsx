import { Avatar, css, RecyclerView, type Selection, TextView, usePhoneClock, View } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { dividerDate, messageDate } from '../date-text.ts';
import type { Message } from '../store/messages.ts';

css`
.messages-message { display: flex; flex-wrap: wrap; align-items: flex-end; padding: 2px 16px; gap: 8px; }
.messages-message.messages-picked { background: var(--secondary-container); }
.messages-bubble { max-width: 272px; box-sizing: border-box; padding: 10px 16px; border-radius: 20px; font-size: 1rem; }
.messages-received { background: var(--surface-variant); color: var(--on-surface); }
.messages-picked .messages-received { background: var(--background); }
.messages-own { background: var(--primary); color: var(--on-primary); margin-left: auto; }
.messages-state { flex: 0 0 100%; padding: 2px 0 4px; font-size: 0.75rem; }
.messages-state-received { padding-left: 40px; }
.messages-state-own { text-align: right; }
.messages-divider { padding: 16px; font-size: 0.75rem; }
`;

/** Messages that lie further apart have a date between them. */
const gapMs = 60 * 60_000;

export interface MessageListProps {
  messages: readonly Message[];
  /** Whom the received ones are from. */
  title: string;
  selection: Selection<number>;
  onRetry: (message: Message) => void;
}

/** The messages of a conversation, beginning at the newest, which says when it came; others do where they are tapped. */
export function MessageList({ messages, ...props }: MessageListProps) {
  const [tapped, setTapped] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) => {
    const others = [...tapped].filter((other) => other !== id);
    setTapped(new Set(tapped.has(id) ? others : [...others, id]));
  };
  return (
    <RecyclerView
      id="list"
      items={messages}
      itemKey={({ id }) => id}
      padding={[0, 0, 8, 0]}
      stackFromEnd
      renderItem={(message, index) => (
        <MessageRow
          message={message}
          isFar={message.dateMs - (messages[index - 1]?.dateMs ?? Number.NEGATIVE_INFINITY) > gapMs}
          isDated={(index === messages.length - 1) !== tapped.has(message.id)}
          onTap={() => toggle(message.id)}
          {...props}
        />
      )}
    />
  );
}

interface RowProps extends Omit<MessageListProps, 'messages'> {
  message: Message;
  isFar: boolean;
  /** Says when it was sent. */
  isDated: boolean;
  onTap: () => void;
}

function MessageRow({ message, isFar, isDated, onTap, title, selection, onRetry }: RowProps) {
  const clock = usePhoneClock();
  const received = message.state === 'received';
  const row = selection.row(message.id, () => (message.state === 'failed' ? onRetry(message) : onTap()));
  const side = received ? 'messages-state messages-state-received' : 'messages-state messages-state-own';
  return (
    <div>
      {isFar && (
        <TextView id="message_divider" class="messages-divider" align="center" color="muted">
          {dividerDate(message.dateMs, clock)}
        </TextView>
      )}
      <View
        id="conversation_message_view"
        className="android.widget.FrameLayout"
        class={row.selected ? 'messages-message messages-picked' : 'messages-message'}
        {...row}
      >
        {received && <Avatar id="conversation_message_avatar" name={title} size={32} />}
        <TextView id="message_text" class={`messages-bubble ${received ? 'messages-received' : 'messages-own'}`}>
          {message.body}
        </TextView>
        {message.state === 'failed' && (
          <TextView id="message_status" class={side} color="var(--error)">
            Not sent. Tap to try again.
          </TextView>
        )}
        {message.state === 'sending' && (
          <TextView id="message_status" class={side} color="muted">
            Sending…
          </TextView>
        )}
        {isDated && (received || message.state === 'sent') && (
          <TextView id="message_status" class={side} color="muted">
            {received ? messageDate(message.dateMs, clock) : `${messageDate(message.dateMs, clock)} • SMS`}
          </TextView>
        )}
      </View>
    </div>
  );
}
