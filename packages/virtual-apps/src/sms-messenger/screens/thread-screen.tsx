import {
  FrameLayout,
  LinearLayout,
  useActivity,
  useApi,
  useLive,
  usePhoneEvent,
  useSelection,
} from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { FastScroller } from '../../simple-commons/fast-scroller.tsx';
import { sendMessage } from '../send-message.ts';
import { conversationCache, givenTitles } from '../store/conversation-cache.ts';
import { addressesOf, messageSources, setRead, threadIdFor } from '../store/conversations.ts';
import { listMessages } from '../store/messages.ts';
import { namesOf } from '../store/people.ts';
import { takesNoReply } from '../takes-no-reply.ts';
import { AddPerson } from './add-person.tsx';
import { MessageField, NoReply } from './message-field.tsx';
import { MessageList } from './message-list.tsx';
import { MessageSelection } from './message-selection.tsx';
import { ThreadBar } from './thread-bar.tsx';
import { useDraft } from './use-draft.ts';

export function ThreadScreen() {
  const { intent, intentSerial } = useActivity();
  const { thread_id: threadId, thread_title: title, thread_text: text } = intent.extras ?? {};
  return (
    <Thread
      key={`${intentSerial} ${threadId}`}
      firstId={Number(threadId)}
      firstTitle={typeof title === 'string' ? title : ''}
      firstText={typeof text === 'string' ? text : ''}
    />
  );
}

interface ThreadProps {
  firstId: number;
  firstTitle: string;
  firstText: string;
}

function Thread({ firstId, firstTitle, firstText }: ThreadProps) {
  const api = useApi();
  const { visible, finish } = useActivity();
  const [threadId, setThreadId] = useState(firstId);
  const [again, setAgain] = useState<number | undefined>(undefined);
  const [text, setText] = useDraft(threadId, firstText);
  // What was marked as unread stays so while the screen closes.
  const [closing, setClosing] = useState(false);
  const [adding, setAdding] = useState(false);
  const people = useLive(
    async (phone) => {
      const addresses = await addressesOf(phone, threadId);
      const names = await namesOf(phone, addresses);
      const givenTitle = (await givenTitles(phone)).get(threadId);
      return { addresses, names, givenTitle };
    },
    { ...messageSources, tables: [conversationCache.tables.conversations] },
    [threadId],
  ).data;
  const messages = useLive((phone) => listMessages(phone, threadId), messageSources, [threadId]).data;
  const selection = useSelection((messages ?? []).map(({ id }) => id));
  // The thread of the messages goes with the last of them, and another may take its place.
  const [to, setTo] = useState<readonly string[]>([]);
  if (people !== undefined && people.addresses.length > 0 && people.addresses.join() !== to.join()) {
    setTo(people.addresses);
  }

  const hasUnread = messages?.some(({ read }) => !read) ?? false;
  useEffect(() => {
    if (!visible || closing) return;
    void api.notifications.cancel(threadId);
    if (hasUnread) void setRead(api, threadId, true);
  }, [api, visible, closing, threadId, hasUnread]);
  usePhoneEvent('fromProcess', ({ name, data }) => {
    if (visible && name === 'received' && data === threadId) void api.notifications.cancel(threadId);
  });

  if (people === undefined || messages === undefined) return <FrameLayout weight={1} />;
  const names = to.map((address) => people.names.get(address) ?? address).join(', ') || firstTitle;
  const title = people.givenTitle ?? names;
  const send = async () => {
    setText('');
    setAgain(undefined);
    await sendMessage(api, { to, text, again });
    setThreadId(await threadIdFor(api, to));
  };
  const addPerson = async (number: string) => {
    setAdding(false);
    setTo([]);
    setThreadId(await threadIdFor(api, [...to, number]));
  };
  const markUnread = async () => {
    setClosing(true);
    await setRead(api, threadId, false);
    await finish();
  };
  return (
    <LinearLayout orientation="vertical" weight={1} id="thread_coordinator" className="android.view.ViewGroup">
      {selection.isActive ? (
        <MessageSelection
          messages={messages}
          selection={selection}
          title={names}
          onDeleted={(left) => {
            if (left === 0) void finish();
          }}
        />
      ) : (
        <ThreadBar
          threadId={threadId}
          title={title}
          addresses={to}
          isKnown={to.some((address) => people.names.has(address))}
          isEmpty={messages.length === 0}
          onMarkUnread={() => void markUnread()}
          onAddPerson={() => setAdding(!adding)}
        />
      )}
      {adding && <AddPerson onAdd={(number) => void addPerson(number)} />}
      <FastScroller id="thread_messages_fastscroller">
        <MessageList
          messages={messages}
          title={names}
          selection={selection}
          onRetry={(message) => {
            setText(message.body);
            setAgain(message.id);
          }}
        />
      </FastScroller>
      {to.some(takesNoReply) ? (
        <NoReply />
      ) : (
        <MessageField
          text={text}
          onChange={(next) => {
            setText(next);
            setAgain(undefined);
          }}
          onSend={() => void send()}
        />
      )}
    </LinearLayout>
  );
}
