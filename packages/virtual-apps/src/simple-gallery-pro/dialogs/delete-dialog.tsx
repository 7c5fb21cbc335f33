import { AlertDialog, CheckBox, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { type Medium, sizeText } from '../store/media.ts';

interface DeleteDialogProps {
  media: readonly Medium[];
  /** Whether they would go into the recycle bin. */
  toBin: boolean;
  onDelete: (answer: { toBin: boolean; isRemembered: boolean }) => void;
  onClose: () => void;
}

export function DeleteDialog({ media, toBin, onDelete, onClose }: DeleteDialogProps) {
  const [isRemembered, setRemembered] = useState(false);
  const [isSkipped, setSkipped] = useState(false);
  const size = sizeText(media.reduce((sum, each) => sum + each.size, 0));
  const [only] = media;
  const what =
    media.length === 1 && only !== undefined ? `"${only.name}" (${size})` : `${media.length} items (${size})`;
  return (
    <AlertDialog
      onDismiss={onClose}
      positive={{
        label: 'Yes',
        onClick() {
          onClose();
          onDelete({ toBin: toBin && !isSkipped, isRemembered });
        },
      }}
      negative={{ label: 'No', onClick: onClose }}
    >
      <LinearLayout orientation="vertical" align="stretch" gap={8}>
        <TextView id="delete_remember_title" textAppearance="body-large">
          {toBin
            ? `Are you sure you want to move ${what} into the Recycle Bin?`
            : `Are you sure you want to delete ${what}?`}
        </TextView>
        <CheckBox id="delete_remember_checkbox" checked={isRemembered} onChange={setRemembered}>
          Do not ask again in this session
        </CheckBox>
        {toBin && (
          <CheckBox id="skip_the_recycle_bin_checkbox" checked={isSkipped} onChange={setSkipped}>
            Skip the Recycle Bin, delete files directly
          </CheckBox>
        )}
      </LinearLayout>
    </AlertDialog>
  );
}
