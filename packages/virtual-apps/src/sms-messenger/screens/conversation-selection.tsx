import { type MenuItem, type Selection, useApi } from '@androidworld/app-sdk/ui';
import call from '@material-symbols/svg-400/rounded/call.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import addPerson from '@material-symbols/svg-400/rounded/person_add.svg';
import { useState } from 'preact/hooks';
import { AskDialog } from '../../simple-commons/ask-dialog.tsx';
import { SelectionBar } from '../../simple-commons/selection-bar.tsx';
import { setArchived } from '../store/conversation-cache.ts';
import { type Conversation, deleteConversations, setRead } from '../store/conversations.ts';
import { preferences } from '../store/preferences.ts';
import { takesNoReply } from '../takes-no-reply.ts';
import { addToContacts, copyText, dial } from './reach-number.ts';
import { RenameDialog } from './rename-dialog.tsx';

export interface ConversationSelectionProps {
  all: readonly Conversation[];
  selection: Selection<number>;
}

type Question = 'delete' | 'archive' | 'rename';

/** What can be done with the selected conversations. */
export function ConversationSelection({ all, selection }: ConversationSelectionProps) {
  const api = useApi();
  const [asking, setAsking] = useState<Question | null>(null);
  const chosen = all.filter(({ threadId }) => selection.has(threadId));
  const ids = chosen.map(({ threadId }) => threadId);
  const only = chosen.length === 1 ? chosen[0] : undefined;
  const number = only?.addresses.length === 1 ? only.addresses[0] : undefined;
  const finish = async (work: Promise<void>) => {
    await work;
    selection.clear();
  };
  const mark = async (value: boolean) => {
    for (const id of ids) await setRead(api, id, value);
  };
  const pin = async (value: boolean) => {
    const { pinned } = await preferences.get(api);
    const others = [...pinned].filter((id) => !ids.includes(id));
    await preferences.put(api, { pinned: new Set(value ? [...others, ...ids] : others) });
  };
  const menu: readonly MenuItem[] = [
    { icon: trash, title: 'Delete', id: 'cab_delete', showAsAction: 'always', onClick: () => setAsking('delete') },
    {
      icon: addPerson,
      title: 'Add number to contact',
      id: 'cab_add_number_to_contact',
      showAsAction: 'always',
      visible: number !== undefined,
      onClick: () => void finish(addToContacts(api, number ?? '')),
    },
    {
      icon: call,
      title: 'Dial number',
      id: 'cab_dial_number',
      showAsAction: 'always',
      visible: number !== undefined && !takesNoReply(number),
      onClick: () => void finish(dial(api, number ?? '')),
    },
    { title: 'Archive', onClick: () => setAsking('archive') },
    { title: 'Rename conversation', visible: (only?.addresses.length ?? 0) > 1, onClick: () => setAsking('rename') },
    {
      title: 'Copy number to clipboard',
      visible: number !== undefined,
      onClick: () => void finish(copyText(api, number ?? '')),
    },
    { title: 'Mark as Read', visible: chosen.some(({ read }) => !read), onClick: () => void finish(mark(true)) },
    { title: 'Mark as Unread', visible: chosen.some(({ read }) => read), onClick: () => void finish(mark(false)) },
    { title: 'Pin to the top', visible: chosen.some(({ pinned }) => !pinned), onClick: () => void finish(pin(true)) },
    { title: 'Unpin', visible: chosen.some(({ pinned }) => pinned), onClick: () => void finish(pin(false)) },
  ];
  const items = `${ids.length} conversation${ids.length === 1 ? '' : 's'}`;
  return (
    <>
      <SelectionBar hasSelectAll selection={selection} menu={menu} />
      {asking === 'rename' && only !== undefined && (
        <RenameDialog
          threadId={only.threadId}
          title={only.title}
          onRenamed={selection.clear}
          onClose={() => setAsking(null)}
        />
      )}
      {(asking === 'delete' || asking === 'archive') && (
        <AskDialog
          message={`Are you sure you want to ${asking} ${items}?`}
          onYes={() => void finish(asking === 'delete' ? deleteConversations(api, ids) : setArchived(api, ids, true))}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
