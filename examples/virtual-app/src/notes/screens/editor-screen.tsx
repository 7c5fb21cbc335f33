import {
  EditText,
  glyphs,
  LinearLayout,
  phoneNow,
  Toolbar,
  useActivity,
  useApi,
  useLive,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import { loadNote, saveNote } from '../store.ts';

/** One note; a new one without the extra `id`. */
export function EditorScreen() {
  const id = Number(useActivity().intent.extras?.id ?? 0);
  const note = useLive((phone) => loadNote(phone, id), {}, [id]).data;
  return note === undefined ? null : <Editor id={id} {...note} />;
}

function Editor(note: { id: number; title: string; body: string }) {
  const api = useApi();
  const { finish } = useActivity();
  // Still there when Android had to end the process meanwhile.
  const [title, setTitle] = useSavedState('title', note.title);
  const [body, setBody] = useSavedState('body', note.body);
  const save = async () => {
    await saveNote(api, note.id, { title: title.trim(), body, changedMs: phoneNow() });
    await finish();
  };
  const isComplete = title.trim() !== '';
  const done = { id: 'save', title: 'Save', icon: glyphs.check, showAsAction: 'always', onClick: save } as const;
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar
        title={note.id === 0 ? 'New note' : 'Edit note'}
        onUp={() => void finish()}
        menu={[{ ...done, enabled: isComplete }]}
      />
      <LinearLayout orientation="vertical" padding={16} gap={16} weight={1}>
        <EditText id="title" hint="Title" value={title} onChange={setTitle} autoFocus={note.id === 0} />
        <EditText id="body" hint="Text" value={body} onChange={setBody} multiline minLines={6} />
      </LinearLayout>
    </LinearLayout>
  );
}
