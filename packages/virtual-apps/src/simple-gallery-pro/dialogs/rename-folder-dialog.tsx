import { TextInputDialog, useApi } from '@androidworld/app-sdk/ui';
import { type Folder, folderOf } from '../store/media.ts';
import { renameFolder } from '../store/operations.ts';

interface RenameFolderDialogProps {
  folder: Folder;
  onDone: () => void;
  onClose: () => void;
}

export function RenameFolderDialog({ folder, onDone, onClose }: RenameFolderDialogProps) {
  const api = useApi();
  const rename = async (text: string) => {
    const name = text.trim();
    if (name === '') return await api.toast('Please enter a name');
    if (name.includes('/')) return await api.toast('The name contains invalid characters');
    if ((await api.files.stat(`${folderOf(folder.path)}/${name}`)) !== null) {
      return await api.toast('A file or folder with that name already exists');
    }
    await renameFolder(api, folder.path, name);
    return onDone();
  };
  return (
    <TextInputDialog
      id="rename_item_name"
      title="Rename"
      hint="Title"
      initial={folder.name}
      onDone={(name) => void rename(name)}
      onClose={onClose}
    />
  );
}
