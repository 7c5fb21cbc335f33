import { ConfirmDialog, SingleChoiceDialog, TextInputDialog, useApi } from '@androidworld/app-sdk/ui';
import { allowedName, nameOf } from '../store/file-name.ts';
import { renameEntry } from '../store/files.ts';

/** Asks before entries are deleted. */
export function DeleteDialog({
  paths,
  onConfirm,
  onClose,
}: {
  paths: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
}) {
  const what = paths.length === 1 ? 'Document' : 'Documents';
  return (
    <ConfirmDialog
      title="Confirm Delete"
      message={`Do you really want to delete this ${what}?\n\n\n${paths.join('\n')}`}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

/** Asks for another name. */
export function RenameDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const api = useApi();
  const taken = 'File/folder already exists! Please use a different name';
  return (
    <TextInputDialog
      title="Rename"
      id="new_name"
      hint="Enter the name of your folder"
      initial={nameOf(path)}
      filter={allowedName}
      isComplete={(name) => name.trim() !== ''}
      validate={async (name) => ((await renameEntry(api, path, name)) ? undefined : taken)}
      onDone={() => undefined}
      onClose={onClose}
    />
  );
}

export function FontSizeDialog(props: { size: number; onChoose: (size: number) => void; onClose: () => void }) {
  const sizes = Array.from({ length: 36 }, (_, index) => ({ label: String(index + 1), value: index + 1 }));
  return (
    <SingleChoiceDialog
      title="Font Size"
      choices={sizes}
      selected={props.size}
      onChoose={props.onChoose}
      onClose={props.onClose}
    />
  );
}
