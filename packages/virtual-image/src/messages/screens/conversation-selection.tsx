import { ActionMode, ConfirmDialog, glyphs, type Selection, useApi } from '@androidworld/app-sdk/ui';
import archive from '@material-symbols/svg-400/rounded/archive.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import unarchive from '@material-symbols/svg-400/rounded/unarchive.svg';
import { useState } from 'preact/hooks';
import { deleteConversations, markUnread, setArchived } from '../store/conversations.ts';

export interface ConversationSelectionProps {
  selection: Selection<number>;
  /** They are archived. */
  archived?: boolean;
}

/** What can be done with the conversations that are picked. */
export function ConversationSelection({ selection, archived = false }: ConversationSelectionProps) {
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const finish = async (work: Promise<void>) => {
    await work;
    selection.clear();
  };
  const move = archived
    ? { id: 'action_unarchive', title: 'Unarchive', icon: unarchive }
    : { id: 'action_archive', title: 'Archive', icon: archive };
  return (
    <>
      <ActionMode
        selection={selection}
        title={String(selection.size)}
        closeDescription="Close"
        closeIcon={glyphs.close}
        menu={[
          {
            ...move,
            showAsAction: 'always',
            onClick: () => void finish(setArchived(api, selection.keys, !archived)),
          },
          { id: 'action_delete', title: 'Delete', icon: trash, showAsAction: 'always', onClick: () => setAsking(true) },
          { title: 'Mark as unread', onClick: () => void finish(markUnread(api, selection.keys)) },
        ]}
      />
      {asking && (
        <ConfirmDialog
          title={selection.size === 1 ? 'Delete this conversation?' : 'Delete these conversations?'}
          message="This is permanent and can’t be undone"
          confirm="Delete"
          onConfirm={() => void finish(deleteConversations(api, selection.keys))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
