import {
  ActionMode,
  AlertDialog,
  css,
  type MenuItem,
  type Selection,
  TextInputDialog,
  TextView,
  useApi,
} from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import { useState } from 'preact/hooks';
import { extractEntries } from '../archive.ts';
import { compressEntries } from '../compress-entries.ts';
import { deleteMessage } from '../delete-message.ts';
import { documentPath } from '../document-uri.ts';
import type { Entry } from '../entry.ts';
import { deleteEntries, type Outcome, parentOf, renameEntry, transferEntries } from '../file-operations.ts';
import { openEntryWith, shareEntries } from '../open-entry.ts';
import { type Operation, operationExtra, packageName, pickActivity, pickDestination } from '../package-name.ts';
import { showInfo } from '../start-place.ts';
import type { Browser } from './use-browser.ts';

css`
.files-question { padding: 28px 24px 8px; font-size: 1rem; line-height: 26PX; align-self: stretch; }
/* MaterialComponents' dialogs, not AppCompat's. */
[data-id="com.google.android.documentsui:id/buttonPanel"] .dialog-button-bar { gap: 8px; }
[data-id="com.google.android.documentsui:id/buttonPanel"] .button { min-width: 64px; }
`;

const doings: Readonly<Record<Operation, string>> = {
  Copy: 'Copying',
  Move: 'Moving',
  Compress: 'Compressing',
  Extract: 'Extracting',
};

export interface SelectionBarProps {
  browser: Browser;
  selected: readonly Entry[];
  selection: Selection<string>;
  onSort: () => void;
  /** For a snackbar. */
  onMessage: (text: string) => void;
}

/** What can be done with the files that are selected. */
export function SelectionBar({ browser, selected, selection, onSort, onMessage }: SelectionBarProps) {
  const api = useApi();
  const [asking, setAsking] = useState<'delete' | 'rename' | null>(null);
  const { entries = [], reload } = browser;
  const { clear } = selection;
  const [first] = selected;
  const only = selected.length === 1 ? first : undefined;
  const isFiles = selected.every(({ kind }) => kind === 'file');
  const areOnDisk = selected.every(({ path }) => path !== null);
  const areArchived = selected.length > 0 && selected.every(({ archived }) => archived !== undefined);

  const run = async (doing: string, work: () => Promise<Outcome>) => {
    const count = selected.length;
    clear();
    onMessage(`${doing} ${counted(doing, count)}.`);
    const { failed } = await work();
    reload();
    if (failed.length > 0) await tellFailure(doing, failed);
  };
  const tellFailure = async (doing: string, failed: readonly Entry[]) => {
    // Taking out of an archive is copying.
    const verb = { Moving: 'move', Copying: 'copy', Compressing: 'compress', Extracting: 'copy' }[doing] ?? 'delete';
    await api.notifications.createChannel({ id: 'channel_id', name: 'Files', importance: 2 });
    await api.notifications.post({
      id: 0,
      tag: doing,
      channel: 'channel_id',
      title: `Couldn’t ${verb} ${counted(verb === 'compress' ? doing : verb, failed.length)}`,
      text: failed.map(({ name }) => name).join(', '),
      autoCancel: true,
    });
  };
  const transfer = async (operation: Operation) => {
    const { data } = await api.startActivityForResult({
      action: pickDestination,
      component: { packageName, className: pickActivity },
      extras: { [operationExtra]: operation },
    });
    const destination = data?.data === undefined ? undefined : documentPath(data.data);
    if (destination === undefined) return;
    await run(doings[operation], () =>
      operation === 'Compress'
        ? compressEntries(api, selected, destination)
        : operation === 'Extract'
          ? extractEntries(api, selected, destination)
          : transferEntries(api, selected, destination, operation),
    );
  };

  const isOneFile = only !== undefined && isFiles && !areArchived;
  const isOneOnDisk = only !== undefined && areOnDisk;
  const menu: readonly MenuItem[] = [
    {
      icon: share,
      title: 'Share',
      id: 'action_menu_share',
      showAsAction: 'always',
      visible: isFiles && !areArchived,
      onClick: () => void shareEntries(api, selected),
    },
    {
      icon: trash,
      title: 'Delete',
      id: 'action_menu_delete',
      showAsAction: 'always',
      visible: areOnDisk,
      onClick: () => setAsking('delete'),
    },
    { title: 'Open with', visible: isOneFile, onClick: () => only && void openEntryWith(api, only) },
    { title: 'Sort by...', onClick: onSort },
    { title: 'Select all', visible: selection.size < selection.total, onClick: selection.selectAll },
    { title: 'Deselect all', visible: selection.size === selection.total, onClick: selection.clear },
    { title: 'Copy to…', visible: areOnDisk, onClick: () => void transfer('Copy') },
    { title: 'Move to…', visible: areOnDisk, onClick: () => void transfer('Move') },
    { title: 'Compress', visible: areOnDisk, onClick: () => void transfer('Compress') },
    { title: 'Extract to…', visible: areArchived, onClick: () => void transfer('Extract') },
    { title: 'Rename', visible: isOneOnDisk, onClick: () => setAsking('rename') },
    {
      title: 'Get info',
      visible: isOneOnDisk,
      onClick: () => {
        if (only?.path) void showInfo(api, only.path);
      },
    },
  ];
  return (
    <>
      <ActionMode selection={selection} closeDescription="Cancel" closeIcon={close} menu={menu} />
      {asking === 'delete' && (
        <AlertDialog
          flush
          onDismiss={() => setAsking(null)}
          negative={{ label: 'Cancel', onClick: () => setAsking(null) }}
          positive={{
            label: 'OK',
            onClick: () => void run('Deleting', () => deleteEntries(api, selected)),
          }}
        >
          <TextView class="files-question">{deleteMessage(selected)}</TextView>
        </AlertDialog>
      )}
      {asking === 'rename' && only !== undefined && only.path !== null && (
        <RenameDialog
          entry={only}
          path={only.path}
          siblings={entries}
          onClose={() => setAsking(null)}
          onDone={async (name) => {
            clear();
            if (only.path !== null) {
              await renameEntry(api, only.path, name).catch(() => onMessage('Failed to rename document'));
            }
            reload();
          }}
        />
      )}
    </>
  );
}

/** `2 items`; what goes into archives and out of them is called files. */
function counted(doing: string, count: number): string {
  const thing = doing === 'Compressing' || doing === 'Extracting' ? 'file' : 'item';
  return `${count} ${thing}${count === 1 ? '' : 's'}`;
}

interface RenameDialogProps {
  entry: Entry;
  path: string;
  siblings: readonly Entry[];
  onDone: (name: string) => void;
  onClose: () => void;
}

function RenameDialog({ entry, path, siblings, onDone, onClose }: RenameDialogProps) {
  const taken = (name: string) =>
    siblings.some(
      (other) =>
        other.key !== entry.key &&
        other.path !== null &&
        parentOf(other.path) === parentOf(path) &&
        other.name.toLowerCase() === name.toLowerCase(),
    );
  return (
    <TextInputDialog
      title="Rename"
      id="android:id/text1"
      variant="outlined"
      hint="New name"
      inputType="textCapSentences"
      initial={entry.name}
      select="name without extension"
      validate={(name) => {
        if (name.trim() === '') return 'You need to rename this';
        return taken(name.trim()) ? 'A file with this name already exists.' : undefined;
      }}
      onDone={(name) => onDone(name.trim())}
      onClose={onClose}
    />
  );
}
