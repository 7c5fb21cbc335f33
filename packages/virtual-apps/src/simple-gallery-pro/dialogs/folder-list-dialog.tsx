import { AlertDialog, Icon, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import remove from '@material-symbols/svg-400/rounded/close.svg';
import { useState } from 'preact/hooks';
import { storage } from '../package-name.ts';
import { FolderPicker } from './folder-picker.tsx';

interface FolderListDialogProps {
  title: string;
  /** Stands there while there are none. */
  explanation: string;
  folders: ReadonlySet<string>;
  onChange: (folders: ReadonlySet<string>) => void;
  onClose: () => void;
}

/** Folders a person has named; each can go, and others come. */
export function FolderListDialog({ title, explanation, folders, onChange, onClose }: FolderListDialogProps) {
  const [isAdding, setAdding] = useState(false);
  if (isAdding) {
    return (
      <FolderPicker
        folder={storage}
        onPick={(path) => onChange(new Set([...folders, path]))}
        onClose={() => setAdding(false)}
      />
    );
  }
  return (
    <AlertDialog
      title={title}
      onDismiss={onClose}
      positive={{ label: 'OK', onClick: onClose }}
      neutral={{ label: 'Add folder', onClick: () => setAdding(true) }}
    >
      {folders.size === 0 ? (
        <TextView id="manage_folders_placeholder" color="muted">
          {explanation}
        </TextView>
      ) : (
        <LinearLayout orientation="vertical" align="stretch">
          {[...folders].toSorted().map((path) => (
            <LinearLayout key={path} id="manage_folder_holder" gap={8}>
              <TextView id="manage_folder_title" weight={1}>
                {path}
              </TextView>
              <Icon
                id="manage_folders_remove"
                icon={remove}
                contentDescription="Remove"
                onClick={() => onChange(new Set([...folders].filter((each) => each !== path)))}
              />
            </LinearLayout>
          ))}
        </LinearLayout>
      )}
    </AlertDialog>
  );
}
