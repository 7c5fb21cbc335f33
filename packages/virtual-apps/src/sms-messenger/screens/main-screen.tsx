import {
  FloatingActionButton,
  FrameLayout,
  LinearLayout,
  ProgressBar,
  TextView,
  useApi,
  useFirstRun,
  useLive,
  useSearch,
  useSelection,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import { becomeSmsApp } from '../become-sms-app.ts';
import { className, packageName } from '../package-name.ts';
import { conversationSources, listConversations } from '../store/conversations.ts';
import { threadIntent } from '../thread-intent.ts';
import { ConversationList } from './conversation-list.tsx';
import { ConversationSelection } from './conversation-selection.tsx';
import { SearchMenu } from './search-menu.tsx';
import { SearchResults } from './search-results.tsx';

export function MainScreen() {
  return useFirstRun(becomeSmsApp) ? <Conversations /> : <FrameLayout weight={1} />;
}

function Conversations() {
  const api = useApi();
  const { data } = useLive(listConversations, conversationSources);
  const search = useSearch();
  const shown = data?.filter(({ archived }) => !archived);
  const selected = useSelection((shown ?? []).map(({ threadId }) => threadId));
  const open = (activity: string) =>
    void api.startActivity({ component: { packageName, className: className(`activities.${activity}`) } });
  return (
    <LinearLayout orientation="vertical" weight={1}>
      {selected.isActive ? (
        <ConversationSelection all={shown ?? []} selection={selected} />
      ) : (
        <SearchMenu
          search={search}
          onSettings={() => open('SettingsActivity')}
          onArchived={() => open('ArchivedConversationsActivity')}
        />
      )}
      {search.query === null ? (
        <FrameLayout weight={1} style={{ display: 'flex', flexDirection: 'column' }}>
          {shown === undefined && <ProgressBar id="conversations_progress_bar" />}
          {shown?.length === 0 && <Nothing onStart={() => open('NewConversationActivity')} />}
          {shown !== undefined && shown.length > 0 && (
            <ConversationList
              conversations={shown}
              selection={selected}
              onOpen={({ threadId, title }) => void api.startActivity(threadIntent({ threadId, title }))}
            />
          )}
          <FloatingActionButton id="conversations_fab" icon={add} onClick={() => open('NewConversationActivity')} />
        </FrameLayout>
      ) : (
        <SearchResults text={search.query} conversations={shown ?? []} />
      )}
    </LinearLayout>
  );
}

function Nothing({ onStart }: { onStart: () => void }) {
  return (
    <LinearLayout orientation="vertical" align="center" padding={[64, 32, 0, 32]}>
      <TextView id="no_conversations_placeholder" textAppearance="body-large" align="center" color="muted">
        No stored conversations have been found
      </TextView>
      <TextView
        id="no_conversations_placeholder_2"
        textAppearance="body-large"
        color="var(--primary)"
        onClick={onStart}
        style={{ padding: '16px', textDecoration: 'underline' }}
      >
        Start a conversation
      </TextView>
    </LinearLayout>
  );
}
