import {
  css,
  EditText,
  LinearLayout,
  Switch,
  TextInputDialog,
  TextView,
  useApi,
  useLive,
  useNow,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { listTrackFolders, tracksFolder } from '../../store/tracks.ts';
import { GroupCards } from '../favorites/editor-parts.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { dateName, freeTrackName } from './track-names.ts';

css`
.save-track { padding: 0 16px; display: flex; flex-direction: column; align-items: stretch; }
.save-track-name { height: 146PX; }
.save-track-folders { display: flex; align-items: center; margin-top: 32PX; height: 95PX; }
.save-track-list { padding: 18PX 16px; color: var(--primary); font-weight: 500; }
.save-track .view.editor-cards { padding: 0; height: 158PX; }
.save-track .editor-card { height: 158PX; min-width: 263PX; }
.save-track-switch { height: 126PX; margin-top: 42PX; padding: 0 12px; border: 1px solid var(--surface-variant); border-radius: 4px; display: flex; align-items: center; }
.save-track-switch:first-of-type { margin-top: 63PX; }
`;

interface SaveTrackSheetProps {
  onSave: (name: string, folder: string, isShown: boolean) => Promise<void>;
  onClose: () => void;
}

/** "Save as new track" */
export function SaveTrackSheet({ onSave, onClose }: SaveTrackSheetProps) {
  const api = useApi();
  const nowMs = useNow({ everyMs: 60_000 });
  const [typed, setTyped] = useState<string>();
  const [folder, setFolder] = useState('');
  const [isSimplified, setSimplified] = useState(false);
  const [isShown, setShown] = useState(true);
  const [isNaming, setNaming] = useState(false);
  const [problem, setProblem] = useState<string>();
  const loaded = useLive(async (own) => ({
    folders: await listTrackFolders(own),
    proposed: await freeTrackName(own, dateName(new Date(nowMs))),
  }));
  const name = typed ?? loaded.data?.proposed ?? '';
  const folders = ['', ...(loaded.data?.folders ?? []), ...(folder === '' ? [] : [folder])];
  const save = async () => {
    const wanted = name.trim().replace(/\.gpx$/i, '');
    if (wanted === '') return setProblem('Empty filename');
    const parent = folder === '' ? tracksFolder : `${tracksFolder}/${folder}`;
    if (/[/\\?%*:|"<>]/.test(wanted)) return setProblem('The file name has characters that are not allowed');
    if ((await api.files.stat(`${parent}/${wanted}.gpx`)) !== null)
      return setProblem('File with same name already exists.');
    return onSave(wanted, folder, isShown);
  };
  return (
    <Sheet
      title="Save as new track"
      onClose={onClose}
      buttons={[
        { text: 'Cancel', onClick: onClose },
        { text: 'Save', main: true, onClick: () => void save() },
      ]}
    >
      <div class="save-track">
        <EditText
          id="name_edit_text"
          variant="filled"
          class="save-track-name"
          hint="Filename:"
          value={name}
          error={problem}
          onChange={(text) => {
            setProblem(undefined);
            setTyped(text);
          }}
        />
        <div class="save-track-folders">
          <TextView id="title" weight={1}>
            Select folder
          </TextView>
          <TextView id="select_folder_button" class="save-track-list" onClick={() => setNaming(true)}>
            List
          </TextView>
        </div>
        <GroupCards
          listId="recycler_view"
          groups={[...new Set(folders)].map((key) => ({ key, name: key === '' ? 'Tracks' : key }))}
          selected={folder}
          onPick={setFolder}
          addTitle="Add new folder"
          onAdd={() => setNaming(true)}
        />
        {[
          { title: 'Simplified track', checked: isSimplified, set: setSimplified },
          { title: 'Show on map', checked: isShown, set: setShown },
        ].map(({ title, checked, set }) => (
          <LinearLayout key={title} class="save-track-switch" onClick={() => set(!checked)}>
            <TextView id="title" weight={1}>
              {title}
            </TextView>
            <Switch id="compound_button" checked={checked} />
          </LinearLayout>
        ))}
      </div>
      {isNaming && (
        <TextInputDialog
          title="Add new folder"
          hint="Name"
          confirm="Save"
          isComplete={(text) => text.trim() !== '' && !text.includes('/')}
          onDone={(text) => setFolder(text.trim())}
          onClose={() => setNaming(false)}
        />
      )}
    </Sheet>
  );
}
