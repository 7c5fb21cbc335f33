import { Avatar, css, ListItem, RecyclerView, TextView, useApi, useLive } from '@androidworld/app-sdk/ui';
import { type Conversation, messageSources } from '../store/conversations.ts';
import { searchMessages } from '../store/messages.ts';
import { threadIntent } from '../thread-intent.ts';
import { useDateTexts } from './use-date-texts.ts';

css`
.sms-search-hint { padding: 32px; }
`;

/** Shorter texts are not searched. */
const fewestCharacters = 2;

interface Result {
  readonly key: string;
  readonly threadId: number;
  readonly title: string;
  readonly snippet: string;
  readonly dateMs: number;
}

/** Conversations with somebody, then messages, that hold the text. */
export function SearchResults({ text, conversations }: { text: string; conversations: readonly Conversation[] }) {
  const api = useApi();
  const dates = useDateTexts();
  const isSearched = text.length >= fewestCharacters;
  const { data: messages = [] } = useLive(
    async (phone) => (isSearched ? await searchMessages(phone, text) : []),
    messageSources,
    [text],
  );
  const titles = new Map(conversations.map(({ threadId, title }) => [threadId, title]));
  const wanted = text.toLowerCase();
  const people = conversations.filter(({ title, addresses }) =>
    [title, ...addresses].some((name) => name.toLowerCase().includes(wanted)),
  );
  const results: readonly Result[] = !isSearched
    ? []
    : [
        ...people.map((each) => ({ ...each, key: `thread ${each.threadId}`, snippet: each.addresses.join(', ') })),
        ...messages.map(({ id, threadId, address, body, dateMs }) => ({
          key: `message ${id}`,
          threadId,
          title: titles.get(threadId) ?? address,
          snippet: body,
          dateMs,
        })),
      ];
  if (results.length === 0) {
    return (
      <TextView
        id="search_placeholder"
        textAppearance="body-large"
        align="center"
        color="muted"
        class="sms-search-hint"
        weight={1}
      >
        {isSearched ? 'No items found.' : 'No items found.\nType in at least 2 characters.'}
      </TextView>
    );
  }
  return (
    <RecyclerView
      id="search_results_list"
      items={results}
      itemKey={({ key }) => key}
      renderItem={({ threadId, title, snippet, dateMs }) => (
        <ListItem
          id="search_result_holder"
          title={title}
          titleId="search_result_title"
          summary={snippet}
          summaryId="search_result_snippet"
          summaryLines={1}
          leading={<Avatar id="search_result_image" name={title} size={48} />}
          trailing={
            <TextView id="search_result_date" textAppearance="body-small" color="muted">
              {dates.short(dateMs)}
            </TextView>
          }
          onClick={() => void api.startActivity(threadIntent({ threadId, title }))}
        />
      )}
    />
  );
}
