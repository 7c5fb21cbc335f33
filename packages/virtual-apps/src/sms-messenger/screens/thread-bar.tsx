import { glyphs, type MenuItem, Toolbar, useActivity, useApi, useLive } from '@androidworld/app-sdk/ui';
import call from '@material-symbols/svg-400/rounded/call.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import addPerson from '@material-symbols/svg-400/rounded/person_add.svg';
import { useState } from 'preact/hooks';
import { AskDialog } from '../../simple-commons/ask-dialog.tsx';
import { className, packageName } from '../package-name.ts';
import { archivedThreads, conversationCache, setArchived } from '../store/conversation-cache.ts';
import { deleteConversations } from '../store/conversations.ts';
import { takesNoReply } from '../takes-no-reply.ts';
import { addToContacts, dial } from './reach-number.ts';
import { RenameDialog } from './rename-dialog.tsx';

export interface ThreadBarProps {
  threadId: number;
  title: string;
  addresses: readonly string[];
  /** Somebody of them is a contact. */
  isKnown: boolean;
  isEmpty: boolean;
  onMarkUnread: () => void;
  onAddPerson: () => void;
}

export function ThreadBar({ threadId, title, addresses, isKnown, isEmpty, ...on }: ThreadBarProps) {
  const api = useApi();
  const { finish } = useActivity();
  const [asking, setAsking] = useState<'delete' | 'rename' | null>(null);
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
  const menu: readonly MenuItem[] = [
    {
      icon: trash,
      title: 'Delete',
      id: 'delete',
      showAsAction: 'always',
      visible: !isEmpty,
      onClick: () => setAsking('delete'),
    },
    {
      icon: call,
      title: 'Dial number',
      id: 'dial_number',
      showAsAction: 'always',
      visible: number !== undefined && !takesNoReply(number),
      onClick: () => void dial(api, number ?? ''),
    },
    {
      icon: addPerson,
      title: 'Add Person',
      id: 'manage_people',
      showAsAction: 'always',
      visible: number !== undefined && !takesNoReply(number),
      onClick: on.onAddPerson,
    },
    {
      title: archived ? 'Unarchive' : 'Archive',
      visible: !isEmpty,
      onClick: () => void leave(setArchived(api, [threadId], !archived)),
    },
    { title: 'Rename conversation', visible: addresses.length > 1 && !isEmpty, onClick: () => setAsking('rename') },
    { title: 'Conversation details', visible: !isEmpty, onClick: () => void showDetails() },
    {
      title: 'Add number to contact',
      visible: number !== undefined && !isKnown,
      onClick: () => void addToContacts(api, number ?? ''),
    },
    { title: 'Mark as Unread', visible: !isEmpty, onClick: on.onMarkUnread },
  ];
  return (
    <>
      <Toolbar
        id="thread_toolbar"
        title={title}
        navigation={{ icon: glyphs.back, contentDescription: 'Back', onClick: () => void finish() }}
        menu={menu}
      />
      {asking === 'rename' && <RenameDialog threadId={threadId} title={title} onClose={() => setAsking(null)} />}
      {asking === 'delete' && (
        <AskDialog
          message="Are you sure you want to delete all messages of this conversation?"
          onYes={() => void leave(deleteConversations(api, [threadId]))}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
