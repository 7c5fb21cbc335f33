import { css, Glyph, useApi, View } from '@androidworld/app-sdk/ui';
import statistics from '@material-symbols/svg-400/rounded/bar_chart.svg';
import off from '@material-symbols/svg-400/rounded/location_disabled.svg';
import searching from '@material-symbols/svg-400/rounded/location_searching.svg';
import fixed from '@material-symbols/svg-400/rounded/my_location.svg';
import { activities } from '../../package-name.ts';
import type { RecordingState } from '../../recording/track-recorder.ts';
import { useRecordingCalls } from '../../recording/use-recording.ts';
import { useOpen } from '../../use-tracker.ts';

css`
.tracker-icon-button { width: 48px; height: 48px; margin-left: 8px; display: grid; place-items: center; border-radius: 24px; }
`;

/** The icons at the left of the bar below the list. */
export function ListButtons({ recording }: { recording: RecordingState | undefined }) {
  const api = useApi();
  const open = useOpen();
  const calls = useRecordingCalls();
  const toggleGps = async () => {
    if (!(await api.location.isLocationEnabled())) {
      return api.startActivity({ action: 'android.settings.LOCATION_SOURCE_SETTINGS' });
    }
    return calls.listen(!(recording?.isListening ?? false));
  };
  const gps = recording?.isListening !== true ? off : recording.location === null ? searching : fixed;
  return (
    <>
      <View
        id="aggregated_stats_button"
        className="android.widget.Button"
        class="tracker-icon-button"
        onClick={() => open(activities.statistics)}
      >
        <Glyph icon={statistics} />
      </View>
      {recording?.trackId === null && (
        <View
          id="sensor_start_button"
          className="android.widget.Button"
          class="tracker-icon-button"
          onClick={() => void toggleGps()}
        >
          <Glyph icon={gps} />
        </View>
      )}
    </>
  );
}
