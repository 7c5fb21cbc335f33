import { AlertDialog, EditText, LinearLayout, useApi, useLive } from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check-fill.svg';
import { useState } from 'preact/hooks';
import { useNavigation } from '../navigation.ts';
import { database, type Folder } from '../store/database.ts';
import { cleanFolderTitle, createFolder, folderTitleProblem, listFolders, updateFolder } from '../store/folders.ts';
import { FolderPicker } from '../widgets/folder-picker.tsx';
import { BackButton, Header, HeaderButton, HeaderTitle } from '../widgets/header.tsx';

/** Makes a notebook, or renames and moves one. */
export function FolderScreen({ id }: { id: string | undefined }) {
  const { data: folders } = useLive(listFolders, { tables: [database.tables.folders] });
  if (folders === undefined) return null;
  const folder = folders.find((one) => one.id === id);
  return <FolderEditor id={id} title={folder?.title ?? ''} parentId={folder?.parentId ?? ''} folders={folders} />;
}

interface FolderEditorProps {
  id: string | undefined;
  title: string;
  parentId: string;
  folders: readonly Folder[];
}

function FolderEditor({ id, folders, ...before }: FolderEditorProps) {
  const api = useApi();
  const { back, replace } = useNavigation();
  const [title, setTitle] = useState(before.title);
  const [parentId, setParentId] = useState(before.parentId);
  const [problem, setProblem] = useState<string | null>(null);
  const isChanged = (title !== before.title || parentId !== before.parentId) && title.trim() !== '';
  const parent = folders.find((one) => one.id === parentId);
  const others = folders.filter((one) => one.id !== id);
  const save = async () => {
    const wrong = folderTitleProblem(title);
    if (wrong !== undefined) return setProblem(wrong);
    const values = { title: cleanFolderTitle(title), parentId };
    if (id !== undefined) await updateFolder(api, id, values);
    const saved = id ?? (await createFolder(api, values));
    replace({ name: 'notes', source: { kind: 'folder', id: saved } });
  };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Header>
        <BackButton onClick={back} />
        <HeaderButton icon={check} contentDescription="Save changes" enabled={isChanged} onClick={() => void save()} />
        <HeaderTitle>Edit notebook</HeaderTitle>
      </Header>
      <EditText
        value={title}
        onChange={setTitle}
        hint="Enter notebook title"
        autoFocus
        style={{ margin: '0 15px' }}
        onImeAction={() => isChanged && void save()}
      />
      {others.length > 0 && (
        <LinearLayout style={{ margin: '10px 15px', height: '48px', color: 'var(--on-surface)' }}>
          <FolderPicker label={parent?.title ?? 'Select parent notebook'} none="-" onChoose={setParentId} />
        </LinearLayout>
      )}
      {problem !== null && (
        <AlertDialog
          message={problem}
          onDismiss={() => setProblem(null)}
          positive={{ label: 'OK', onClick: () => setProblem(null) }}
        />
      )}
    </LinearLayout>
  );
}
