import { BottomSheet, Button, LinearLayout, TextView } from '@androidworld/app-sdk/ui';

/** Asks before something is deleted for good. */
export function DeleteSheet({
  title,
  onDelete,
  onClose,
}: {
  title: string;
  onDelete: () => void;
  onClose: () => void;
}) {
  return (
    <BottomSheet title={title} onDismiss={onClose}>
      <LinearLayout orientation="vertical" align="stretch" gap={16} padding={16}>
        <TextView id="title" textAppearance="title">
          {title}
        </TextView>
        <TextView id="subtitle" color="muted">
          This is permanent and cannot be undone.
        </TextView>
        <LinearLayout justify="end" gap={8}>
          <Button id="cancel_button" variant="text" onClick={onClose}>
            Cancel
          </Button>
          <Button
            id="delete_button"
            variant="text"
            onClick={() => {
              onClose();
              onDelete();
            }}
          >
            Delete forever
          </Button>
        </LinearLayout>
      </LinearLayout>
    </BottomSheet>
  );
}
