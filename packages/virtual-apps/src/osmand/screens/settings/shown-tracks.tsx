import { CheckBox, TextView, useLive, usePreferences } from '@androidworld/app-sdk/ui';
import icon from '@material-symbols/svg-400/rounded/conversion_path.svg';
import { formatDistance } from '../../geo/format-distance.ts';
import { settings } from '../../store/settings.ts';
import { fileOf, listTracks, trackLength } from '../../store/tracks.ts';
import { Row } from '../parts/row.tsx';
import { useProfile } from '../use-profile.ts';
import { Page } from './page.tsx';

/** "Tracks": those that are on the map. */
export function ShownTracks({ onClose }: { onClose: () => void }) {
  const [stored, put] = usePreferences(settings);
  const [profile] = useProfile();
  const tracks = useLive(listTracks).data ?? [];
  const shown = (stored?.shownTracks ?? '').split('\n').filter((file) => file !== '');
  return (
    <Page title="Tracks" onClose={onClose}>
      {tracks.length === 0 && <TextView class="osm-header">There are no tracks yet.</TextView>}
      {tracks.map((track) => {
        const file = fileOf(track);
        const isShown = shown.includes(file);
        const next = isShown ? shown.filter((one) => one !== file) : [...shown, file];
        return (
          <Row
            key={track.path}
            title={track.name}
            description={formatDistance(trackLength(track), profile?.metricSystem)}
            icon={icon}
            iconColor={isShown ? '#b4309f' : undefined}
            onClick={() => void put({ shownTracks: next.join('\n') })}
          >
            <CheckBox id="toggle_item" checked={isShown} />
          </Row>
        );
      })}
    </Page>
  );
}
