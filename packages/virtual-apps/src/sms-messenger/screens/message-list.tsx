import { Avatar, css, Icon, LinearLayout, RecyclerView, TextView } from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check.svg';
import checkDouble from '@material-symbols/svg-400/rounded/done_all.svg';
import type { Message } from '../store/messages.ts';
import { type ThreadItem, threadItems } from '../thread-items.ts';
import { useDateTexts } from './use-date-texts.ts';
import { textSize, usePreferences } from './use-preferences.ts';

css`
.sms-message { padding: 3px 16px; align-items: flex-end; gap: 8px; }
.sms-message.sms-selected { background: var(--secondary-container); }
.sms-bubble { max-width: 80%; padding: 8px 16px; border-radius: 20px; }
.sms-received { background: var(--surface-variant); color: var(--on-surface); border-bottom-left-radius: 4px; }
.sms-selected .sms-received { background: var(--background); }
.sms-own { background: var(--primary); color: var(--on-primary); border-bottom-right-radius: 4px; }
.sms-state { padding: 2px 16px 4px; text-align: end; }
.sms-date { padding: 12px 16px 8px; text-align: center; }
`;

export interface MessageListProps {
  messages: readonly Message[];
  /** Whom the received ones are from. */
  title: string;
  selected: ReadonlySet<number>;
  onSelect: (id: number) => void;
  onRetry: (message: Message) => void;
}

/** The messages of a thread, beginning at the newest. */
export function MessageList({ messages, ...props }: MessageListProps) {
  const dates = useDateTexts();
  const fontSize = textSize(usePreferences()[0]);
  return (
    <RecyclerView
      id="thread_messages_list"
      items={threadItems(messages)}
      itemKey={({ key }) => key}
      padding={[8, 0, 8, 0]}
      stackFromEnd
      renderItem={(item) => <Item item={item} date={dates.long} fontSize={fontSize} {...props} />}
    />
  );
}

interface ItemProps extends Omit<MessageListProps, 'messages'> {
  item: ThreadItem;
  date: (ms: number) => string;
  fontSize: string;
}

function Item({ item, date, fontSize, ...props }: ItemProps) {
  switch (item.kind) {
    case 'date':
      return (
        <TextView id="thread_date_time" class="sms-date" color="muted" style={{ fontSize }}>
          {date(item.dateMs)}
        </TextView>
      );
    case 'message':
      return <Bubble message={item.message} fontSize={fontSize} {...props} />;
    case 'sending':
      return (
        <TextView id="thread_sending" class="sms-state" color="muted" style={{ fontSize }}>
          Sending…
        </TextView>
      );
    case 'failed':
      return (
        <TextView
          id="thread_error"
          class="sms-state"
          color="var(--error)"
          style={{ fontSize }}
          onClick={() => props.onRetry(item.message)}
        >
          Not sent. Touch to retry.
        </TextView>
      );
    case 'sent':
      return (
        <LinearLayout class="sms-state" className="android.widget.RelativeLayout" justify="end">
          <Icon id="thread_success" icon={item.message.delivered ? checkDouble : check} size={16} />
        </LinearLayout>
      );
  }
}

function Bubble(props: { message: Message; fontSize: string } & Omit<MessageListProps, 'messages'>) {
  const { message, title, selected, onSelect, fontSize } = props;
  const received = message.state === 'received';
  const isSelected = selected.has(message.id);
  const select = () => onSelect(message.id);
  // Only the first press is long: a selection goes on by taps.
  const click = selected.size > 0 ? { onClick: select } : { onClick: () => undefined };
  return (
    <LinearLayout
      id="thread_message_holder"
      className="android.view.ViewGroup"
      class={isSelected ? 'sms-message sms-selected' : 'sms-message'}
      justify={received ? 'start' : 'end'}
      align="end"
      selected={isSelected}
      {...click}
      onLongClick={select}
    >
      {received && <Avatar id="thread_message_sender_photo" name={title} size={36} />}
      <LinearLayout
        orientation="vertical"
        class={`sms-bubble ${received ? 'sms-received' : 'sms-own'}`}
        className="android.widget.RelativeLayout"
      >
        <TextView id="thread_message_body" style={{ fontSize }}>
          {message.body}
        </TextView>
      </LinearLayout>
    </LinearLayout>
  );
}
