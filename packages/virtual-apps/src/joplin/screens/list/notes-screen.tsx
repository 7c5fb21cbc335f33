import { css, LinearLayout, RecyclerView, TextView, useApi, useLive, useSelection } from '@androidworld/app-sdk/ui';
import menu from '@material-symbols/svg-400/rounded/menu-fill.svg';
import search from '@material-symbols/svg-400/rounded/search-fill.svg';
import sort from '@material-symbols/svg-400/rounded/sort_by_alpha-fill.svg';
import { useState } from 'preact/hooks';
import { useNavigation } from '../../navigation.ts';
import { database } from '../../store/database.ts';
import { emojiOf, listFolders } from '../../store/folders.ts';
import { createNote, listNotes, type NoteSource } from '../../store/notes.ts';
import type { Settings } from '../../store/settings.ts';
import { Header, HeaderButton, HeaderTitle } from '../../widgets/header.tsx';
import { NoteRow } from '../../widgets/note-row.tsx';
import { AddMenu } from './add-menu.tsx';
import { SelectionHeader } from './selection-header.tsx';
import { SortDialog } from './sort-dialog.tsx';

css`
.joplin-nothing { padding: 10px 15px; font-size: 1.125rem; min-height: 185PX; }
`;

const { folders, notes, tags, note_tags } = database.tables;

/** The list of a notebook, of a tag, of the trash, or of all notes. */
export function NotesScreen({ source, settings }: { source: NoteSource; settings: Settings }) {
  const api = useApi();
  const { go, openMenu } = useNavigation();
  const key = JSON.stringify(source);
  const { data } = useLive((phone) => listNotes(phone, source, settings), { tables: [notes, note_tags] }, [
    key,
    settings,
  ]);
  const { data: notebooks } = useLive(listFolders, { tables: [folders] });
  const title = useLive((phone) => titleOfList(phone, source), { tables: [folders, tags] }, [key]).data ?? '';
  const [isSorting, setSorting] = useState(false);
  const selection = useSelection((data ?? []).map(({ id }) => id));
  const hasNoNotebook = notebooks?.length === 0;
  const add = async (isTodo: boolean) => {
    const parentId = source.kind === 'folder' ? source.id : (activeFolder(settings, notebooks) ?? '');
    go({ name: 'note', id: await createNote(api, { parentId, isTodo }), isNew: true });
  };
  return (
    <LinearLayout orientation="vertical" weight={1} style={{ position: 'relative' }}>
      {selection.isActive ? (
        <SelectionHeader notes={data ?? []} selection={selection} isTrash={source.kind === 'trash'} />
      ) : (
        <Header>
          <HeaderButton icon={menu} contentDescription="Sidebar" widthPx={137} onClick={openMenu} />
          <HeaderTitle>{title}</HeaderTitle>
          <HeaderButton icon={search} contentDescription="Search" onClick={() => go({ name: 'search' })} />
          <HeaderButton icon={sort} contentDescription="Sort notes by" widthPx={131} onClick={() => setSorting(true)} />
        </Header>
      )}
      {data?.length === 0 && notebooks !== undefined && (
        <Nothing
          hasNoNotebook={hasNoNotebook}
          isTrash={source.kind === 'trash'}
          onCreate={() => go({ name: 'folder' })}
        />
      )}
      {data !== undefined && data.length > 0 && (
        <RecyclerView
          items={data}
          itemKey={({ id }) => id}
          renderItem={(note) => (
            <NoteRow note={note} {...selection.row(note.id, () => go({ name: 'note', id: note.id }))} />
          )}
        />
      )}
      {source.kind !== 'trash' && !selection.isActive && !hasNoNotebook && (
        <AddMenu onAdd={(isTodo) => void add(isTodo)} />
      )}
      {isSorting && <SortDialog settings={settings} onClose={() => setSorting(false)} />}
    </LinearLayout>
  );
}

/** Where a note goes that is made outside a notebook. */
function activeFolder({ activeFolderId }: Settings, notebooks: readonly { readonly id: string }[] = []) {
  return notebooks.find(({ id }) => id === activeFolderId)?.id ?? notebooks[0]?.id;
}

async function titleOfList(api: Parameters<typeof listFolders>[0], source: NoteSource): Promise<string> {
  if (source.kind === 'all') return 'All notes';
  if (source.kind === 'trash') return 'Trash';
  const opened = database.open(api);
  if (source.kind === 'tag') return (await opened.tags.first({ where: { id: source.id } }))?.title ?? '';
  const folder = await opened.folders.first({ where: { id: source.id } });
  if (folder === undefined) return '';
  const emoji = emojiOf(folder);
  return emoji === '' ? folder.title : `${emoji} ${folder.title}`;
}

function Nothing({
  hasNoNotebook,
  isTrash,
  onCreate,
}: {
  hasNoNotebook: boolean;
  isTrash: boolean;
  onCreate: () => void;
}) {
  if (isTrash) return <Words>There are no notes in the trash folder.</Words>;
  if (!hasNoNotebook) return <Words>There are currently no notes. Create one by clicking on the (+) button.</Words>;
  return (
    <>
      <Words>You currently have no notebooks.</Words>
      <TextView
        align="center"
        style={{ margin: '10px 15px', padding: '10px', background: 'var(--primary)', color: '#fff', fontWeight: 500 }}
        className="android.widget.Button"
        onClick={onCreate}
      >
        CREATE A NOTEBOOK
      </TextView>
    </>
  );
}

function Words({ children }: { children: string }) {
  return (
    <TextView class="joplin-nothing" layoutWidth="match_parent">
      {children}
    </TextView>
  );
}
