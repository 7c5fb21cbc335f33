import {
  ConfirmDialog,
  SingleChoiceDialog,
  TextInputDialog,
  TextView,
  useApi,
  useSavedState,
} from '@androidworld/app-sdk/ui';
import analyse from '@material-symbols/svg-400/rounded/analytics.svg';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import move from '@material-symbols/svg-400/rounded/drive_file_move.svg';
import rename from '@material-symbols/svg-400/rounded/edit.svg';
import exportIcon from '@material-symbols/svg-400/rounded/file_export.svg';
import map from '@material-symbols/svg-400/rounded/map.svg';
import share from '@material-symbols/svg-400/rounded/share.svg';
import { formatDistance, type MetricSystem } from '../../geo/format-distance.ts';
import { lengthOf } from '../../geo/lat-lon.ts';
import { type Track, tracksFolder } from '../../store/tracks.ts';
import { Row } from '../parts/row.tsx';
import { Sheet } from '../parts/sheet.tsx';

interface TrackSheetProps {
  track: Track;
  folders: readonly string[];
  isShown: boolean;
  metricSystem: MetricSystem;
  onShow: () => void;
  onHide: () => void;
  onChanged: () => void;
  onShare: () => void;
  onClose: () => void;
}

/** What can be done with a track. */
export function TrackSheet(props: TrackSheetProps) {
  const { track, folders, isShown, metricSystem, onChanged, onClose } = props;
  const api = useApi();
  const [dialog, setDialog] = useSavedState<'rename' | 'delete' | 'move' | 'analyse' | null>('track dialog', null);
  const parent = track.path.slice(0, track.path.lastIndexOf('/'));
  const act = (what: () => void) => () => {
    onClose();
    what();
  };
  const done = (change: Promise<unknown>) => void change.then(onChanged).then(onClose);
  if (dialog === 'analyse') {
    const facts = [
      [
        'Distance',
        formatDistance(
          track.segments.reduce((sum, one) => sum + lengthOf(one), 0),
          metricSystem,
        ),
      ],
      ['Points', String(track.segments.reduce((sum, { length }) => sum + length, 0))],
      ['Segments', String(track.segments.length)],
      ['Waypoints', String(track.waypoints.length)],
    ] as const;
    return (
      <Sheet title={track.name} onClose={onClose} buttons={[{ text: 'Close', onClick: onClose }]}>
        {facts.map(([title, value]) => (
          <Row key={title} title={title}>
            <TextView id="value">{value}</TextView>
          </Row>
        ))}
      </Sheet>
    );
  }
  return (
    <Sheet title={track.name} onClose={onClose} buttons={[{ text: 'Close', onClick: onClose }]}>
      {isShown ? (
        <Row title="Hide from map" icon={map} onClick={act(props.onHide)} />
      ) : (
        <Row title="Show on map" icon={map} onClick={act(props.onShow)} />
      )}
      <Row title="Analyze on map" icon={analyse} onClick={() => setDialog('analyse')} />
      <Row title="Move" icon={move} onClick={() => setDialog('move')} />
      <Row title="Rename" icon={rename} onClick={() => setDialog('rename')} />
      <Row title="Share" icon={share} onClick={act(props.onShare)} />
      <Row title="Export" icon={exportIcon} onClick={act(props.onShare)} />
      <Row title="Delete" icon={remove} iconColor="#d32f2f" onClick={() => setDialog('delete')} />
      {dialog === 'move' && (
        <SingleChoiceDialog
          title="Select folder"
          choices={['', ...folders].map((folder) => ({ value: folder, label: folder === '' ? 'Tracks' : folder }))}
          selected={track.folder}
          onChoose={(folder) => {
            const to = folder === '' ? tracksFolder : `${tracksFolder}/${folder}`;
            done(to === parent ? Promise.resolve() : api.files.move(track.path, `${to}/${track.name}.gpx`));
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'rename' && (
        <TextInputDialog
          title="Rename"
          initial={track.name}
          confirm="Save"
          validate={async (text) => {
            if (text.trim() === '' || text.includes('/')) return 'Empty filename';
            const taken = await api.files.stat(`${parent}/${text.trim()}.gpx`);
            return taken === null || text.trim() === track.name ? undefined : 'File with same name already exists.';
          }}
          onDone={(text) => done(api.files.move(track.path, `${parent}/${text.trim()}.gpx`))}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          message={`Delete ${track.name}?`}
          confirm="Delete"
          onConfirm={() => done(api.files.remove(track.path))}
          onClose={() => setDialog(null)}
        />
      )}
    </Sheet>
  );
}
