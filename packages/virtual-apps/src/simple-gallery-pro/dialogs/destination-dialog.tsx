import { AlertDialog, css, EditText, LinearLayout, useApi, useLive, usePreferences } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { listFolders, sortFolders } from '../store/media.ts';
import { preferences } from '../store/preferences.ts';
import { FolderGrid } from '../widgets/folder-grid.tsx';
import { FolderPicker } from './folder-picker.tsx';

css`
.destination { height: 420px; gap: 8px; }
`;

interface DestinationDialogProps {
  /** Where the files are now. */
  source: string;
  onPick: (folder: string) => void;
  onClose: () => void;
}

/** Where to copy or move: a folder with media in it, or any other. OK chooses nothing. */
export function DestinationDialog({ source, onPick, onClose }: DestinationDialogProps) {
  const api = useApi();
  const [values = preferences.missing, change] = usePreferences(preferences);
  const [query, setQuery] = useState('');
  const [isOther, setOther] = useState(false);
  const look = {
    filter: values.filter,
    sorting: values.fileSorting,
    showHidden: values.showHidden,
    excluded: values.excluded,
  };
  const { data: folders = [] } = useLive((phone) => listFolders(phone, look), {}, []);
  const wanted = query.trim().toLowerCase();
  const take = (folder: string) => {
    if (folder === source) return void api.toast('Source and destination cannot be the same');
    onClose();
    return onPick(folder);
  };
  if (isOther) {
    return (
      <FolderPicker
        folder={values.lastCopyPath === '' ? source : values.lastCopyPath}
        onPick={(folder) => {
          void change({ lastCopyPath: folder });
          take(folder);
        }}
        onClose={onClose}
      />
    );
  }
  return (
    <AlertDialog
      title="Select destination"
      onDismiss={onClose}
      positive={{ label: 'OK', onClick: onClose }}
      negative={{ label: 'Cancel', onClick: onClose }}
      neutral={{ label: 'Other folder', onClick: () => setOther(true) }}
    >
      <LinearLayout orientation="vertical" align="stretch" class="destination">
        <EditText id="folder_search_view" variant="filled" hint="Search folders" value={query} onChange={setQuery} />
        <FolderGrid
          folders={sortFolders(folders, values.folderSorting).filter(({ name }) => name.toLowerCase().includes(wanted))}
          columns={2}
          item={({ path }) => ({ selected: false, onClick: () => take(path), onLongClick: () => undefined })}
        />
      </LinearLayout>
    </AlertDialog>
  );
}
