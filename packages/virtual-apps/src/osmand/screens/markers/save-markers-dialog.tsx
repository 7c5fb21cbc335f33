import { phoneNow, TextInputDialog, useApi } from '@androidworld/app-sdk/ui';
import type { Marker } from '../../store/markers.ts';
import { parseDescription } from '../../store/point-description.ts';
import { renderWaypoints, tracksFolder } from '../../store/tracks.ts';

const folder = `${tracksFolder}/map markers`;

/** Writes the markers as points of a GPX file, which is no track. */
export function SaveMarkersDialog({ markers, onClose }: { markers: readonly Marker[]; onClose: () => void }) {
  const api = useApi();
  const now = new Date(phoneNow());
  const two = (part: number) => String(part).padStart(2, '0');
  const save = async (name: string) => {
    const points = markers.map(({ lat, lon, description }) => ({ lat, lon, name: parseDescription(description).name }));
    await api.files.mkdir(folder);
    await api.files.write(`${folder}/${name}.gpx`, renderWaypoints(name, points, phoneNow()));
    await api.toast(`${name}.gpx is saved`);
  };
  return (
    <TextInputDialog
      id="name_edit_text"
      title="Save as track file"
      message="Export your markers to the following GPX file:"
      initial={`markers_${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`}
      confirm="Save"
      validate={(text) => (text.trim() === '' || text.includes('/') ? 'Empty filename' : undefined)}
      onDone={(text) => void save(text.trim())}
      onClose={onClose}
    />
  );
}
