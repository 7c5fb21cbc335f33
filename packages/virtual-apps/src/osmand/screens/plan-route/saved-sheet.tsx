import { css, FrameLayout, Icon, LinearLayout, TextView, useApi } from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check_circle.svg';
import { shareFile } from '../../store/share-file.ts';
import type { Track } from '../../store/tracks.ts';
import { Sheet, SheetButton } from '../parts/sheet.tsx';

css`
.saved-sheet { display: flex; flex-direction: column; align-items: center; }
.view.saved-icon { margin-top: 42PX; width: 105PX; height: 105PX; color: #43a047; }
.saved-name { font-weight: 500; margin-top: 22PX; line-height: 57PX; }
.saved-text { margin-top: 11PX; line-height: 57PX; }
.saved-button { margin: 76PX 42PX 0; height: 95PX; width: 996PX; }
.saved-open { width: 100%; height: 95PX; display: flex; align-items: center; justify-content: center; background: var(--primary); color: #ffffff; border-radius: 4px; font-weight: 500; text-align: center; }
.saved-sheet .osm-sheet-button { flex: none; width: 996PX; margin-top: 17PX; }
.saved-sheet .osm-sheet-button + .osm-sheet-button { margin-top: 2PX; }
.saved-sheet .osm-sheet-button:last-child { margin: 33PX 0 17PX; }
`;

interface SavedSheetProps {
  track: Pick<Track, 'name' | 'path'>;
  onOpen: () => void;
  onNew: () => void;
  onExit: () => void;
}

/** A track is saved: what next? */
export function SavedSheet({ track, onOpen, onNew, onExit }: SavedSheetProps) {
  const api = useApi();
  const share = () => void shareFile(api, track.path, track.name);
  return (
    <Sheet onClose={onExit}>
      <FrameLayout class="saved-sheet">
        <Icon icon={check} class="saved-icon" semantics={{ importantForAccessibility: 'no' }} />
        <TextView id="file_name" class="saved-name">
          {`${track.name}.gpx`}
        </TextView>
        <TextView class="saved-text">is saved</TextView>
        <LinearLayout id="button" class="saved-button" onClick={onOpen}>
          <TextView id="button_text" class="saved-open">
            Open saved track
          </TextView>
        </LinearLayout>
        <SheetButton text="Share" onClick={share} />
        <SheetButton text="Create new route" onClick={onNew} />
        <SheetButton text="Exit" onClick={onExit} />
      </FrameLayout>
    </Sheet>
  );
}
