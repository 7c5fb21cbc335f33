import { type MenuItem, Toolbar, useActivity, useApi, useLive } from '@androidworld/app-sdk/ui';
import call from '@material-symbols/svg-400/rounded/call.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import { useState } from 'preact/hooks';
import { className, packageName } from '../package-name.ts';
import { archivedThreads, conversationCache, setArchived } from '../store/conversation-cache.ts';
import { deleteConversations } from '../store/conversations.ts';
import { takesNoReply } from '../takes-no-reply.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { addToContacts, dial } from './reach-number.ts';

export interface ThreadBarProps {
  threadId: number;
  title: string;
  addresses: readonly string[];
  /** Somebody of them is a contact. */
  isKnown: boolean;
  isEmpty: boolean;
  onMarkUnread: () => void;
}

export function ThreadBar({ threadId, title, addresses, isKnown, isEmpty, onMarkUnread }: ThreadBarProps) {
  const api = useApi();
  const { finish } = useActivity();
  const [asking, setAsking] = useState(false);
  const tables = [conversationCache.tables.conversations];
  const archived = useLive(archivedThreads, { tables }).data?.has(threadId) ?? false;
  const number = addresses.length === 1 ? addresses[0] : undefined;
  const leave = async (work: Promise<void>) => {
    await work;
    await finish();
  };
  const showDetails = () =>
    api.startActivity({
      component: { packageName, className: className('activities.ConversationDetailsActivity') },
      extras: { thread_id: threadId },
    });
  const menu: (MenuItem | false)[] = [
    !isEmpty && {
      label: archived ? 'Unarchive' : 'Archive',
      onClick: () => void leave(setArchived(api, [threadId], !archived)),
    },
    !isEmpty && { label: 'Conversation details', onClick: () => void showDetails() },
    number !== undefined &&
      !isKnown && { label: 'Add number to contact', onClick: () => void addToContacts(api, number) },
    !isEmpty && { label: 'Mark as Unread', onClick: onMarkUnread },
  ];
  return (
    <>
      <Toolbar
        id="thread_toolbar"
        title={title}
        onUp={() => void finish()}
        actions={[
          ...(isEmpty ? [] : [{ icon: trash, label: 'Delete', id: 'delete', onClick: () => setAsking(true) }]),
          ...(number === undefined || takesNoReply(number)
            ? []
            : [{ icon: call, label: 'Dial number', id: 'dial_number', onClick: () => void dial(api, number) }]),
        ]}
        menu={menu.filter((item) => item !== false)}
      />
      {asking && (
        <ConfirmDialog
          message="Are you sure you want to delete all messages of this conversation?"
          onYes={() => void leave(deleteConversations(api, [threadId]))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
