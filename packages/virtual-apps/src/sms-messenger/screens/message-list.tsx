import { Avatar, css, Icon, RecyclerView, type Selection, TextView, useApi, View } from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check.svg';
import checkDouble from '@material-symbols/svg-400/rounded/done_all.svg';
import type { Message } from '../store/messages.ts';
import { type ThreadItem, threadItems } from '../thread-items.ts';
import { showContact } from './reach-number.ts';
import { useDateTexts } from './use-date-texts.ts';
import { useTextSize } from './use-text-size.ts';

css`
.sms-message { display: flex; align-items: flex-end; margin-top: 4px; padding: 2px 16px; gap: 8px; }
.sms-message.sms-selected { background: var(--secondary-container); }
.sms-bubble { max-width: 256px; box-sizing: border-box; padding: 12px; border-radius: 20px; }
.sms-received { background: var(--surface-variant); color: var(--on-surface); border-bottom-left-radius: 4px; }
.sms-selected .sms-received { background: var(--background); }
.sms-own { background: var(--primary); color: var(--on-primary); border-bottom-right-radius: 4px; margin-left: auto; }
.sms-state { display: flex; justify-content: flex-end; align-items: center; min-height: 24px; padding: 0 16px; }
.sms-date { display: flex; justify-content: center; margin-top: 8px; }
`;

export interface MessageListProps {
  messages: readonly Message[];
  /** Whom the received ones are from. */
  title: string;
  selection: Selection<number>;
  onRetry: (message: Message) => void;
}

/** The messages of a thread, beginning at the newest. */
export function MessageList({ messages, ...props }: MessageListProps) {
  const dates = useDateTexts();
  const fontSize = useTextSize();
  return (
    <RecyclerView
      id="thread_messages_list"
      items={threadItems(messages)}
      itemKey={({ key }) => key}
      padding={[0, 0, 8, 0]}
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
        <View
          id="thread_date_time_holder"
          className="android.widget.RelativeLayout"
          class="sms-date"
          onClick={doNothing}
          onLongClick={doNothing}
        >
          <TextView id="thread_date_time" style={{ fontSize }}>
            {date(item.dateMs)}
          </TextView>
        </View>
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
        <View className="android.widget.RelativeLayout" class="sms-state" onClick={doNothing} onLongClick={doNothing}>
          <Icon id="thread_success" icon={item.message.delivered ? checkDouble : check} size={16} />
        </View>
      );
  }
}

/** Every row of the list takes presses, as its adapter sets them up; only messages do something. */
const doNothing = () => undefined;

function Bubble(props: { message: Message; fontSize: string } & Omit<MessageListProps, 'messages'>) {
  const api = useApi();
  const { message, title, selection, fontSize } = props;
  const received = message.state === 'received';
  const row = selection.row(message.id, doNothing);
  return (
    <View id="thread_message_holder" class={row.selected ? 'sms-message sms-selected' : 'sms-message'} {...row}>
      {received && (
        <Avatar
          id="thread_message_sender_photo"
          className="android.widget.ImageView"
          name={title}
          size={40}
          onClick={() => void showContact(api, message.address)}
        />
      )}
      <TextView
        id="thread_message_body"
        class={`sms-bubble ${received ? 'sms-received' : 'sms-own'}`}
        style={{ fontSize }}
        onClick={row.onClick}
        onLongClick={row.onLongClick}
      >
        {message.body}
      </TextView>
    </View>
  );
}
