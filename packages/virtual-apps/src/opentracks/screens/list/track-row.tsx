import type { PhoneClock } from '@androidworld/app-sdk';
import { css, Icon, TextView, View } from '@androidworld/app-sdk/ui';
import recordIcon from '@material-symbols/svg-400/rounded/fiber_manual_record.svg';
import markerIcon from '@material-symbols/svg-400/rounded/location_on.svg';
import { typeById } from '../../activity-types.ts';
import { dateWords, startTimeText } from '../../format/date-words.ts';
import { distanceText } from '../../format/distance.ts';
import { durationText } from '../../format/duration.ts';
import type { Units } from '../../store/preferences.ts';
import type { ListedTrack } from '../../store/tracks.ts';
import { ActivityIcon } from '../../widgets/activity-icon.tsx';

css`
.track-row { display: flex; align-items: flex-start; padding: 8px 8px 17px; gap: 8px; }
.track-row::before { content: ""; position: absolute; left: 8px; right: 8px; bottom: 8px; height: 1px; background: var(--outline-variant); }
.track-row-selected { background: color-mix(in srgb, var(--primary) 24%, transparent); }
.track-row-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: stretch; }
.track-row-line { display: flex; align-items: flex-start; justify-content: space-between; gap: 8px; }
.track-row-second { display: flex; align-items: center; gap: 4px; }
.track-row-name { font-size: 1rem; letter-spacing: 0.03125em; }
.track-row-small { font-size: 0.75rem; letter-spacing: 0.0333em; flex-shrink: 0; }
.track-row-description { font-size: 0.75rem; letter-spacing: 0.0333em; }
`;

interface TrackRowProps {
  track: ListedTrack;
  units: Units;
  clock: PhoneClock;
  isRecording: boolean;
  /** Some track is recorded: dates are not told then. */
  isAnyRecording: boolean;
  selected: boolean;
  onClick: () => void;
  onLongClick: () => void;
}

export function TrackRow({ track, units, clock, isRecording, isAnyRecording, ...row }: TrackRowProps) {
  const start = { ms: track.startMs, offset: track.startOffset };
  const times = `${durationText(track.totalMs)} (${distanceText(track.distance, units)})`;
  const hasMarkers = track.markerCount > 0;
  return (
    <View
      class={row.selected ? 'track-row track-row-selected' : 'track-row'}
      onClick={row.onClick}
      onLongClick={row.onLongClick}
    >
      {isRecording ? (
        <Icon id="track_list_item_icon" contentDescription="Record" icon={recordIcon} color="#be161b" />
      ) : (
        <ActivityIcon id="track_list_item_icon" contentDescription="Track" name={typeById(track.activityType).icon} />
      )}
      <div class="track-row-texts">
        <div class="track-row-line">
          <TextView id="track_list_item_name" class="track-row-name" lines={1}>
            {track.name}
          </TextView>
          {!isAnyRecording && (
            <TextView id="track_list_item_date" class="track-row-small">
              {dateWords(start, clock)}
            </TextView>
          )}
        </div>
        <div class="track-row-line">
          <div class="track-row-second">
            <TextView id="track_list_item_time_distance" class="track-row-small">
              {isRecording ? 'Recording…' : hasMarkers ? `${times} ‧` : times}
            </TextView>
            {hasMarkers && (
              <>
                <Icon
                  id="track_list_item_marker_count_icon"
                  contentDescription="Marker count"
                  icon={markerIcon}
                  size={16}
                />
                <TextView id="track_list_item_marker_count" class="track-row-small">
                  {String(track.markerCount)}
                </TextView>
              </>
            )}
          </div>
          {!isAnyRecording && (
            <TextView id="track_list_item_time" class="track-row-small">
              {startTimeText(start, clock.zone)}
            </TextView>
          )}
        </div>
        {track.description !== '' && (
          <TextView
            id="track_list_item_category_description"
            class="track-row-description"
            lines={2}
            layoutWidth="match_parent"
          >
            {track.description}
          </TextView>
        )}
      </div>
    </View>
  );
}
