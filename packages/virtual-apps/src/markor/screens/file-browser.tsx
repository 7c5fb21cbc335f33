import type { FileInfo } from '@androidworld/app-sdk';
import {
  css,
  FloatingActionButton,
  FrameLayout,
  LinearLayout,
  TextView,
  useActivity,
  useApi,
  useBack,
  useLive,
  useSelection,
  ViewPager,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import { useEffect, useRef, useState } from 'preact/hooks';
import { openDocument } from '../open-document.ts';
import { isNoteName, nameOf, parentOf } from '../store/file-name.ts';
import { isVirtual, listFolder } from '../store/files.ts';
import { fileLists, markorSettings } from '../store/settings.ts';
import { FileList } from '../widgets/file-list.tsx';
import { NewFileDialog } from '../widgets/new-file-dialog.tsx';
import { OpenWithDialog } from '../widgets/open-with-dialog.tsx';
import { BrowserToolbar } from './browser-toolbar.tsx';
import { SelectionToolbar } from './selection-toolbar.tsx';

css`
.markor-browser { display: flex; flex-direction: column; }
.markor-hint { position: absolute; left: 0; right: 0; top: 130px; font-size: 1.25rem; }
`;

const favouriteFiles = '/storage/favourite-files';
const recentFiles = '/storage/recent-files';

interface FileBrowserProps {
  notebook: string;
  folder: string;
  onFolder: (folder: string) => void;
  onTab: (tab: number) => void;
}

/** The folder that is open, what can be done with it, and with what is selected in it. */
export function FileBrowser({ notebook, folder, onFolder, onTab }: FileBrowserProps) {
  const api = useApi();
  const { visible } = useActivity();
  const before = useRef<string | null>(null);
  const [isCreating, setCreating] = useState(false);
  const [doubtful, setDoubtful] = useState<string>();
  const content = useLive(
    async (own) => {
      const settings = await markorSettings.get(own);
      const { favourite } = await fileLists.get(own);
      return { folder, settings, entries: await listFolder(own, folder, settings), favourites: favourite };
    },
    { preferences: [markorSettings, fileLists] },
    [folder],
  );
  const entries: readonly FileInfo[] = content.data?.folder === folder ? content.data.entries : [];
  const selection = useSelection(entries.map(({ path }) => path));
  const refresh = () => {
    selection.clear();
    content.reload();
  };
  useEffect(() => {
    if (visible) refresh();
  }, [visible]);
  const open = (path: string) => {
    selection.clear();
    onFolder(path);
  };
  /** To the favourites, and back from there. */
  const quickSwitch = () => {
    if (folder === favouriteFiles) return open(before.current ?? recentFiles);
    if (folder !== recentFiles) before.current = folder;
    return open(favouriteFiles);
  };
  useBack(() => open(parentOf(folder)), folder !== notebook && folder !== '/');
  if (content.data === undefined) return <FrameLayout weight={1} />;
  const { settings, favourites } = content.data;
  const openEntry = (path: string, kind: FileInfo['kind']) => {
    if (selection.isActive) return selection.toggle(path);
    if (kind === 'directory') return open(path);
    if (isNoteName(nameOf(path))) return void openDocument(api, path);
    return setDoubtful(path);
  };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      {selection.isActive ? (
        <SelectionToolbar
          notebook={notebook}
          folder={folder}
          entries={entries.filter(({ path }) => selection.has(path))}
          favourites={favourites}
          onDone={refresh}
        />
      ) : (
        <BrowserToolbar
          title={folder === notebook ? 'Markor' : `> ${nameOf(folder)}`}
          notebook={notebook}
          folder={folder}
          settings={settings}
          onFolder={open}
          onChange={refresh}
        />
      )}
      <ViewPager
        id="main__view_pager_container"
        selected={0}
        onSelect={onTab}
        pages={[
          <FrameLayout key="files" weight={1} class="markor-browser">
            <FileList
              key={folder}
              entries={entries}
              parent={folder === '/' ? null : parentOf(folder)}
              selected={new Set(selection.keys)}
              favourites={favourites}
              padding={88}
              onUp={() => open(parentOf(folder))}
              onOpen={openEntry}
              onLongPress={selection.toggle}
            />
            {entries.length === 0 && !content.loading && (
              <TextView id="empty_hint" class="markor-hint" color="muted" align="center">
                {'¯\\_(ツ)_/¯'}
              </TextView>
            )}
          </FrameLayout>,
          null,
          null,
          null,
        ]}
      />
      <FloatingActionButton
        id="fab_add_new_item"
        icon={add}
        contentDescription="Create a new file or folder"
        onClick={() => (isVirtual(folder) ? open(notebook) : setCreating(true))}
        onLongClick={quickSwitch}
      />
      {isCreating && (
        <NewFileDialog
          folder={folder}
          onClose={() => setCreating(false)}
          onCreated={(path, kind) => (kind === 'file' ? void openDocument(api, path) : refresh())}
        />
      )}
      {doubtful !== undefined && <OpenWithDialog path={doubtful} onClose={() => setDoubtful(undefined)} />}
    </LinearLayout>
  );
}
