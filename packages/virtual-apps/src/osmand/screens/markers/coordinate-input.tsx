import { Button, EditText, LinearLayout, TextView, Toolbar, useApi, useBack } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { parseCoordinates } from '../../geo/coordinates.ts';
import { addMarker } from '../../store/markers.ts';
import { PageBar } from '../parts/page-bar.tsx';

const none = { latitude: '', longitude: '', name: '' };

/** Markers by their coordinates, one after the other. */
export function CoordinateInput({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const [typed, setTyped] = useState(none);
  const [count, setCount] = useState(0);
  const [problem, setProblem] = useState<string>();
  useBack(onClose);
  const change = (part: Partial<typeof none>) => {
    setProblem(undefined);
    setTyped({ ...typed, ...part });
  };
  const add = async () => {
    const at = parseCoordinates(`${typed.latitude}, ${typed.longitude}`);
    if (at === null) return setProblem('Invalid coordinates');
    const name = typed.name.trim() || `Point ${count + 1}`;
    await addMarker(api, at, { type: 'map_marker', typeName: '', name });
    setCount(count + 1);
    setTyped(none);
  };
  return (
    <LinearLayout orientation="vertical" class="osm-page" align="stretch">
      <PageBar />
      <Toolbar title="Coordinate input" titleId="toolbar_text" onUp={onClose} />
      <LinearLayout orientation="vertical" padding={16} gap={16} align="stretch">
        <EditText
          id="lat_first_input_et"
          variant="filled"
          hint="Latitude"
          value={typed.latitude}
          onChange={(latitude) => change({ latitude })}
        />
        <EditText
          id="lon_first_input_et"
          variant="filled"
          hint="Longitude"
          value={typed.longitude}
          error={problem}
          onChange={(longitude) => change({ longitude })}
        />
        <EditText
          id="point_name_et"
          variant="filled"
          hint="Name"
          value={typed.name}
          onChange={(name) => change({ name })}
        />
        <Button id="add_marker_button" onClick={() => void add()}>
          ADD
        </Button>
        <TextView id="add_button_text" class="osm-muted">{`Points added: ${count}`}</TextView>
      </LinearLayout>
    </LinearLayout>
  );
}
