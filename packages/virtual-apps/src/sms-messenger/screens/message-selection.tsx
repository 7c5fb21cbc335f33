import { AlertDialog, EditText, type MenuItem, type Selection, TextView, useApi } from '@androidworld/app-sdk/ui';
import copy from '@material-symbols/svg-400/rounded/content_copy.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import { useState } from 'preact/hooks';
import { AskDialog } from '../../simple-commons/ask-dialog.tsx';
import { SelectionBar } from '../../simple-commons/selection-bar.tsx';
import { className, packageName } from '../package-name.ts';
import { deleteMessages, type Message } from '../store/messages.ts';
import { copyText } from './reach-number.ts';
import { useDateTexts } from './use-date-texts.ts';

export interface MessageSelectionProps {
  messages: readonly Message[];
  selection: Selection<number>;
  /** Whom the thread is with. */
  title: string;
  /** With how many messages are left. */
  onDeleted: (left: number) => void;
}

type Window = 'delete' | 'properties' | 'text';

/** What can be done with the selected messages. */
export function MessageSelection({ messages, selection, title, onDeleted }: MessageSelectionProps) {
  const api = useApi();
  const [shown, setShown] = useState<Window | null>(null);
  const chosen = messages.filter(({ id }) => selection.has(id));
  const only = chosen.length === 1 ? chosen[0] : undefined;
  const finish = async (work: Promise<void>) => {
    await work;
    selection.clear();
  };
  const remove = async () => {
    await deleteMessages(api, selection.keys);
    onDeleted(messages.length - chosen.length);
  };
  const menu: readonly MenuItem[] = [
    {
      icon: copy,
      title: 'Copy to clipboard',
      id: 'cab_copy_to_clipboard',
      showAsAction: 'always',
      visible: only !== undefined,
      onClick: () => void finish(copyText(api, only?.body ?? '')),
    },
    {
      icon: share,
      title: 'Share',
      id: 'cab_share',
      showAsAction: 'always',
      visible: only !== undefined,
      onClick: () => void finish(api.startChooser({ ...sharing, extras: textOf(only) }, 'Share via')),
    },
    { icon: trash, title: 'Delete', id: 'cab_delete', showAsAction: 'always', onClick: () => setShown('delete') },
    { title: 'Properties', visible: only !== undefined, onClick: () => setShown('properties') },
    {
      title: 'Forward',
      visible: only !== undefined,
      onClick: () => void finish(api.startActivity({ ...forwarding, extras: textOf(only) })),
    },
    { title: 'Select text', visible: only !== undefined, onClick: () => setShown('text') },
  ];
  return (
    <>
      <SelectionBar hasSelectAll selection={selection} menu={menu} />
      {shown === 'delete' && (
        <AskDialog
          message={`Are you sure you want to delete ${chosen.length} message${chosen.length === 1 ? '' : 's'}?`}
          onYes={() => void finish(remove())}
          onClose={() => setShown(null)}
        />
      )}
      {shown === 'properties' && only !== undefined && (
        <Properties message={only} title={title} onClose={() => setShown(null)} />
      )}
      {shown === 'text' && only !== undefined && <SelectText text={only.body} onClose={() => setShown(null)} />}
    </>
  );
}

const sharing = { action: 'android.intent.action.SEND', type: 'text/plain' };
const forwarding = {
  action: 'android.intent.action.SEND',
  component: { packageName, className: className('activities.NewConversationActivity') },
};

function textOf(message: Message | undefined) {
  return { 'android.intent.extra.TEXT': message?.body ?? '' };
}

function Properties({ message, title, onClose }: { message: Message; title: string; onClose: () => void }) {
  const dates = useDateTexts();
  const received = message.state === 'received';
  const person = title === message.address ? title : `${title} (${message.address})`;
  const rows = [
    `${received ? 'Sender' : 'Receiver'}: ${person}`,
    `${received ? 'Received at' : 'Sent at'}: ${dates.long(message.dateMs)}`,
  ];
  return (
    <AlertDialog title="Message details" onDismiss={onClose} positive={{ label: 'OK', onClick: onClose }}>
      {rows.map((row) => (
        <TextView key={row} textAppearance="body-large" style={{ padding: '4px 0' }}>
          {row}
        </TextView>
      ))}
    </AlertDialog>
  );
}

/** A field that gives back whatever is typed into it, so that its text can be marked but not changed. */
function SelectText({ text, onClose }: { text: string; onClose: () => void }) {
  const [turn, setTurn] = useState(0);
  return (
    <AlertDialog onDismiss={onClose} positive={{ label: 'OK', onClick: onClose }}>
      <EditText
        key={turn}
        id="dialog_select_text_value"
        className="android.widget.TextView"
        variant="bare"
        multiline
        value={text}
        onChange={() => setTurn(turn + 1)}
      />
    </AlertDialog>
  );
}
