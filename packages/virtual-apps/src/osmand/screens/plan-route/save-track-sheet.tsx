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
.save-track { padding-bottom: 32PX; display: flex; flex-direction: column; align-items: stretch; }
.save-track-name { height: 146PX; margin: 0 16px; }
.save-track-folders { display: flex; align-items: center; margin-top: 32PX; height: 95PX; }
.save-track-folders > .text:first-child { padding-left: 16px; }
.save-track-list { padding: 18PX 0; width: 181PX; text-align: center; color: var(--primary); font-weight: 500; }
.save-track .view.editor-cards { padding: 0 16px; height: 158PX; }
.save-track .editor-card { flex: none; height: 158PX; width: 263PX; min-width: 0; }
.save-track .view.editor-card-name { display: block; overflow: hidden; }
.save-track-switch { height: 126PX; margin: 42PX 16px 0; padding: 0 12px; gap: 12px; box-shadow: inset 0 0 0 1px var(--surface-variant); border-radius: 4px; display: flex; align-items: center; }
.save-track-switch:nth-last-child(2) { margin-top: 63PX; }
.view.save-track-switch > .switch { width: 126PX; height: 126PX; }
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
            <TextView id="title" textAppearance="body-large" weight={1}>
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
