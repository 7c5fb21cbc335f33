import { AlertDialog, TextView } from '@androidworld/app-sdk/ui';

export interface PermissionDialogProps {
  /** Why it is needed. */
  message: string;
  onGrant: () => void;
  onClose: () => void;
}

/** Tells that something cannot be done without a right, and leads to where it is given. */
export function PermissionDialog({ message, onGrant, onClose }: PermissionDialogProps) {
  return (
    <AlertDialog
      title="Permission Required"
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      positive={{
        label: 'Grant Permission',
        onClick() {
          onClose();
          onGrant();
        },
      }}
    >
      <TextView id="permission_required_title" textAppearance="body-large">
        {message}
      </TextView>
    </AlertDialog>
  );
}
