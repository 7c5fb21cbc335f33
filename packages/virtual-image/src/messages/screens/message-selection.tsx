import {
  ActionMode,
  AlertDialog,
  ConfirmDialog,
  glyphs,
  type Selection,
  TextView,
  useApi,
  usePhoneClock,
} from '@androidworld/app-sdk/ui';
import copy from '@material-symbols/svg-400/rounded/content_copy.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import { useState } from 'preact/hooks';
import { openScreen } from '../conversation-intent.ts';
import { dividerDate } from '../date-text.ts';
import { deleteMessages, type Message } from '../store/messages.ts';

export interface MessageSelectionProps {
  messages: readonly Message[];
  selection: Selection<number>;
  /** With how many messages are left. */
  onDeleted: (left: number) => void;
}

/** What can be done with the messages that are picked. */
export function MessageSelection({ messages, selection, onDeleted }: MessageSelectionProps) {
  const api = useApi();
  const [shown, setShown] = useState<'delete' | 'details' | null>(null);
  const chosen = messages.filter(({ id }) => selection.has(id));
  const only = chosen.length === 1 ? chosen[0] : undefined;
  const remove = async () => {
    await deleteMessages(api, selection.keys);
    selection.clear();
    onDeleted(messages.length - chosen.length);
  };
  const copyText = async () => {
    await api.clipboard.set(chosen.map(({ body }) => body).join('\n'));
    selection.clear();
  };
  return (
    <>
      <ActionMode
        selection={selection}
        title={String(selection.size)}
        closeDescription="Close"
        closeIcon={glyphs.close}
        menu={[
          { id: 'copy_text', title: 'Copy', icon: copy, showAsAction: 'always', onClick: () => void copyText() },
          {
            id: 'action_delete_message',
            title: 'Delete',
            icon: trash,
            showAsAction: 'always',
            onClick: () => setShown('delete'),
          },
          {
            title: 'Forward',
            visible: only !== undefined,
            onClick: () => {
              selection.clear();
              openScreen(api, 'startChat', { draft_data: only?.body ?? '' });
            },
          },
          { title: 'View details', visible: only !== undefined, onClick: () => setShown('details') },
        ]}
      />
      {shown === 'delete' && (
        <ConfirmDialog
          title={chosen.length === 1 ? 'Delete this message?' : 'Delete these messages?'}
          message="This is permanent and can’t be undone"
          confirm="Delete"
          onConfirm={() => void remove()}
          onClose={() => setShown(null)}
        />
      )}
      {shown === 'details' && only !== undefined && <Details message={only} onClose={() => setShown(null)} />}
    </>
  );
}

function Details({ message, onClose }: { message: Message; onClose: () => void }) {
  const clock = usePhoneClock();
  const received = message.state === 'received';
  const date = dividerDate(message.dateMs, clock);
  const rows = [
    'Type: Text message',
    `${received ? 'From' : 'To'}: ${message.address}`,
    `${received ? 'Received' : 'Sent'}: ${date}`,
  ];
  return (
    <AlertDialog title="Message details" onDismiss={onClose} positive={{ label: 'OK', onClick: onClose }}>
      <TextView id="message">{rows.join('\n')}</TextView>
    </AlertDialog>
  );
}
