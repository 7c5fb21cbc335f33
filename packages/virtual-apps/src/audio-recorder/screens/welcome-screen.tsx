import { LinearLayout, TextView, useActivity, useApi } from '@androidworld/app-sdk/ui';
import { activities, recorderPackage } from '../package-name.ts';
import { PlainButton } from '../widgets/recorder-dialog.tsx';
import { RecorderScreen } from '../widgets/recorder-screen.tsx';
import { WaveformDrawing } from '../widgets/waveform.tsx';

/** First start: what the app is, and the way to its set-up. */
export function WelcomeScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const start = async () => {
    await api.startActivity({ component: { packageName: recorderPackage, className: activities.setup } });
    await finish();
  };
  return (
    <RecorderScreen>
      <LinearLayout
        orientation="vertical"
        weight={1}
        className="androidx.viewpager2.widget.ViewPager2"
        id="pager"
        justify="center"
        gap={24}
      >
        <WaveformDrawing />
        <TextView id="txt_title" textAppearance="display" align="center" bold>
          Audio Recorder
        </TextView>
        <TextView id="txt_details" textAppearance="headline" align="center" style={{ padding: '0 32px' }}>
          Welcome to a simple and fast application
        </TextView>
      </LinearLayout>
      <LinearLayout orientation="vertical" align="center" padding={[16, 0, 48, 0]} class="recorder-buttons">
        <PlainButton id="btn_action" variant="filled" label="Get started" onClick={() => void start()} />
      </LinearLayout>
    </RecorderScreen>
  );
}
