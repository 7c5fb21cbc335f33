import { LinearLayout, TextView, Toolbar, useActivity, useApi, useLive } from '@androidworld/app-sdk/ui';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import { useState } from 'preact/hooks';
import { setArchived } from '../store/conversation-cache.ts';
import { conversationSources, deleteConversations, listConversations } from '../store/conversations.ts';
import { threadIntent } from '../thread-intent.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { ConversationList } from './conversation-list.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

export function ArchivedScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const { data } = useLive(listConversations, conversationSources);
  const selected = useSelection();
  const [asking, setAsking] = useState<readonly number[] | null>(null);
  const all = (data ?? []).filter(({ archived }) => archived);
  const ids = all.map(({ threadId }) => threadId);
  const change = async (work: Promise<void>) => {
    await work;
    selected.clear();
  };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      {selected.ids.size > 0 ? (
        <SelectionBar
          count={selected.ids.size}
          total={all.length}
          onSelectAll={() => selected.set(ids)}
          onClose={() => selected.clear()}
          actions={[{ icon: trash, label: 'Delete', id: 'cab_delete', onClick: () => setAsking([...selected.ids]) }]}
          menu={[
            {
              label: 'Unarchive',
              onClick: () => void change(setArchived(api, [...selected.ids], false)),
            },
            { label: 'Select all', onClick: () => selected.set(ids) },
          ]}
        />
      ) : (
        <Toolbar
          id="archive_toolbar"
          title="Archive"
          onUp={() => void finish()}
          menu={all.length === 0 ? [] : [{ label: 'Delete all archived conversations', onClick: () => setAsking(ids) }]}
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
          selected={selected.ids}
          onOpen={({ threadId, title }) => {
            if (selected.ids.size > 0) selected.toggle(threadId);
            else void api.startActivity(threadIntent({ threadId, title }));
          }}
          onLongPress={({ threadId }) => selected.toggle(threadId)}
        />
      )}
      {asking !== null && (
        <ConfirmDialog
          message={`Are you sure you want to delete ${asking.length} conversation${asking.length === 1 ? '' : 's'}?`}
          onYes={() => void change(deleteConversations(api, asking))}
          onClose={() => setAsking(null)}
        />
      )}
    </LinearLayout>
  );
}
