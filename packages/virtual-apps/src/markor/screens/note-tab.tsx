import { LinearLayout, useApi } from '@androidworld/app-sdk/ui';
import { openSettings } from '../open-settings.ts';
import { NoteToolbar } from '../widgets/note-toolbar.tsx';
import { NoteView } from '../widgets/note-view.tsx';
import { useNoteEditor } from './use-note-editor.ts';

/** A note that has a place on the main screen. It need not exist before something is written. */
export function NoteTab({ path, title }: { path: string; title: string }) {
  const api = useApi();
  const note = useNoteEditor(path);
  if (note === undefined) return <LinearLayout orientation="vertical" weight={1} />;
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <NoteToolbar
        path={path}
        note={note}
        title={title}
        moreMenu={[{ title: 'Settings', onClick: () => void openSettings(api) }]}
      />
      <NoteView path={path} note={note} />
    </LinearLayout>
  );
}
