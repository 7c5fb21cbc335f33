import { type MenuItem, useApi } from '@androidworld/app-sdk/ui';
import call from '@material-symbols/svg-400/rounded/call.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import addPerson from '@material-symbols/svg-400/rounded/person_add.svg';
import { useState } from 'preact/hooks';
import { setArchived } from '../store/conversation-cache.ts';
import { type Conversation, deleteConversations, setRead } from '../store/conversations.ts';
import { preferences } from '../store/preferences.ts';
import { takesNoReply } from '../takes-no-reply.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { addToContacts, copyText, dial } from './reach-number.ts';
import { SelectionBar } from './selection-bar.tsx';
import type { Selection } from './use-selection.ts';

export interface ConversationSelectionProps {
  all: readonly Conversation[];
  selection: Selection;
}

type Question = 'delete' | 'archive';

/** What can be done with the selected conversations. */
export function ConversationSelection({ all, selection }: ConversationSelectionProps) {
  const api = useApi();
  const [asking, setAsking] = useState<Question | null>(null);
  const chosen = all.filter(({ threadId }) => selection.ids.has(threadId));
  const ids = chosen.map(({ threadId }) => threadId);
  const only = chosen.length === 1 ? chosen[0] : undefined;
  const number = only?.addresses.length === 1 ? only.addresses[0] : undefined;
  const close = () => selection.clear();
  const selectAll = () => selection.set(all.map(({ threadId }) => threadId));
  const finish = async (work: Promise<void>) => {
    await work;
    close();
  };
  const read = async (value: boolean) => {
    for (const id of ids) await setRead(api, id, value);
  };
  const pin = async (value: boolean) => {
    const { pinned } = await preferences.get(api);
    const others = [...pinned].filter((id) => !ids.includes(id));
    await preferences.put(api, { pinned: new Set(value ? [...others, ...ids] : others) });
  };
  const menu: (MenuItem | false)[] = [
    { label: 'Archive', onClick: () => setAsking('archive') },
    number !== undefined && {
      label: 'Copy number to clipboard',
      onClick: () => void finish(copyText(api, number)),
    },
    chosen.some((each) => !each.read) && { label: 'Mark as Read', onClick: () => void finish(read(true)) },
    chosen.some((each) => each.read) && { label: 'Mark as Unread', onClick: () => void finish(read(false)) },
    chosen.some((each) => !each.pinned) && { label: 'Pin to the top', onClick: () => void finish(pin(true)) },
    chosen.some((each) => each.pinned) && { label: 'Unpin', onClick: () => void finish(pin(false)) },
    { label: 'Select all', onClick: selectAll },
  ];
  const items = `${ids.length} conversation${ids.length === 1 ? '' : 's'}`;
  return (
    <>
      <SelectionBar
        count={ids.length}
        total={all.length}
        onSelectAll={selectAll}
        onClose={close}
        actions={[
          { icon: trash, label: 'Delete', id: 'cab_delete', onClick: () => setAsking('delete') },
          ...(number === undefined
            ? []
            : [
                {
                  icon: addPerson,
                  label: 'Add number to contact',
                  id: 'cab_add_number_to_contact',
                  onClick: () => void finish(addToContacts(api, number)),
                },
              ]),
          ...(number === undefined || takesNoReply(number)
            ? []
            : [
                {
                  icon: call,
                  label: 'Dial number',
                  id: 'cab_dial_number',
                  onClick: () => void finish(dial(api, number)),
                },
              ]),
        ]}
        menu={menu.filter((item) => item !== false)}
      />
      {asking !== null && (
        <ConfirmDialog
          message={`Are you sure you want to ${asking} ${items}?`}
          onYes={() => void finish(asking === 'delete' ? deleteConversations(api, ids) : setArchived(api, ids, true))}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
