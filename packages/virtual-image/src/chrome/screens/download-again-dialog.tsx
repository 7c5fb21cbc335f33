import { EditText } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { ModalDialog } from './modal-dialog.tsx';

interface DownloadAgainDialogProps {
  /** That is free in the folder. */
  name: string;
  onDownload: (name: string) => void;
  onClose: () => void;
}

/** DownloadLocationCustomView: a file of that name is there already. */
export function DownloadAgainDialog({ name, onDownload, onClose }: DownloadAgainDialogProps) {
  const [typed, setTyped] = useState(name);
  const answer = (agrees: boolean) => {
    // Nothing is called nothing, and names do not lead into other folders.
    if (agrees && (typed.trim() === '' || typed.includes('/'))) return;
    onClose();
    if (agrees) onDownload(typed.trim());
  };
  return (
    <ModalDialog title="Download file again?" positive="Download" negative="Cancel" onAnswer={answer}>
      <EditText id="file_name" hint="Name" value={typed} onChange={setTyped} />
    </ModalDialog>
  );
}
