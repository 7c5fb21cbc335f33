import { AlertDialog, EditText, LinearLayout, useApi } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { Medium } from '../store/media.ts';
import { renameMedium } from '../store/operations.ts';

/** Name and extension apart. */
export function RenameDialog({ medium, onClose }: { medium: Medium; onClose: () => void }) {
  const api = useApi();
  const dot = medium.name.lastIndexOf('.');
  const [name, setName] = useState(dot > 0 ? medium.name.slice(0, dot) : medium.name);
  const [extension, setExtension] = useState(dot > 0 ? medium.name.slice(dot + 1) : '');
  const rename = async () => {
    const wanted = extension === '' ? name : `${name}.${extension}`;
    if (name.trim() === '') return await api.toast('Filename cannot be empty');
    if (wanted.includes('/')) return await api.toast('Filename contains invalid characters');
    if ((await api.files.stat(`${medium.folder}/${wanted}`)) !== null) {
      return await api.toast('A file or folder with that name already exists');
    }
    await renameMedium(api, medium, wanted);
    return onClose();
  };
  return (
    <AlertDialog
      title="Rename"
      onDismiss={onClose}
      positive={{ label: 'OK', onClick: () => void rename() }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <LinearLayout orientation="vertical" align="stretch" gap={8}>
        <EditText id="rename_item_name" variant="outlined" hint="Filename" value={name} onChange={setName} autoFocus />
        <EditText
          id="rename_item_extension"
          variant="outlined"
          hint="Extension"
          value={extension}
          onChange={setExtension}
        />
      </LinearLayout>
    </AlertDialog>
  );
}
