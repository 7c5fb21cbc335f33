import { TextView, useDocumentPicker, useLive } from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import track from '@material-symbols/svg-400/rounded/conversion_path.svg';
import folder from '@material-symbols/svg-400/rounded/folder.svg';
import importIcon from '@material-symbols/svg-400/rounded/input.svg';
import { useState } from 'preact/hooks';
import { listTracks, parseTrack, type Track } from '../../store/tracks.ts';
import { Row } from '../parts/row.tsx';
import { Sheet } from '../parts/sheet.tsx';

interface StartSheetProps {
  onNew: () => void;
  onOpen: (track: Track) => void;
  onImport: (segments: Track['segments']) => void;
  onClose: () => void;
}

/** "Plan a route": a new one, or one that is there. */
export function StartSheet({ onNew, onOpen, onImport, onClose }: StartSheetProps) {
  const tracks = useLive(listTracks).data ?? [];
  const [isListed, setListed] = useState(false);
  const { openDocument } = useDocumentPicker();
  const importTrack = async () => {
    const text = await (await openDocument())?.readText();
    const parsed = text === undefined ? null : parseTrack(text);
    if (parsed !== null) onImport(parsed.segments);
  };
  const rows = tracks.map((one) => (
    <Row key={one.path} title={one.name} description={one.folder} icon={track} onClick={() => onOpen(one)} />
  ));
  return (
    <Sheet
      title={isListed ? 'Open existing track' : 'Plan a route'}
      onClose={onClose}
      scrollId="bottom_sheet_scroll_view"
      buttons={[{ text: 'Cancel', onClick: onClose }]}
    >
      {isListed ? (
        rows
      ) : (
        <div class="plan-start">
          <Row title="Create new route" icon={add} onClick={onNew} />
          <Row title="Open existing track" icon={folder} onClick={() => setListed(true)} />
          <Row title="Import track" icon={importIcon} onClick={() => void importTrack()} />
          <TextView id="last_edited" class="plan-last-edited">
            Last edited
          </TextView>
          {rows.slice(0, 5)}
        </div>
      )}
    </Sheet>
  );
}
