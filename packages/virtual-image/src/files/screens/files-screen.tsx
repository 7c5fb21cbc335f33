import {
  LinearLayout,
  type MenuItem,
  Snackbar,
  useActivity,
  useApi,
  useAsync,
  useSavedState,
  useSelection,
} from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { createFolder } from '../file-operations.ts';
import { openEntry } from '../open-entry.ts';
import { folderOf, listRoots, type Place, type Root } from '../roots.ts';
import { archivePlace, openWindow, showInfo, startPlace } from '../start-place.ts';
import { BrowseBar } from './browse-bar.tsx';
import { Directory } from './directory.tsx';
import { DirectoryHeader, headerName } from './directory-header.tsx';
import { FilesLayout } from './files-layout.tsx';
import { NewFolderDialog } from './new-folder-dialog.tsx';
import { RootsDrawer } from './roots-drawer.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SortDialog } from './sort-dialog.tsx';
import { useBrowser } from './use-browser.ts';

/** The Files app (FilesActivity). */
export function FilesScreen() {
  const api = useApi();
  const { intent, intentSerial } = useActivity();
  const begin = useAsync(async () => {
    const roots = await listRoots(api);
    const start = (await archivePlace(api, intent, roots)) ?? startPlace(intent, roots);
    return { roots, start, serial: intentSerial };
  }, [intentSerial]).data;
  if (begin === undefined) return <LinearLayout orientation="vertical" weight={1} />;
  return <Files {...begin} />;
}

interface FilesProps {
  roots: readonly Root[];
  start: Place;
  /** Of the intent that wants to begin there. */
  serial: number;
}

function Files({ roots, start, serial }: FilesProps) {
  const api = useApi();
  const browser = useBrowser(roots, start);
  const [shown, setShown] = useState<'drawer' | 'new-folder' | 'sort' | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const { place, entries = [] } = browser;
  const folder = folderOf(place);
  const selection = useSelection(entries.map(({ key }) => key));
  const selected = entries.filter(({ key }) => selection.has(key));
  /** The intent the place is of: not gone to again when the screen is turned. */
  const [answered, setAnswered] = useSavedState('answered', serial);
  const isNew = useRef(true);
  useLayoutEffect(() => {
    if (!isNew.current) selection.clear();
    isNew.current = false;
  }, [place, browser.search === null]);
  useLayoutEffect(() => {
    if (answered === serial) return;
    setAnswered(serial);
    browser.go(start);
  }, [serial]);

  const close = () => setShown(null);
  const menu: readonly MenuItem[] = [
    { title: 'New window', onClick: () => void openWindow(api, folder) },
    { title: 'New folder', visible: folder !== null, onClick: () => setShown('new-folder') },
    { title: 'Sort by...', onClick: () => setShown('sort') },
    { title: 'Select all', onClick: selection.selectAll },
    { title: 'Get info', visible: folder !== null, onClick: () => folder !== null && void showInfo(api, folder) },
    {
      title: browser.showHidden ? 'Don’t show hidden files' : 'Show hidden files',
      onClick: () => void browser.toggleHidden(),
    },
  ];
  return (
    <FilesLayout
      toolbar={
        selection.isActive ? (
          <SelectionBar
            browser={browser}
            selected={selected}
            selection={selection}
            onSort={() => setShown('sort')}
            onMessage={setMessage}
          />
        ) : (
          <BrowseBar browser={browser} onDrawer={() => setShown('drawer')} menu={menu} />
        )
      }
      header={<DirectoryHeader browser={browser} />}
      headerName={headerName(browser)}
      directory={
        <Directory
          browser={browser}
          selection={selection}
          entersArchives
          onOpenFile={async (entry) => {
            if (entry.archived !== undefined) setMessage('Cannot open files in archives');
            else if (!(await openEntry(api, entry))) setMessage('Can’t open file');
          }}
        />
      }
    >
      {message !== null && <Snackbar key={message} text={message} onDismiss={() => setMessage(null)} />}
      {shown === 'sort' && <SortDialog sort={browser.sort} onSort={browser.setSort} onClose={close} />}
      {shown === 'new-folder' && folder !== null && (
        <NewFolderDialog
          onDone={async (name) => {
            await createFolder(api, folder, name).catch(() => setMessage('Failed to create folder'));
            browser.reload();
          }}
          onClose={close}
        />
      )}
      <RootsDrawer
        title="Files"
        roots={roots}
        current={place.root}
        open={shown === 'drawer'}
        onClose={close}
        onPick={(root) => {
          close();
          browser.go({ root, trail: [] });
        }}
      />
    </FilesLayout>
  );
}
