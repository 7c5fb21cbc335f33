import { AlertDialog, type MenuItem, Toolbar, useApi, useBack } from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import trash from '@material-symbols/svg-400/rounded/delete.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import { useState } from 'preact/hooks';
import { deleteMessage } from '../delete-message.ts';
import { documentPath } from '../document-uri.ts';
import type { Entry } from '../entry.ts';
import { deleteEntries, type Outcome, parentOf, renameEntry, transferEntries } from '../file-operations.ts';
import { openEntryWith, shareEntries } from '../open-entry.ts';
import { operationExtra, packageName, pickActivity, pickDestination } from '../package-name.ts';
import { showInfo } from '../start-place.ts';
import { NameDialog } from './name-dialog.tsx';
import type { Browser } from './use-browser.ts';

export interface SelectionBarProps {
  browser: Browser;
  selected: readonly Entry[];
  onSelect: (entries: readonly Entry[]) => void;
  onSort: () => void;
  /** For a snackbar. */
  onMessage: (text: string) => void;
}

/** What can be done with the files that are selected. */
export function SelectionBar({ browser, selected, onSelect, onSort, onMessage }: SelectionBarProps) {
  const api = useApi();
  const [asking, setAsking] = useState<'delete' | 'rename' | null>(null);
  const { entries = [], reload } = browser;
  const clear = () => onSelect([]);
  useBack(clear);
  const [first] = selected;
  const only = selected.length === 1 ? first : undefined;
  const isFiles = selected.every(({ kind }) => kind === 'file');
  const areOnDisk = selected.every(({ path }) => path !== null);

  const run = async (doing: string, work: () => Promise<Outcome>) => {
    const count = selected.length;
    clear();
    onMessage(`${doing} ${count} ${count === 1 ? 'item' : 'items'}.`);
    const { failed } = await work();
    reload();
    if (failed.length > 0) await tellFailure(doing, failed);
  };
  const tellFailure = async (doing: string, failed: readonly Entry[]) => {
    const verb = { Moving: 'move', Copying: 'copy' }[doing] ?? 'delete';
    const items = failed.length === 1 ? 'item' : 'items';
    await api.notifications.createChannel({ id: 'channel_id', name: 'Files', importance: 2 });
    await api.notifications.post({
      id: 0,
      tag: doing,
      channel: 'channel_id',
      title: `Couldn’t ${verb} ${failed.length} ${items}`,
      text: failed.map(({ name }) => name).join(', '),
      autoCancel: true,
    });
  };
  const transfer = async (operation: 'Move' | 'Copy') => {
    const { data } = await api.startActivityForResult({
      action: pickDestination,
      component: { packageName, className: pickActivity },
      extras: { [operationExtra]: operation },
    });
    const destination = data?.data === undefined ? undefined : documentPath(data.data);
    if (destination === undefined) return;
    await run(operation === 'Move' ? 'Moving' : 'Copying', () =>
      transferEntries(api, selected, destination, operation),
    );
  };

  const item = (when: boolean, label: string, id: string, onClick: () => void): MenuItem[] =>
    when ? [{ label, id: `action_menu_${id}`, onClick }] : [];
  return (
    <>
      <Toolbar
        id="action_mode_bar"
        title={`${selected.length} selected`}
        navigation={{ icon: close, contentDescription: 'Done', onClick: clear }}
        actions={[
          ...(isFiles
            ? [
                {
                  icon: share,
                  label: 'Share',
                  id: 'action_menu_share',
                  onClick: () => void shareEntries(api, selected),
                },
              ]
            : []),
          ...(areOnDisk
            ? [{ icon: trash, label: 'Delete', id: 'action_menu_delete', onClick: () => setAsking('delete') }]
            : []),
        ]}
        menu={[
          ...item(only !== undefined && isFiles, 'Open with', 'open_with', () => only && void openEntryWith(api, only)),
          ...item(true, 'Sort by...', 'sort', onSort),
          ...item(selected.length < entries.length, 'Select all', 'select_all', () => onSelect(entries)),
          ...item(selected.length === entries.length, 'Deselect all', 'deselect_all', clear),
          ...item(areOnDisk, 'Copy to…', 'copy_to', () => void transfer('Copy')),
          ...item(areOnDisk, 'Move to…', 'move_to', () => void transfer('Move')),
          ...item(only !== undefined && areOnDisk, 'Rename', 'rename', () => setAsking('rename')),
          ...item(only !== undefined && areOnDisk, 'Get info', 'inspect', () => {
            if (only?.path) void showInfo(api, only.path);
          }),
        ]}
      />
      {asking === 'delete' && (
        <AlertDialog
          message={deleteMessage(selected)}
          onDismiss={() => setAsking(null)}
          negative={{ label: 'Cancel', onClick: () => setAsking(null) }}
          positive={{
            label: 'OK',
            onClick: () => void run('Deleting', () => deleteEntries(api, selected)),
          }}
        />
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
    <NameDialog
      title="Rename"
      hint="New name"
      initial={entry.name}
      check={(name) => {
        if (name === '') return 'You need to rename this';
        return taken(name) ? 'A file with this name already exists.' : undefined;
      }}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
