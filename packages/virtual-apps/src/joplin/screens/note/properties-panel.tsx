import {
  AlertDialog,
  css,
  Divider,
  Drawer,
  LinearLayout,
  TextView,
  useApi,
  usePhoneClock,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { useNavigation } from '../../navigation.ts';
import type { Note } from '../../store/database.ts';
import { renderMoment } from '../../time/render-moment.ts';
import { openLink } from './open-link.ts';

css`
.joplin-properties.drawer { inset: 0 0 0 auto; width: 286px; padding: 10px 0; background: var(--background); }
.joplin-property { padding: 12px 15px; font-size: 1rem; }
`;

interface PropertiesPanelProps {
  note: Note;
  open: boolean;
  onClose: () => void;
}

/** The panel at the right: when a note was written, and where from. */
export function PropertiesPanel({ note, open, onClose }: PropertiesPanelProps) {
  const api = useApi();
  const { go } = useNavigation();
  const { zone } = usePhoneClock();
  const [isNowhere, setNowhere] = useState(false);
  const { latitude, longitude, sourceUrl } = note;
  const follow = (address: string) => {
    onClose();
    void openLink(api, address, go);
  };
  const showOnMap = () => {
    if (latitude === 0 && longitude === 0) setNowhere(true);
    else follow(`https://www.openstreetmap.org/?lat=${latitude}&lon=${longitude}&zoom=20`);
  };
  return (
    <>
      <Drawer open={open} onClose={onClose} class="joplin-properties">
        <TextView class="joplin-property">{`Created: ${renderMoment(note.userCreatedMs, zone)}`}</TextView>
        <TextView class="joplin-property">{`Updated: ${renderMoment(note.userUpdatedMs, zone)}`}</TextView>
        <Divider />
        <Entry label="View on map" onClick={showOnMap} />
        {sourceUrl !== '' && <Entry label="Go to source URL" onClick={() => follow(sourceUrl)} />}
      </Drawer>
      {isNowhere && (
        <AlertDialog
          message="This note does not have geolocation information."
          positive={{ label: 'OK', onClick: () => setNowhere(false) }}
          onDismiss={() => setNowhere(false)}
        />
      )}
    </>
  );
}

function Entry({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <LinearLayout className="android.widget.Button" class="joplin-property" onClick={onClick}>
      <TextView style={{ fontSize: '1rem' }}>{label}</TextView>
    </LinearLayout>
  );
}
