import { ConfirmDialog, Toolbar, useActivity, useApi } from '@androidworld/app-sdk/ui';
import call from '@material-symbols/svg-400/rounded/call.svg';
import { useState } from 'preact/hooks';
import { openScreen } from '../conversation-intent.ts';
import { addToContacts, dial } from '../reach-number.ts';
import { deleteConversations, setArchived } from '../store/conversations.ts';
import { takesMessages } from '../store/people.ts';

export interface ConversationBarProps {
  threadId: number;
  title: string;
  addresses: readonly string[];
  /** Somebody of them is a contact. */
  isKnown: boolean;
  isArchived: boolean;
  isEmpty: boolean;
}

/** Above a conversation: whom it is with, and what can be done with all of it. */
export function ConversationBar({ threadId, title, addresses, ...is }: ConversationBarProps) {
  const api = useApi();
  const { finish } = useActivity();
  const [asking, setAsking] = useState(false);
  const number = addresses.length === 1 ? addresses[0] : undefined;
  const canCall = number !== undefined && takesMessages(number);
  const leave = async (work: Promise<void>) => {
    await work;
    await finish();
  };
  return (
    <>
      <Toolbar
        title={title}
        titleId="conversation_title"
        onUp={() => void finish()}
        menu={[
          {
            id: 'action_call',
            title: 'Call',
            icon: call,
            showAsAction: 'always',
            visible: canCall,
            onClick: () => void dial(api, number ?? ''),
          },
          {
            title: 'Add contact',
            visible: canCall && !is.isKnown,
            onClick: () => void addToContacts(api, number ?? ''),
          },
          { title: 'Details', onClick: () => openScreen(api, 'details', { conversation_id: String(threadId) }) },
          {
            title: is.isArchived ? 'Unarchive' : 'Archive',
            visible: !is.isEmpty,
            onClick: () => void leave(setArchived(api, [threadId], !is.isArchived)),
          },
          { title: 'Delete', visible: !is.isEmpty, onClick: () => setAsking(true) },
        ]}
      />
      {asking && (
        <ConfirmDialog
          title="Delete this conversation?"
          message="This is permanent and can’t be undone"
          confirm="Delete"
          onConfirm={() => void leave(deleteConversations(api, [threadId]))}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
