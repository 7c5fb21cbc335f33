import { FrameLayout, LinearLayout, Snackbar, useActivity, useApi, useAsync } from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useMemo, useState } from 'preact/hooks';
import type { Entry } from '../entry.ts';
import { createFolder } from '../file-operations.ts';
import { openEntry } from '../open-entry.ts';
import { folderOf, listRoots, type Place, type Root } from '../roots.ts';
import { showInfo, startPlace } from '../start-place.ts';
import { BrowseBar } from './browse-bar.tsx';
import { Directory } from './directory.tsx';
import { NameDialog } from './name-dialog.tsx';
import { RootsDrawer } from './roots-drawer.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SortDialog } from './sort-dialog.tsx';
import { useBrowser } from './use-browser.ts';

/** The Files app (FilesActivity). */
export function FilesScreen() {
  const api = useApi();
  const roots = useAsync(() => listRoots(api), []).data;
  const { intent } = useActivity();
  if (roots === undefined) return <LinearLayout orientation="vertical" weight={1} />;
  return <Files roots={roots} start={startPlace(intent, roots)} />;
}

function Files({ roots, start }: { roots: readonly Root[]; start: Place }) {
  const api = useApi();
  const { intentSerial } = useActivity();
  const browser = useBrowser(roots, start);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<'drawer' | 'new-folder' | 'sort' | null>(null);
  const [message, setMessage] = useState<string | null>(null);
  const { place, entries = [] } = browser;
  const folder = folderOf(place);
  const selected = useMemo(() => entries.filter(({ key }) => picked.has(key)), [entries, picked]);
  useLayoutEffect(() => setPicked(new Set()), [place, browser.search === null]);
  useLayoutEffect(() => browser.go(start), [intentSerial]);

  const toggle = ({ key }: Entry) => {
    const next = new Set(picked);
    if (!next.delete(key)) next.add(key);
    setPicked(next);
  };
  const close = () => setShown(null);
  const isSelecting = selected.length > 0;
  return (
    <FrameLayout weight={1} style={{ display: 'flex', flexDirection: 'column' }}>
      {isSelecting ? (
        <SelectionBar
          browser={browser}
          selected={selected}
          onSelect={(some) => setPicked(new Set(some.map(({ key }) => key)))}
          onSort={() => setShown('sort')}
          onMessage={setMessage}
        />
      ) : (
        <BrowseBar
          browser={browser}
          onDrawer={() => setShown('drawer')}
          menu={[
            ...(folder === null
              ? []
              : [{ label: 'New folder', id: 'option_menu_create_dir', onClick: () => setShown('new-folder') }]),
            { label: 'Sort by...', id: 'option_menu_sort', onClick: () => setShown('sort') },
            {
              label: 'Select all',
              id: 'option_menu_select_all',
              onClick: () => setPicked(new Set(entries.map(({ key }) => key))),
            },
            ...(folder === null
              ? []
              : [{ label: 'Get info', id: 'option_menu_inspect', onClick: () => void showInfo(api, folder) }]),
            {
              label: browser.showHidden ? 'Don’t show hidden files' : 'Show hidden files',
              id: 'option_menu_show_hidden_files',
              onClick: () => void browser.toggleHidden(),
            },
          ]}
        />
      )}
      <Directory
        browser={browser}
        selected={picked}
        onOpenFile={async (entry) => {
          if (!(await openEntry(api, entry))) setMessage('Can’t open file');
        }}
        onLongPress={toggle}
        onClick={isSelecting ? toggle : undefined}
      />
      {message !== null && <Snackbar key={message} text={message} onDismiss={() => setMessage(null)} />}
      {shown === 'sort' && <SortDialog sort={browser.sort} onSort={browser.setSort} onClose={close} />}
      {shown === 'new-folder' && folder !== null && (
        <NameDialog
          title="New folder"
          hint="Folder name"
          check={(name) => (name === '' ? 'You need to add a folder name' : undefined)}
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
    </FrameLayout>
  );
}
