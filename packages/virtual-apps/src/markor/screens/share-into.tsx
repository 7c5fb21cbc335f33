import type { AppApi } from '@androidworld/app-sdk';
import { type LocalTime, localParts } from '@androidworld/app-sdk';
import {
  css,
  EditText,
  LinearLayout,
  ListItem,
  ScrollView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { noteFormat } from '../format/note-format.ts';
import { openDocument } from '../open-document.ts';
import { shareText } from '../share.ts';
import { appendToNote } from '../store/files.ts';
import { markorSettings, noteUse } from '../store/settings.ts';
import { FilePicker } from '../widgets/file-picker.tsx';
import { NewFileDialog } from '../widgets/new-file-dialog.tsx';

css`
.markor-shared { flex: 40 1 0; background: var(--surface); }
.markor-shared .field { flex: 1 0 auto; }
.markor-shared .field-box { align-items: stretch; }
.markor-shared .field-input { padding: 16px; font-size: 0.9375rem; }
.markor-share-title { padding: 16px 16px 8px; color: var(--accent); font-weight: 500; }
.markor-share-item { min-height: 52px; border-bottom: 1px solid var(--outline-variant); }
`;

type Picking = 'existing' | 'favourite' | 'recent' | 'popular' | 'folder';
const startFolders: Readonly<Record<Picking, string | null>> = {
  existing: null,
  folder: null,
  favourite: '/storage/favourite-files',
  recent: '/storage/recent-files',
  popular: '/storage/popular-files',
};

/** What becomes of text that other apps share with Markor. The text can be changed first. */
export function ShareInto({ text: shared }: { text: string }) {
  const api = useApi();
  const { finish } = useActivity();
  const [text, setText] = useState(shared);
  const [picking, setPicking] = useState<{ what: Picking; notebook: string }>();
  const [newIn, setNewIn] = useState<string>();
  const append = async (path: string, { opens }: { opens: boolean }) => {
    await appendShared(api, path, text);
    await noteUse(api, path);
    if (opens) await openDocument(api, path);
    await finish();
  };
  const pick = async (what: Picking) => setPicking({ what, notebook: (await markorSettings.get(api)).notebook });
  const entries: readonly { label: string; onClick: () => void }[] = [
    {
      label: 'QuickNote',
      onClick: async () => append((await markorSettings.get(api)).quickNote, { opens: false }),
    },
    { label: 'To-Do', onClick: async () => append((await markorSettings.get(api)).todo, { opens: false }) },
    { label: 'Share', onClick: () => void shareText(api, text).then(finish) },
    { label: 'Clipboard', onClick: () => void api.clipboard.set(text).then(finish) },
  ];
  const browsing: readonly { label: string; what: Picking }[] = [
    { label: 'Favourites', what: 'favourite' },
    { label: 'Recently viewed documents', what: 'recent' },
    { label: 'Popular documents', what: 'popular' },
    { label: 'Select existing document', what: 'existing' },
    { label: 'Create new document', what: 'folder' },
  ];
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Share into" titleId="note__activity__text_note_title" />
      <ScrollView class="markor-shared" id="document__fragment__edit__content_editor__scrolling_parent">
        <EditText
          id="document__fragment__share_into__highlighting_editor"
          variant="bare"
          multiline
          value={text}
          onChange={setText}
        />
      </ScrollView>
      <ScrollView style={{ flex: '60 1 0' }} id="recycler_view" className="androidx.recyclerview.widget.RecyclerView">
        <TextView class="markor-share-title">Share to…</TextView>
        {entries.map(({ label, onClick }) => (
          <ListItem key={label} class="markor-share-item" title={label} onClick={onClick} />
        ))}
        <TextView class="markor-share-title">File browser</TextView>
        {browsing.map(({ label, what }) => (
          <ListItem key={label} class="markor-share-item" title={label} onClick={() => void pick(what)} />
        ))}
      </ScrollView>
      {picking !== undefined && (
        <FilePicker
          pick={picking.what === 'folder' ? 'folder' : 'file'}
          title={() => 'Select'}
          start={startFolders[picking.what] ?? picking.notebook}
          onClose={() => setPicking(undefined)}
          onPick={(path) => {
            setPicking(undefined);
            if (picking.what === 'folder') setNewIn(path);
            else void append(path, { opens: true });
          }}
        />
      )}
      {newIn !== undefined && (
        <NewFileDialog
          folder={newIn}
          isNoteOnly
          onClose={() => setNewIn(undefined)}
          onCreated={(path) => void append(path, { opens: true })}
        />
      )}
    </LinearLayout>
  );
}

async function appendShared(api: AppApi, path: string, text: string): Promise<void> {
  if (noteFormat(path) === 'todotxt') {
    const [nowMs, zone] = await Promise.all([api.clock.now(), api.clock.zone()]);
    return appendToNote(api, path, `${dayText(localParts(nowMs, zone))} ${text.replaceAll(/\n+/g, ' ')}`);
  }
  const { shareFormat } = await markorSettings.get(api);
  return appendToNote(api, path, formatShared(shareFormat, text));
}

/** As todo.txt writes days: `2023-10-15`. */
function dayText({ year, month, day }: LocalTime): string {
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

/** `{{text}}` in the format stands for the text; without it the text comes last. */
function formatShared(format: string, text: string): string {
  const [before = '', after = ''] = format.replaceAll('\\n', '\n').split('{{text}}');
  return before + text + after;
}
