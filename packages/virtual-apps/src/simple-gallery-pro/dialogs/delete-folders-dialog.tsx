import { AlertDialog, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import type { Folder } from '../store/media.ts';

interface DeleteFoldersDialogProps {
  folders: readonly Folder[];
  /** Whether what is in them would go into the recycle bin. */
  toBin: boolean;
  onDelete: () => void;
  onClose: () => void;
}

export function DeleteFoldersDialog({ folders, toBin, onDelete, onClose }: DeleteFoldersDialogProps) {
  const count = folders.length;
  const what = count === 1 ? `"${folders[0]?.name}"` : `${count} items`;
  return (
    <AlertDialog
      onDismiss={onClose}
      positive={{
        label: 'Yes',
        onClick() {
          onClose();
          onDelete();
        },
      }}
      negative={{ label: 'No', onClick: onClose }}
    >
      <LinearLayout orientation="vertical" align="stretch" gap={16}>
        <TextView id="message" textAppearance="body-large">
          {toBin
            ? `Are you sure you want to move ${what} into the Recycle Bin?`
            : `Are you sure you want to delete ${what}?`}
        </TextView>
        <TextView id="message_warning" textAppearance="body-large" color="var(--error)">
          {`WARNING: You are deleting ${count === 1 ? 'one folder' : `${count} folders`}`}
        </TextView>
      </LinearLayout>
    </AlertDialog>
  );
}
