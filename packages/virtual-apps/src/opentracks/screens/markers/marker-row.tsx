import { type PhoneClock, zoneOffset } from '@androidworld/app-sdk';
import { css, Icon, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import place from '@material-symbols/svg-400/rounded/location_on.svg';
import { dateWords, startTimeText } from '../../format/date-words.ts';
import type { Marker } from '../../store/database.ts';
import { MarkerPhoto } from './marker-photo.tsx';

css`
.marker-row { padding: 8px; gap: 8px; border-bottom: 1px solid var(--outline-variant); }
.marker-row-selected { background: color-mix(in srgb, var(--primary) 24%, transparent); }
.marker-row-photo { width: 48px; height: 48px; object-fit: cover; }
.marker-row-line { display: flex; justify-content: space-between; gap: 8px; }
.marker-row-texts { flex: 1; min-width: 0; }
.marker-row-small { font-size: 0.75rem; letter-spacing: 0.0333em; }
`;

interface MarkerRowProps {
  marker: Marker;
  clock: PhoneClock;
  selected: boolean;
  onClick: () => void;
  onLongClick: () => void;
}

export function MarkerRow({ marker, clock, ...row }: MarkerRowProps) {
  const time = { ms: marker.timeMs, offset: zoneOffset(clock.zone, marker.timeMs) };
  return (
    <LinearLayout
      className="android.view.ViewGroup"
      class={row.selected ? 'marker-row marker-row-selected' : 'marker-row'}
      align="start"
      onClick={row.onClick}
      onLongClick={row.onLongClick}
    >
      <MarkerPhoto id="marker_list_item_photo" class="marker-row-photo" photoUrl={marker.photoUrl}>
        <Icon id="marker_list_item_icon" icon={place} />
      </MarkerPhoto>
      <div class="marker-row-texts">
        <div class="marker-row-line">
          <TextView id="marker_list_item_name" textAppearance="body-large" lines={1}>
            {marker.name}
          </TextView>
          <TextView id="marker_list_item_date" class="marker-row-small">
            {dateWords(time, clock)}
          </TextView>
        </div>
        <div class="marker-row-line">
          <TextView id="marker_list_item_time_distance" class="marker-row-small">
            {kindText(marker)}
          </TextView>
          <TextView id="marker_list_item_time" class="marker-row-small">
            {startTimeText(time, clock.zone)}
          </TextView>
        </div>
      </div>
    </LinearLayout>
  );
}

/** `[waterfall] A high one` */
function kindText({ category, description }: Marker): string {
  return [category === '' ? '' : `[${category}]`, description].filter((part) => part !== '').join(' ');
}
