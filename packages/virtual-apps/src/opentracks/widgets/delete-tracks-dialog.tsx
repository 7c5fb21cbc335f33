import { ConfirmDialog, useApi } from '@androidworld/app-sdk/ui';
import { useRecording } from '../recording/use-recording.ts';
import { deleteTracks } from '../store/tracks.ts';

interface DeleteTracksDialogProps {
  ids: readonly number[];
  onDeleted?: () => void;
  onClose: () => void;
}

export function DeleteTracksDialog({ ids, onDeleted, onClose }: DeleteTracksDialogProps) {
  const api = useApi();
  const recording = useRecording();
  const remove = async () => {
    const deletable = ids.filter((id) => id !== recording?.trackId);
    if (deletable.length < ids.length) {
      await api.toast('This track cannot be deleted as it is currently recorded.');
    }
    await deleteTracks(api, deletable);
    onDeleted?.();
  };
  return (
    <ConfirmDialog
      title={ids.length > 1 ? 'Delete selected?' : 'Delete track?'}
      message={
        ids.length > 1
          ? 'The selected tracks and their markers will be permanently deleted from the device.'
          : 'The track and its markers will be permanently deleted from the device.'
      }
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  );
}
