import { AlertDialog, useApi } from '@androidworld/app-sdk/ui';
import { openDocument } from '../open-document.ts';
import { mimeType } from '../store/mime-type.ts';

/** For files whose name does not say that they hold text. */
export function OpenWithDialog({ path, onClose }: { path: string; onClose: () => void }) {
  const api = useApi();
  const openElsewhere = async () => {
    onClose();
    try {
      await api.startActivity({
        action: 'android.intent.action.VIEW',
        data: `file://${path}`,
        type: mimeType(path),
      });
    } catch {
      // ActivityNotFoundException: no other app takes such files.
      await api.toast('No app found to open this file');
    }
  };
  return (
    <AlertDialog
      title="Open with"
      message="This file may be plain text. Open it in the editor, or in another app? Binary files belong into another app."
      onDismiss={onClose}
      negative={{ label: 'Other', onClick: () => void openElsewhere() }}
      positive={{
        label: 'Markor',
        onClick() {
          onClose();
          void openDocument(api, path);
        },
      }}
    />
  );
}
