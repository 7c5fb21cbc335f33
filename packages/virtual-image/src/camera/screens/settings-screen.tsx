import { LinearLayout, PreferenceScreen, Toolbar, useActivity, useApi, usePreferences } from '@androidworld/app-sdk/ui';
import { cameraPreferences } from '../camera-settings.ts';
import { videoSize } from '../encode-video.ts';
import { photoSize } from '../take-photo.ts';

/** Camera settings: where pictures were taken, and the sizes there are. */
export function SettingsScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const [settings, put] = usePreferences(cameraPreferences);
  const setSaved = async (recordLocation: boolean) => {
    if (recordLocation) await api.permissions.request(['android.permission.ACCESS_COARSE_LOCATION']);
    await put({ recordLocation });
  };
  const photo = `(4:3) ${Math.round((photoSize.width * photoSize.height) / 100_000) / 10} megapixels`;
  const video = `HD ${videoSize.width}p`;
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Settings" onUp={() => void finish()} />
      <PreferenceScreen
        id="android:id/list"
        items={[
          { title: 'Back camera photo', summary: photo },
          { title: 'Front camera photo', summary: photo },
          { title: 'Back camera video', summary: video },
          { title: 'Front camera video', summary: video },
          {
            kind: 'switch',
            title: 'Save location',
            value: settings?.recordLocation ?? false,
            onChange: (saves) => void setSaved(saves),
          },
        ]}
      />
    </LinearLayout>
  );
}
