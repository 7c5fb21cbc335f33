import {
  AlertDialog,
  ConfirmDialog,
  css,
  LinearLayout,
  TextView,
  useActivity,
  useApi,
  useAsync,
} from '@androidworld/app-sdk/ui';
import newFolder from '@material-symbols/svg-400/rounded/create_new_folder.svg';
import { useState } from 'preact/hooks';
import { documentUri, treeUri } from '../document-uri.ts';
import type { Entry } from '../entry.ts';
import { createFile, createFolder } from '../file-operations.ts';
import { isBlockedTree, offersEntry, offersRoot, type PickRequest, pickRequest } from '../pick-request.ts';
import { folderOf, listRoots, type Place, type Root, titleOf } from '../roots.ts';
import { startPlace } from '../start-place.ts';
import { BrowseBar } from './browse-bar.tsx';
import { Directory } from './directory.tsx';
import { DirectoryHeader, headerName } from './directory-header.tsx';
import { FilesLayout } from './files-layout.tsx';
import { NewFolderDialog } from './new-folder-dialog.tsx';
import { PickBar, SaveBar } from './pick-bar.tsx';
import { RootsDrawer } from './roots-drawer.tsx';
import { SortDialog } from './sort-dialog.tsx';
import { useBrowser } from './use-browser.ts';

css`
.files-blocked { padding: 8px 24px 16px; }
`;

const resultOk = -1;
const grants = 0x1 | 0x2 | 0x40;

/** Where other apps, and Files itself, let the person pick a file or a folder (PickActivity). */
export function PickScreen() {
  const api = useApi();
  const { intent } = useActivity();
  const request = pickRequest(intent);
  const roots = useAsync(() => listRoots(api), []).data?.filter((root) => offersRoot(request, root));
  if (roots === undefined) return <LinearLayout orientation="vertical" weight={1} />;
  const home = request.kind === 'file' || request.kind === 'tree' ? 'recent' : 'downloads';
  return <Picker request={request} roots={roots} start={startPlace(intent, roots, home)} />;
}

interface PickerProps {
  request: PickRequest;
  roots: readonly Root[];
  start: Place;
}

function Picker({ request, roots, start }: PickerProps) {
  const api = useApi();
  const { finish, setResult } = useActivity();
  const browser = useBrowser(roots, start, { canSearch: request.kind === 'file' });
  const [shown, setShown] = useState<'drawer' | 'new-folder' | 'sort' | 'allow' | null>(null);
  const [name, setName] = useState(request.kind === 'new-file' ? request.name : '');
  const [replaced, setReplaced] = useState<Entry | null>(null);
  const [overwriting, setOverwriting] = useState(false);
  const folder = folderOf(browser.place);
  const close = () => setShown(null);

  const answer = async (uri: string) => {
    await setResult(resultOk, { data: uri, flags: grants });
    await finish();
  };
  const answerPath = (path: string | null) => (path === null ? undefined : answer(documentUri(path)));
  const save = async () => {
    if (request.kind !== 'new-file' || folder === null) return;
    if (replaced !== null) return setOverwriting(true);
    await answerPath(await createFile(api, folder, name, request.type));
  };
  const isBlocked = request.kind === 'tree' && folder !== null && isBlockedTree(folder);
  const bar =
    request.kind === 'destination' ? (
      <PickBar
        label={request.operation}
        enabled={folder !== null}
        onCancel={() => void finish()}
        onPick={() => void answerPath(folder)}
      />
    ) : request.kind === 'tree' ? (
      <PickBar label="Use this folder" enabled={folder !== null && !isBlocked} onPick={() => setShown('allow')} />
    ) : request.kind === 'new-file' ? (
      <SaveBar
        name={name}
        type={request.type}
        enabled={folder !== null && name.trim() !== ''}
        onChange={(text) => {
          setName(text);
          setReplaced(null);
        }}
        onSave={() => void save()}
      />
    ) : undefined;
  return (
    <FilesLayout
      toolbar={
        <BrowseBar
          browser={browser}
          onDrawer={() => setShown('drawer')}
          menu={[
            {
              icon: newFolder,
              title: 'New folder',
              id: 'option_menu_create_dir',
              showAsAction: 'always',
              visible: folder !== null && request.kind !== 'file',
              onClick: () => setShown('new-folder'),
            },
            { title: 'Sort by...', onClick: () => setShown('sort') },
          ]}
        />
      }
      header={<DirectoryHeader browser={browser} />}
      headerName={headerName(browser)}
      directory={
        <Directory
          browser={browser}
          isEnabled={(entry) => offersEntry(request, entry)}
          onOpenFile={(entry) => {
            if (request.kind === 'file') return void answerPath(entry.path);
            setReplaced(entry);
            setName(entry.name);
          }}
          hasBar={bar !== undefined}
          notice={isBlocked && <BlockedNotice />}
        />
      }
      save={bar}
    >
      {shown === 'sort' && <SortDialog sort={browser.sort} onSort={browser.setSort} onClose={close} />}
      {shown === 'new-folder' && folder !== null && (
        <NewFolderDialog
          onDone={async (text) => {
            const path = await createFolder(api, folder, text);
            browser.enter({ key: path, title: path.slice(folder.length + 1) });
          }}
          onClose={close}
        />
      )}
      {shown === 'allow' && folder !== null && (
        <AlertDialog
          // The caller's name is not known here; this is what the real app says then.
          title={`Allow Anonymous to access files in ${titleOf(browser.place)}?`}
          message={`This will let Anonymous access current and future content stored in ${titleOf(browser.place)}.`}
          onDismiss={close}
          negative={{ label: 'Cancel', onClick: close }}
          positive={{ label: 'Allow', onClick: () => void answer(treeUri(folder)) }}
        />
      )}
      {overwriting && replaced !== null && (
        <ConfirmDialog
          message={`Overwrite ${replaced.name}?`}
          onConfirm={() => void answerPath(replaced.path)}
          onClose={() => setOverwriting(false)}
        />
      )}
      <RootsDrawer
        title={request.kind === 'new-file' ? 'Save to' : request.kind === 'file' ? 'Open from' : 'Files'}
        roots={roots}
        current={browser.place.root}
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

function BlockedNotice() {
  return (
    <LinearLayout orientation="vertical" class="files-blocked" gap={4}>
      <TextView id="header_title" textAppearance="title">
        Can’t use this folder
      </TextView>
      <TextView color="muted">To protect your privacy, choose another folder</TextView>
    </LinearLayout>
  );
}
