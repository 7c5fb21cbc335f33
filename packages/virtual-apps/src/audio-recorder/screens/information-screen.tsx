import {
  LinearLayout,
  ScrollView,
  TextView,
  useActivity,
  useApi,
  useLive,
  usePhoneState,
} from '@androidworld/app-sdk/ui';
import { durationText, megabytesText, momentText } from '../format-text.ts';
import { findRecord, recordTables } from '../store.ts';
import { RecorderScreen, RecorderToolbar } from '../widgets/recorder-screen.tsx';

/** All that is known of a record. */
export function InformationScreen() {
  const _api = useApi();
  const { intent } = useActivity();
  const zone = usePhoneState((state) => state.clock.zone);
  const { data: record } = useLive(
    (api) => findRecord(api, Number(intent.extras?.id)),
    { tables: [recordTables.records] },
    [intent],
  );
  const facts =
    record === undefined
      ? []
      : [
          ['Name:', 'txt_name', record.name],
          ['Format:', 'txt_format', record.format],
          ['Bitrate:', 'txt_bitrate', `${Math.round(record.bitrate / 1000)} kbps`],
          ['Channel count:', 'txt_channels_count', record.channels === 1 ? 'Mono' : 'Stereo'],
          ['Sample rate:', 'txt_sample_rate', `${record.sampleRate} Hz`],
          ['Duration:', 'txt_duration', durationText(record.durationMs)],
          ['Size:', 'txt_size', megabytesText(record.size)],
          ['File location:', 'txt_location', record.path],
          ['Created:', 'txt_created', momentText(record.created, zone)],
        ];
  return (
    <RecorderScreen>
      <RecorderToolbar title="Information" />
      <ScrollView>
        {facts.map(([label, id, value]) => (
          <LinearLayout orientation="vertical" key={id} padding={[6, 16]}>
            <TextView textAppearance="body-large" class="recorder-light">
              {label}
            </TextView>
            <TextView id={id} style={{ fontSize: '1.25rem' }}>
              {value}
            </TextView>
          </LinearLayout>
        ))}
      </ScrollView>
    </RecorderScreen>
  );
}
