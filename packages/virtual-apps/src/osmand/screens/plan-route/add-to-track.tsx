import { TextView, useApi, useLive } from '@androidworld/app-sdk/ui';
import icon from '@material-symbols/svg-400/rounded/conversion_path.svg';
import type { LatLon } from '../../geo/lat-lon.ts';
import { listTracks, type Track, writeTrack } from '../../store/tracks.ts';
import { Row } from '../parts/row.tsx';
import { Sheet } from '../parts/sheet.tsx';

interface AddToTrackProps {
  segments: readonly (readonly LatLon[])[];
  onAdded: (track: Pick<Track, 'name' | 'folder' | 'path'>) => void;
  onClose: () => void;
}

/** Puts what was drawn into a track that is there, before what it has. */
export function AddToTrack({ segments, onAdded, onClose }: AddToTrackProps) {
  const api = useApi();
  const tracks = useLive(listTracks).data ?? [];
  return (
    <Sheet title="Add to a track" onClose={onClose} buttons={[{ text: 'Cancel', onClick: onClose }]}>
      {tracks.length === 0 && <TextView class="osm-header">There are no tracks yet.</TextView>}
      {tracks.map((track) => (
        <Row
          key={track.path}
          title={track.name}
          description={track.folder}
          icon={icon}
          onClick={() => {
            const drawn = segments.filter(({ length }) => length > 0);
            void writeTrack(api, { ...track, segments: [...drawn, ...track.segments] }).then(() => onAdded(track));
          }}
        />
      ))}
    </Sheet>
  );
}
