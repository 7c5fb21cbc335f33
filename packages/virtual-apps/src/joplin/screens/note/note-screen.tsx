import {
  AlertDialog,
  CheckBox,
  css,
  EditText,
  Icon,
  ImageButton,
  LinearLayout,
  TextView,
  useApi,
  useBack,
  useLive,
  View,
  WebView,
} from '@androidworld/app-sdk/ui';
import edit from '@material-symbols/svg-400/rounded/edit-fill.svg';
import moreVert from '@material-symbols/svg-400/rounded/more_vert.svg';
import redoIcon from '@material-symbols/svg-400/rounded/redo-fill.svg';
import undoIcon from '@material-symbols/svg-400/rounded/undo-fill.svg';
import { useState } from 'preact/hooks';
import type { MarkdownPlugins } from '../../markdown/joplin-markdown.ts';
import { checkboxOf, renderNote, toggleCheckbox } from '../../markdown/render-note.ts';
import { useNavigation } from '../../navigation.ts';
import { database, type Note } from '../../store/database.ts';
import { listFolders } from '../../store/folders.ts';
import { loadNote, updateNotes } from '../../store/notes.ts';
import { loadPictures } from '../../store/resources.ts';
import type { Settings } from '../../store/settings.ts';
import { FolderPicker } from '../../widgets/folder-picker.tsx';
import { BackButton, Header, HeaderButton } from '../../widgets/header.tsx';
import { themeClass } from '../theme-class.ts';
import { NoteMenu } from './note-menu.tsx';
import { NoteEditor } from './note-text-editor.tsx';
import { openLink } from './open-link.ts';
import { PropertiesPanel } from './properties-panel.tsx';
import { useNoteDraft } from './use-note-draft.ts';
import { useNoteLocation } from './use-note-location.ts';

css`
.joplin-note-header > .joplin-header { height: 134PX; margin-top: 2PX; }
.joplin-note-header { background: var(--joplin-header); flex-shrink: 0; }
.joplin-note-title { height: 125PX; margin: 0 15px 3PX; align-items: center; flex-shrink: 0; }
.joplin-note-title .field-input { height: 125PX; padding: 10px 0; border: 0; font-size: 1rem; font-weight: 700; }
.joplin-note-title .check-box-square { margin: 0 10px 0 0; }
.joplin-edit.joplin-edit { position: absolute; z-index: 3; right: 16px; bottom: 41PX; width: 56px; height: 56px; border-radius: 50%; background: #e74c3c; color: #fff; box-shadow: var(--shadow-3); }
`;

const noPictures: ReadonlyMap<string, string> = new Map();

export interface NoteScreenProps {
  id: string;
  isNew: boolean;
  settings: Settings;
}

export function NoteScreen(props: NoteScreenProps) {
  const { data, loading } = useLive((api) => loadNote(api, props.id), { tables: [database.tables.notes] }, [props.id]);
  useNoteLocation(props);
  if (data !== undefined) return <OpenNote {...props} note={data} />;
  return loading ? null : <GoneNote />;
}

/** The note was removed for good, e.g. from the trash. */
function GoneNote() {
  const { back } = useNavigation();
  return (
    <AlertDialog message="This note no longer exists." positive={{ label: 'OK', onClick: back }} onDismiss={back} />
  );
}

function OpenNote({ note, isNew, settings }: NoteScreenProps & { note: Note }) {
  const api = useApi();
  const { back, go } = useNavigation();
  const [isEditing, setEditing] = useState(isNew);
  const [menuIsOpen, setMenuOpen] = useState(false);
  const [showsProperties, setShowsProperties] = useState(false);
  const draft = useNoteDraft(note, { isNew });
  const folders = useLive(listFolders, { tables: [database.tables.folders] }).data ?? [];
  const { data: pictures = noPictures } = useLive((phone) => loadPictures(phone, draft.body), {}, [draft.body]);
  const folder = folders.find(({ id }) => id === note.parentId);
  const isDeleted = note.deletedMs > 0;
  const isDone = note.completedMs > 0;
  const leave = async () => {
    await draft.finish();
    back();
  };
  useBack(() => {
    if (isEditing && !isNew) {
      void draft.save();
      setEditing(false);
    } else void leave();
    return true;
  });
  const tickTodo = async (done: boolean) =>
    updateNotes(api, [note.id], { completedMs: done ? await api.clock.now() : 0 });
  return (
    <LinearLayout orientation="vertical" weight={1} style={{ position: 'relative' }}>
      <LinearLayout orientation="vertical" class="joplin-note-header">
        <Header>
          <BackButton onClick={() => void leave()} />
          {isEditing && draft.canUndo && (
            <HeaderButton icon={undoIcon} contentDescription="Undo" onClick={draft.undo} />
          )}
          {isEditing && draft.canRedo && (
            <HeaderButton icon={redoIcon} contentDescription="Redo" onClick={draft.redo} />
          )}
          <FolderPicker
            label={folder?.title ?? ''}
            onChoose={(parentId) => void updateNotes(api, [note.id], { parentId })}
          />
          <View className="android.view.ViewGroup" style={{ width: '145PX' }} onClick={() => setMenuOpen(true)}>
            <View
              className="android.view.ViewGroup"
              contentDescription="Actions"
              style={{ position: 'absolute', top: '26PX', left: 0, right: 0, height: '81PX' }}
            >
              <Icon
                className="android.widget.TextView"
                icon={moreVert}
                size={30}
                style={{ width: '100%', height: '100%' }}
              />
            </View>
          </View>
        </Header>
      </LinearLayout>
      <LinearLayout class="joplin-note-title">
        {note.isTodo && <CheckBox checked={isDone} onChange={(done) => void tickTodo(done)} />}
        <EditText weight={1} variant="bare" hint="Add title" value={draft.title} onChange={draft.setTitle} />
      </LinearLayout>
      {isEditing ? (
        <NoteEditor draft={draft} settings={settings} />
      ) : (
        <WebView
          html={renderNote(draft.body, { isDark: themeClass(settings) !== '', plugins: pluginsOf(settings), pictures })}
          shouldOverrideUrlLoading={(url) => {
            const place = checkboxOf(url);
            if (place === undefined) void openLink(api, url, go);
            else void updateNotes(api, [note.id], { body: toggleCheckbox(note.body, place) });
            return true;
          }}
        />
      )}
      {!isEditing && !isDeleted && (
        <ImageButton
          class="joplin-edit"
          icon={edit}
          contentDescription="Edit"
          color="#fff"
          onClick={() => setEditing(true)}
        />
      )}
      {menuIsOpen && (
        <NoteMenu
          note={note}
          draft={draft}
          onProperties={() => setShowsProperties(true)}
          onClose={() => setMenuOpen(false)}
        />
      )}
      {note.isEncrypted && <TextView style={{ padding: '10px 15px' }}>This note is encrypted.</TextView>}
      <PropertiesPanel note={note} open={showsProperties} onClose={() => setShowsProperties(false)} />
    </LinearLayout>
  );
}

function pluginsOf(settings: Settings): MarkdownPlugins {
  const isOn = (name: keyof MarkdownPlugins) => settings[`markdown.plugin.${name}`] === '1';
  return {
    softbreaks: isOn('softbreaks'),
    mark: isOn('mark'),
    sub: isOn('sub'),
    sup: isOn('sup'),
    insert: isOn('insert'),
  };
}
