import {
  AlertDialog,
  css,
  EditText,
  Icon,
  ImageButton,
  LinearLayout,
  RecyclerView,
  ScrollView,
  TextView,
  useApi,
  useBack,
  useLive,
} from '@androidworld/app-sdk/ui';
import plus from '@material-symbols/svg-400/rounded/create_new_folder.svg';
import folderIcon from '@material-symbols/svg-400/rounded/folder-fill.svg';
import picture from '@material-symbols/svg-400/rounded/image.svg';
import eye from '@material-symbols/svg-400/rounded/visibility.svg';
import { useState } from 'preact/hooks';
import { storage } from '../package-name.ts';
import { nameOf, sizeText } from '../store/media.ts';

css`
.picker { height: 480px; }
.picker-crumbs { gap: 4px; padding: 4px 0; flex: none; }
.picker-crumb { padding: 8px 4px; }
.picker-row { min-height: 56px; gap: 12px; }
.picker-buttons { justify-content: flex-end; gap: 8px; }
`;

interface FolderPickerProps {
  /** Where it opens. */
  folder: string;
  onPick: (folder: string) => void;
  onClose: () => void;
}

/** The Simple apps' picker: OK takes the folder that is open. */
export function FolderPicker({ folder: start, onPick, onClose }: FolderPickerProps) {
  const [folder, setFolder] = useState(start.startsWith(storage) ? start : storage);
  const [showHidden, setShowHidden] = useState(false);
  const [isNaming, setNaming] = useState(false);
  const up = () => setFolder(folder.slice(0, folder.lastIndexOf('/')));
  useBack(up, folder !== storage);
  const { data: entries } = useLive(
    async (api) => {
      const all = await api.files.list(folder).catch(() => []);
      const shown = all.filter(({ name }) => showHidden || !name.startsWith('.'));
      const counted = await Promise.all(
        shown.map(async (entry) => ({
          ...entry,
          items: entry.kind === 'directory' ? (await api.files.list(entry.path).catch(() => [])).length : 0,
        })),
      );
      return counted.toSorted(
        (one, other) =>
          Number(one.kind === 'file') - Number(other.kind === 'file') || one.name.localeCompare(other.name),
      );
    },
    {},
    [folder, showHidden, isNaming],
  );
  const below = folder.slice(storage.length).split('/').filter(Boolean);
  const take = (path: string) => {
    onClose();
    onPick(path);
  };
  return (
    <AlertDialog
      title="Select a folder"
      onDismiss={onClose}
      positive={{ label: 'OK', onClick: () => take(folder) }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <LinearLayout orientation="vertical" align="stretch" class="picker">
        <ScrollView
          id="filepicker_breadcrumbs"
          className="android.widget.HorizontalScrollView"
          style={{ flex: 'none' }}
        >
          <LinearLayout class="picker-crumbs">
            <TextView id="breadcrumb_text" class="picker-crumb" onClick={() => setFolder(storage)}>
              Internal
            </TextView>
            {below.map((name, index) => (
              <TextView
                key={`${index} ${name}`}
                id="breadcrumb_text"
                class="picker-crumb"
                onClick={() => setFolder(`${storage}/${below.slice(0, index + 1).join('/')}`)}
              >
                {`> ${name}`}
              </TextView>
            ))}
          </LinearLayout>
        </ScrollView>
        <RecyclerView
          id="filepicker_list"
          key={folder}
          items={entries ?? []}
          itemKey={({ path }) => path}
          renderItem={({ path, name, kind, size, items }) => (
            <LinearLayout
              id="list_item_holder"
              class="picker-row"
              onClick={() => (kind === 'directory' ? setFolder(path) : undefined)}
            >
              <Icon id="list_item_icon" icon={kind === 'directory' ? folderIcon : picture} size={32} />
              <LinearLayout orientation="vertical" align="start">
                <TextView id="list_item_name" textAppearance="body-large">
                  {name}
                </TextView>
                <TextView id="list_item_details" color="muted">
                  {kind === 'directory' ? `${items} ${items === 1 ? 'item' : 'items'}` : sizeText(size)}
                </TextView>
              </LinearLayout>
            </LinearLayout>
          )}
        />
        <LinearLayout class="picker-buttons">
          {!showHidden && (
            <ImageButton id="filepicker_fab_show_hidden" icon={eye} onClick={() => setShowHidden(true)} />
          )}
          <ImageButton id="filepicker_fab" icon={plus} onClick={() => setNaming(true)} />
        </LinearLayout>
      </LinearLayout>
      {isNaming && <NewFolderDialog parent={folder} onMade={take} onClose={() => setNaming(false)} />}
    </AlertDialog>
  );
}

interface NewFolderDialogProps {
  parent: string;
  onMade: (path: string) => void;
  onClose: () => void;
}

function NewFolderDialog({ parent, onMade, onClose }: NewFolderDialogProps) {
  const api = useApi();
  const [name, setName] = useState('');
  const make = async () => {
    if (name.trim() === '') return await api.toast('Please enter a name');
    if (name.includes('/')) return await api.toast('The name contains invalid characters');
    const path = `${parent}/${name}`;
    if ((await api.files.stat(path)) !== null) {
      return await api.toast('A file or folder with that name already exists');
    }
    await api.files.mkdir(path);
    onClose();
    return onMade(path);
  };
  return (
    <AlertDialog
      title="Create new folder"
      onDismiss={onClose}
      positive={{ label: 'OK', onClick: () => void make() }}
      negative={{ label: 'Cancel', onClick: onClose }}
    >
      <LinearLayout orientation="vertical" align="stretch" gap={8}>
        <TextView id="folder_path" color="muted">
          {`Folder: ${nameOf(parent)}`}
        </TextView>
        <EditText id="folder_name" variant="outlined" hint="Title" value={name} onChange={setName} autoFocus />
      </LinearLayout>
    </AlertDialog>
  );
}
