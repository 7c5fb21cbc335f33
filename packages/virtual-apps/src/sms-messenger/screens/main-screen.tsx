import {
  FloatingActionButton,
  FrameLayout,
  LinearLayout,
  ProgressBar,
  ScrollView,
  TextView,
  useApi,
  useFirstRun,
  useLive,
  useSearch,
  useSelection,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import { FastScroller } from '../../simple-commons/fast-scroller.tsx';
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
    <ScrollView id="main_coordinator" collapsing>
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
        <FrameLayout
          id="main_coordinator_wrapper"
          className="android.view.ViewGroup"
          weight={1}
          style={{ display: 'flex', flexDirection: 'column' }}
        >
          {shown === undefined && <ProgressBar id="conversations_progress_bar" />}
          {shown?.length === 0 && <Nothing onStart={() => open('NewConversationActivity')} />}
          {shown !== undefined && shown.length > 0 && (
            <FastScroller id="conversations_fastscroller">
              <ConversationList
                conversations={shown}
                selection={selected}
                onOpen={({ threadId, title }) => void api.startActivity(threadIntent({ threadId, title }))}
              />
            </FastScroller>
          )}
          <FloatingActionButton id="conversations_fab" icon={add} onClick={() => open('NewConversationActivity')} />
        </FrameLayout>
      ) : (
        <SearchResults text={search.query} conversations={shown ?? []} />
      )}
    </ScrollView>
  );
}

function Nothing({ onStart }: { onStart: () => void }) {
  return (
    <LinearLayout orientation="vertical" align="stretch" padding={[20, 0, 0, 0]}>
      <TextView
        id="no_conversations_placeholder"
        textAppearance="body-large"
        align="center"
        color="muted"
        layoutWidth="match_parent"
      >
        No stored conversations have been found
      </TextView>
      <TextView
        id="no_conversations_placeholder_2"
        textAppearance="body-large"
        color="var(--primary)"
        onClick={onStart}
        style={{ padding: '16px', alignSelf: 'center', textDecoration: 'underline' }}
      >
        Start a conversation
      </TextView>
    </LinearLayout>
  );
}
