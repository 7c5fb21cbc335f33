import {
  FrameLayout,
  LinearLayout,
  TextView,
  useActivity,
  useApi,
  useLive,
  usePhoneEvent,
  useSelection,
} from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { messagesSettings } from '../messages-settings.ts';
import { cancelNotification } from '../notify-message.ts';
import { sendMessage } from '../send-message.ts';
import { addressesOf, conversationSources, markRead, threadIdFor, titleOf } from '../store/conversations.ts';
import { listMessages } from '../store/messages.ts';
import { namesOf, takesMessages } from '../store/people.ts';
import { ConversationBar } from './conversation-bar.tsx';
import { MessageField } from './message-field.tsx';
import { MessageList } from './message-list.tsx';
import { MessageSelection } from './message-selection.tsx';
import { useDraft } from './use-draft.ts';

/** One conversation: its messages, and the field for the next. */
export function ConversationScreen() {
  const { intent, intentSerial } = useActivity();
  const { conversation_id: id, conversation_name: name, draft_data: text } = intent.extras ?? {};
  return (
    <Conversation
      key={`${intentSerial} ${id}`}
      firstId={Number(id)}
      firstTitle={typeof name === 'string' ? name : ''}
      firstText={typeof text === 'string' ? text : ''}
    />
  );
}

interface ConversationProps {
  firstId: number;
  firstTitle: string;
  firstText: string;
}

function Conversation({ firstId, firstTitle, firstText }: ConversationProps) {
  const api = useApi();
  const { finish } = useActivity();
  const [threadId, setThreadId] = useState(firstId);
  const [again, setAgain] = useState<number | undefined>(undefined);
  const [text, setText] = useDraft(threadId, firstText);
  const people = useLive(
    async (phone) => {
      const addresses = await addressesOf(phone, threadId);
      const { archived } = await messagesSettings.get(phone);
      return { addresses, names: await namesOf(phone, addresses), isArchived: archived.has(threadId) };
    },
    conversationSources,
    [threadId],
  ).data;
  const messages = useLive((phone) => listMessages(phone, threadId), conversationSources, [threadId]).data;
  const selection = useSelection((messages ?? []).map(({ id }) => id));
  // The thread goes with the last of its messages, and another may take its place.
  const [to, setTo] = useState<readonly string[]>([]);
  if (people !== undefined && people.addresses.length > 0 && people.addresses.join() !== to.join()) {
    setTo(people.addresses);
  }
  useReading(threadId, messages?.some(({ read }) => !read) ?? false);

  if (people === undefined || messages === undefined) return <FrameLayout weight={1} />;
  const title = titleOf(to, people.names) || firstTitle;
  const send = async () => {
    setText('');
    setAgain(undefined);
    await sendMessage(api, { to, text, again });
    setThreadId(await threadIdFor(api, to));
  };
  const write = (next: string) => {
    setText(next);
    setAgain(undefined);
  };
  return (
    <LinearLayout orientation="vertical" weight={1} id="conversation_root_view" className="android.view.ViewGroup">
      {selection.isActive ? (
        <MessageSelection
          messages={messages}
          selection={selection}
          onDeleted={(left) => {
            if (left === 0) void finish();
          }}
        />
      ) : (
        <ConversationBar
          threadId={threadId}
          title={title}
          addresses={to}
          isKnown={to.some((address) => people.names.has(address))}
          isArchived={people.isArchived}
          isEmpty={messages.length === 0}
        />
      )}
      <MessageList
        messages={messages}
        title={title}
        selection={selection}
        onRetry={(message) => {
          setText(message.body);
          setAgain(message.id);
        }}
      />
      {to.every(takesMessages) ? (
        <MessageField text={text} onChange={write} onSend={() => void send()} />
      ) : (
        <TextView align="center" color="muted" style={{ padding: 16 }}>
          Can’t reply to this sender
        </TextView>
      )}
    </LinearLayout>
  );
}

/** What is on the screen is read, and no longer told of. */
function useReading(threadId: number, hasUnread: boolean): void {
  const api = useApi();
  const { visible } = useActivity();
  useEffect(() => {
    if (!visible) return;
    void cancelNotification(api, threadId);
    if (hasUnread) void markRead(api, threadId);
  }, [api, visible, threadId, hasUnread]);
  usePhoneEvent('fromProcess', ({ name, data }) => {
    if (visible && name === 'received' && data === threadId) void cancelNotification(api, threadId);
  });
}
