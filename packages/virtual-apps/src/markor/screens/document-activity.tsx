import { LinearLayout, useActivity, useApi, useBack } from '@androidworld/app-sdk/ui';
import { useEffect } from 'preact/hooks';
import { pathExtra, previewExtra } from '../package-name.ts';
import { titleOf } from '../store/file-name.ts';
import { NoteToolbar } from '../widgets/note-toolbar.tsx';
import { NoteView } from '../widgets/note-view.tsx';
import { ShareInto } from './share-into.tsx';
import { useMarkorTheme } from './use-markor-theme.ts';
import { useNoteEditor } from './use-note-editor.ts';
import { useStorageAccess } from './use-storage-access.ts';

/** One note; or what to do with text shared into Markor. */
export function DocumentActivity() {
  const { intent, finish } = useActivity();
  const api = useApi();
  const isGranted = useStorageAccess();
  useMarkorTheme();
  const { extras = {}, data } = intent;
  const shared = extras['android.intent.extra.TEXT'] ?? extras['android.intent.extra.PROCESS_TEXT'];
  const path = typeof extras[pathExtra] === 'string' ? extras[pathExtra] : pathOf(data);
  const isLost = typeof shared !== 'string' && path === undefined;
  useEffect(() => {
    if (!isLost) return;
    void api.toast('Error: Could not open file.').then(finish);
  }, [isLost]);
  if (!isGranted || isLost) return null;
  if (typeof shared === 'string') return <ShareInto text={shared.trim()} />;
  return path === undefined ? null : <Document key={path} path={path} isPreview={extras[previewExtra] === true} />;
}

function Document({ path, isPreview }: { path: string; isPreview: boolean }) {
  const { finish } = useActivity();
  const note = useNoteEditor(path, { isPreview });
  // Saved before the file browser is seen again, so that it shows the new size and time.
  useBack(() => {
    if (note === undefined) return void finish();
    return void note.save().then(finish);
  });
  if (note === undefined) return null;
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <NoteToolbar path={path} note={note} title={titleOf(path)} titleId="note__activity__text_note_title" />
      <NoteView path={path} note={note} />
    </LinearLayout>
  );
}

/** The file a VIEW or EDIT intent names: by its path, or by that path inside a content URI. */
function pathOf(uri: string | undefined): string | undefined {
  if (uri === undefined) return undefined;
  const path = decodeURIComponent(uri.replace(/^(file|content):\/\//, '').replace(/[?#].*$/, ''));
  const at = path.search(/\/(storage|sdcard)\//);
  if (at !== -1) return path.slice(at).replace(/^\/sdcard\//, '/storage/emulated/0/');
  const primary = /primary:(.*)$/.exec(path)?.[1];
  return primary === undefined ? undefined : `/storage/emulated/0/${primary}`;
}
