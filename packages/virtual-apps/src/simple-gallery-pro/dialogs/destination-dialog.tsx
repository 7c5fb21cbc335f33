import {
  AlertDialog,
  css,
  EditText,
  ImageButton,
  LinearLayout,
  useApi,
  useLive,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import eye from '@material-symbols/svg-400/rounded/visibility.svg';
import { useState } from 'preact/hooks';
import { useLook } from '../screens/use-look.ts';
import { parseCovers } from '../store/covers.ts';
import { listFolders } from '../store/media.ts';
import { preferences } from '../store/preferences.ts';
import { sortFolders } from '../store/sort-media.ts';
import { FolderGrid } from '../widgets/folder-grid.tsx';
import { FolderPicker } from './folder-picker.tsx';

css`
.destination { height: 420px; gap: 8px; position: relative; }
.destination-eye { position: absolute; right: 0; bottom: 0; width: 56px; height: 56px; border-radius: 50%; background: var(--primary); color: var(--on-primary); }
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
  const look = useLook();
  const [isHiddenShown, setHiddenShown] = useState(false);
  const showHidden = look.showHidden || isHiddenShown;
  const { data: folders = [] } = useLive((phone) => listFolders(phone, { ...look, showHidden }), {}, [showHidden]);
  const sorted = sortFolders(folders, values.folderSorting, values.customOrder.split('|||'));
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
          folders={sorted.filter(({ name }) => name.toLowerCase().includes(wanted))}
          columns={2}
          covers={parseCovers(values.covers)}
          item={({ path }) => ({ selected: false, onClick: () => take(path), onLongClick: () => undefined })}
        />
        {!showHidden && (
          <ImageButton
            id="directories_show_hidden"
            class="destination-eye"
            icon={eye}
            onClick={() => setHiddenShown(true)}
          />
        )}
      </LinearLayout>
    </AlertDialog>
  );
}
