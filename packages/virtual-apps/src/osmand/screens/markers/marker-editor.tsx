import {
  Button,
  ConfirmDialog,
  css,
  EditText,
  Icon,
  LinearLayout,
  TextView,
  Toolbar,
  useApi,
  useBack,
  View,
} from '@androidworld/app-sdk/ui';
import flag from '@material-symbols/svg-400/rounded/flag-fill.svg';
import { useState } from 'preact/hooks';
import { deleteMarkers, type Marker, markerColors, renameMarker } from '../../store/markers.ts';
import { parseDescription } from '../../store/point-description.ts';
import { PageBar } from '../parts/page-bar.tsx';

css`
.view.marker-editor { z-index: 9; }
.marker-editor-name { display: flex; align-items: center; gap: 32px; padding: 12px 16px; background: var(--surface); }
.marker-editor-buttons { display: flex; padding: 0 8px 8px; }
`;

interface MarkerEditorProps {
  marker: Marker;
  /** With the name it has now, where that was kept. */
  onClose: (name?: string) => void;
  /** Renamed or gone: its menu closes too. */
  onDone: () => void;
}

/** "Edit map marker": another name, or none of it. Leaving keeps the name, "Cancel" does not. */
export function MarkerEditor({ marker, onClose, onDone }: MarkerEditorProps) {
  const api = useApi();
  const [name, setName] = useState(parseDescription(marker.description).name);
  const [isAsking, setAsking] = useState(false);
  const isNamed = name.trim() !== '';
  const store = () => renameMarker(api, marker.id, { type: 'map_marker', typeName: '', name: name.trim() });
  const leave = () => void (isNamed ? store().then(() => onClose(name.trim())) : onClose());
  useBack(leave);
  return (
    <View className="android.widget.FrameLayout" class="osm-page marker-editor" focusable>
      <PageBar />
      <Toolbar id="toolbar" title="Edit map marker" onUp={leave} />
      <LinearLayout id="background_layout" orientation="vertical" weight={1} align="stretch">
        <LinearLayout id="title_view" class="marker-editor-name">
          <Icon id="name_image" icon={flag} color={markerColors[marker.color] ?? markerColors[0]} />
          <LinearLayout orientation="vertical" align="stretch" weight={1}>
            <TextView id="name_caption" class="osm-muted">
              Name
            </TextView>
            <EditText
              id="name_edit"
              value={name}
              error={isNamed ? undefined : 'Wrong input'}
              onChange={setName}
              inputType="text"
            />
          </LinearLayout>
        </LinearLayout>
      </LinearLayout>
      <LinearLayout id="buttons_layout" class="marker-editor-buttons">
        <Button id="delete_button" variant="text" onClick={() => setAsking(true)}>
          DELETE
        </Button>
        <div style={{ flex: 1 }} />
        <Button id="cancel_button" variant="text" onClick={() => onClose()}>
          CANCEL
        </Button>
        <Button id="save_button" variant="text" onClick={() => isNamed && void store().then(onDone)}>
          SAVE
        </Button>
      </LinearLayout>
      {isAsking && (
        <ConfirmDialog
          message={`Delete map marker '${parseDescription(marker.description).name}'?`}
          confirm="Yes"
          cancel="No"
          onConfirm={() => void deleteMarkers(api, [marker.id]).then(onDone)}
          onClose={() => setAsking(false)}
        />
      )}
    </View>
  );
}
