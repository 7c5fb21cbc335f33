import {
  Avatar,
  EmptyState,
  LinearLayout,
  ListItem,
  OpenSearchView,
  RecyclerView,
  useActivity,
  useApi,
  useLive,
  usePhoneClock,
} from '@androidworld/app-sdk/ui';
import search from '@material-symbols/svg-400/rounded/search.svg';
import { useState } from 'preact/hooks';
import { conversationIntent } from '../conversation-intent.ts';
import { listDate } from '../date-text.ts';
import { conversationSources, listConversations } from '../store/conversations.ts';
import { searchMessages } from '../store/messages.ts';

/** Finds conversations by who they are with, and messages by what they say. */
export function SearchScreen() {
  const api = useApi();
  const clock = usePhoneClock();
  const { finish } = useActivity();
  const [text, setText] = useState('');
  const results = useLive((phone) => find(phone, text), conversationSources, [text]).data ?? [];
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <OpenSearchView hint="Search messages" value={text} onChange={setText} onBack={() => void finish()} autoFocus />
      {text.trim() !== '' && results.length === 0 ? (
        <EmptyState icon={search} title="No results found" />
      ) : (
        <RecyclerView
          id="search_results"
          items={results}
          itemKey={({ key }) => key}
          renderItem={({ threadId, title, snippet, dateMs }) => (
            <ListItem
              title={title}
              titleId="conversation_name"
              summary={snippet}
              summaryId="conversation_snippet"
              summaryLines={1}
              trailing={listDate(dateMs, clock)}
              leading={<Avatar name={title} />}
              onClick={() => void api.startActivity(conversationIntent({ threadId, title }))}
            />
          )}
        />
      )}
    </LinearLayout>
  );
}

interface Result {
  readonly key: string;
  readonly threadId: number;
  readonly title: string;
  readonly snippet: string;
  readonly dateMs: number;
}

async function find(api: Parameters<typeof listConversations>[0], text: string): Promise<Result[]> {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [];
  const conversations = await listConversations(api);
  const titles = new Map(conversations.map(({ threadId, title }) => [threadId, title]));
  const people = conversations
    .filter(({ title, addresses }) => [title, ...addresses].some((name) => name.toLowerCase().includes(wanted)))
    .map(({ threadId, title, newest, dateMs }) => ({
      key: `thread ${threadId}`,
      threadId,
      title,
      snippet: newest?.body ?? '',
      dateMs,
    }));
  const texts = (await searchMessages(api, wanted)).map(({ id, threadId, address, body, dateMs }) => ({
    key: `message ${id}`,
    threadId,
    title: titles.get(threadId) ?? address,
    snippet: body,
    dateMs,
  }));
  return [...people, ...texts];
}
