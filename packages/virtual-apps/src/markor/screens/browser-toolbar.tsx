import { ConfirmDialog, type MenuItem, Toolbar, useApi } from '@androidworld/app-sdk/ui';
import calendar from '@material-symbols/svg-400/rounded/calendar_month-fill.svg';
import fileIcon from '@material-symbols/svg-400/rounded/draft-fill.svg';
import extension from '@material-symbols/svg-400/rounded/extension-fill.svg';
import heart from '@material-symbols/svg-400/rounded/favorite-fill.svg';
import folderIcon from '@material-symbols/svg-400/rounded/folder-fill.svg';
import history from '@material-symbols/svg-400/rounded/history.svg';
import home from '@material-symbols/svg-400/rounded/home-fill.svg';
import reverse from '@material-symbols/svg-400/rounded/rotate_left.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import settingsIcon from '@material-symbols/svg-400/rounded/settings-fill.svg';
import sort from '@material-symbols/svg-400/rounded/sort.svg';
import alphabet from '@material-symbols/svg-400/rounded/sort_by_alpha.svg';
import star from '@material-symbols/svg-400/rounded/star-fill.svg';
import storage from '@material-symbols/svg-400/rounded/storage.svg';
import eye from '@material-symbols/svg-400/rounded/visibility-fill.svg';
import { useState } from 'preact/hooks';
import { openDocument } from '../open-document.ts';
import { openSettings } from '../open-settings.ts';
import { join, nameOf, parentOf } from '../store/file-name.ts';
import { isVirtual } from '../store/files.ts';
import { type MarkorSettings, markorSettings } from '../store/settings.ts';
import { FilePicker } from '../widgets/file-picker.tsx';
import { SearchFilesDialog } from '../widgets/search-files-dialog.tsx';

/** Long presses of the buttons, which say their titles, are told of. The bar takes presses, for nothing. */
const isLongClickable = true;
const nothing = { onClick: () => undefined, onLongClick: () => undefined };

interface BrowserToolbarProps {
  title: string;
  notebook: string;
  folder: string;
  settings: MarkorSettings;
  onFolder: (folder: string) => void;
  /** The folder or its order changed. */
  onChange: () => void;
}

/** Go to, sort by, search, import. */
export function BrowserToolbar({ title, notebook, folder, settings, onFolder, onChange }: BrowserToolbarProps) {
  const api = useApi();
  const [dialog, setDialog] = useState<'search' | 'import'>();
  const [clash, setClash] = useState<string>();
  const close = () => setDialog(undefined);
  const change = (changes: Partial<MarkorSettings>) => void markorSettings.put(api, changes);
  const places: readonly (readonly [label: string, icon: string, path: string])[] = [
    ['Internal storage', storage, '/storage/emulated/0'],
    ['Recently viewed documents', history, '/storage/recent-files'],
    ['Popular documents', heart, '/storage/popular-files'],
    ['Favourites', star, '/storage/favourite-files'],
    ['Notebook', home, notebook],
  ];
  const goTo = places.map(
    ([title, icon, path]): MenuItem => ({
      title,
      icon,
      onClick() {
        onFolder(path);
        void api.toast(path);
      },
    }),
  );
  const order = (title: string, icon: string, sortBy: MarkorSettings['sortBy']): MenuItem => ({
    title,
    icon,
    radio: true,
    checked: settings.sortBy === sortBy,
    onClick: () => change({ sortBy }),
  });
  const sortBy: readonly MenuItem[] = [
    order('Name', alphabet, 'NAME'),
    order('Date', calendar, 'MTIME'),
    order('Size', sort, 'FILESIZE'),
    order('MIME type', extension, 'MIMETYPE'),
    {
      title: 'Folder first',
      icon: folderIcon,
      checked: settings.isFolderFirst,
      onClick: () => change({ isFolderFirst: !settings.isFolderFirst }),
    },
    {
      title: 'Reverse order',
      icon: reverse,
      checked: settings.isReverse,
      onClick: () => change({ isReverse: !settings.isReverse }),
    },
    {
      title: '.dotfiles',
      icon: eye,
      checked: settings.showsDotFiles,
      onClick: () => change({ showsDotFiles: !settings.showsDotFiles }),
    },
  ];
  const importFile = async (path: string) => {
    const target = join(folder, nameOf(path));
    if (target !== path) {
      if ((await api.files.stat(target)) !== null) await api.files.remove(target);
      await api.files.copy(path, target);
    }
    await api.toast(`Import: ${nameOf(path)}`);
    onChange();
  };
  const isReal = !isVirtual(folder);
  return (
    <>
      <Toolbar
        {...nothing}
        title={title}
        menu={[
          {
            id: 'action_go_to',
            title: 'Go to',
            icon: folderIcon,
            showAsAction: 'always',
            submenu: goTo,
            isLongClickable,
          },
          { id: 'action_sort', title: 'Sort by', icon: sort, showAsAction: 'always', submenu: sortBy, isLongClickable },
          {
            id: 'action_search',
            title: 'Search',
            icon: search,
            showAsAction: 'always',
            visible: isReal,
            onClick: () => setDialog('search'),
            isLongClickable,
          },
          { title: 'Import from device', icon: fileIcon, visible: isReal, onClick: () => setDialog('import') },
          { title: 'Settings', icon: settingsIcon, onClick: () => void openSettings(api) },
        ]}
      />
      {dialog === 'search' && (
        <SearchFilesDialog
          folder={folder}
          onClose={close}
          onOpen={({ path, kind }) => (kind === 'directory' ? onFolder(path) : void openDocument(api, path))}
        />
      )}
      {dialog === 'import' && (
        <FilePicker
          pick="file"
          title={() => 'Import from device'}
          start={parentOf(folder)}
          root="/storage/emulated/0"
          onClose={close}
          onPick={async (path) => {
            close();
            if ((await api.files.stat(join(folder, nameOf(path)))) === null) await importFile(path);
            else setClash(path);
          }}
        />
      )}
      {clash !== undefined && (
        <ConfirmDialog
          title="Confirm Overwrite"
          message={`File already exists, overwrite?\n[${nameOf(clash)}]`}
          onConfirm={() => void importFile(clash)}
          onClose={() => setClash(undefined)}
        />
      )}
    </>
  );
}
