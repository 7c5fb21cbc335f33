import { LinearLayout, TextView, Toolbar, useActivity, useApi, useLive, useSelection } from '@androidworld/app-sdk/ui';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import { useState } from 'preact/hooks';
import { AskDialog } from '../../simple-commons/ask-dialog.tsx';
import { SelectionBar } from '../../simple-commons/selection-bar.tsx';
import { setArchived } from '../store/conversation-cache.ts';
import { conversationSources, deleteConversations, listConversations } from '../store/conversations.ts';
import { threadIntent } from '../thread-intent.ts';
import { ConversationList } from './conversation-list.tsx';

export function ArchivedScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const { data } = useLive(listConversations, conversationSources);
  const [asking, setAsking] = useState<readonly number[] | null>(null);
  const all = (data ?? []).filter(({ archived }) => archived);
  const ids = all.map(({ threadId }) => threadId);
  const selected = useSelection(ids);
  const change = async (work: Promise<void>) => {
    await work;
    selected.clear();
  };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      {selected.isActive ? (
        <SelectionBar
          selection={selected}
          menu={[
            {
              icon: trash,
              title: 'Delete',
              id: 'cab_delete',
              showAsAction: 'always',
              onClick: () => setAsking(selected.keys),
            },
            {
              title: 'Unarchive',
              onClick: () => void change(setArchived(api, selected.keys, false)),
            },
          ]}
        />
      ) : (
        <Toolbar
          id="archive_toolbar"
          title="Archive"
          onUp={() => void finish()}
          menu={[
            {
              title: 'Delete all archived conversations',
              visible: all.length > 0,
              onClick: () => setAsking(ids),
            },
          ]}
        />
      )}
      {data !== undefined && all.length === 0 ? (
        <TextView
          id="no_conversations_placeholder"
          textAppearance="body-large"
          align="center"
          color="muted"
          style={{ padding: 32 }}
        >
          No archived conversations have been found
        </TextView>
      ) : (
        <ConversationList
          conversations={all}
          selection={selected}
          onOpen={({ threadId, title }) => void api.startActivity(threadIntent({ threadId, title }))}
        />
      )}
      {asking !== null && (
        <AskDialog
          message={`Are you sure you want to delete ${asking.length} conversation${asking.length === 1 ? '' : 's'}?`}
          onYes={() => void change(deleteConversations(api, asking))}
          onClose={() => setAsking(null)}
        />
      )}
    </LinearLayout>
  );
}
