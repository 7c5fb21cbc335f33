import { Column, Text, useActivity, useApi } from '@androidworld/app-sdk/ui';
import { activities, recorderPackage } from '../package-name.ts';
import { PlainButton } from '../widgets/recorder-dialog.tsx';
import { RecorderScreen } from '../widgets/recorder-screen.tsx';
import { WaveformDrawing } from '../widgets/waveform.tsx';

/** First start: what the app is, and the way to its set-up. */
export function WelcomeScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const start = async () => {
    await api.activities.start({ component: { packageName: recorderPackage, className: activities.setup } });
    await finish();
  };
  return (
    <RecorderScreen>
      <Column weight={1} is="androidx.viewpager2.widget.ViewPager2" id="pager" justify="center" gap={24}>
        <WaveformDrawing />
        <Text id="txt_title" look="display" align="center" bold>
          Audio Recorder
        </Text>
        <Text id="txt_details" look="headline" align="center" style={{ padding: '0 32px' }}>
          Welcome to a simple and fast application
        </Text>
      </Column>
      <Column align="center" padding={[16, 0, 48, 0]} class="recorder-buttons">
        <PlainButton id="btn_action" look="filled" label="Get started" onClick={() => void start()} />
      </Column>
    </RecorderScreen>
  );
}
