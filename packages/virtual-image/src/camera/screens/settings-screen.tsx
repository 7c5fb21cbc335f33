import { LinearLayout, ListItem, Switch, Toolbar, useActivity, useApi, usePreferences } from '@androidworld/app-sdk/ui';
import { cameraPreferences } from '../camera-settings.ts';
import { videoSize } from '../encode-video.ts';
import { photoSize } from '../take-photo.ts';

/** Camera settings: where pictures were taken, and the sizes there are. */
export function SettingsScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const [settings, put] = usePreferences(cameraPreferences);
  const saves = settings?.recordLocation ?? false;
  const toggle = async () => {
    if (!saves) await api.permissions.request(['android.permission.ACCESS_COARSE_LOCATION']);
    await put({ recordLocation: !saves });
  };
  const megapixels = Math.round((photoSize.width * photoSize.height) / 100_000) / 10;
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title="Settings" onUp={() => void finish()} />
      <ListItem title="Back camera photo" summary={`(4:3) ${megapixels} megapixels`} />
      <ListItem title="Front camera photo" summary={`(4:3) ${megapixels} megapixels`} />
      <ListItem title="Back camera video" summary={`HD ${videoSize.width}p`} />
      <ListItem title="Front camera video" summary={`HD ${videoSize.width}p`} />
      <ListItem
        title="Save location"
        onClick={() => void toggle()}
        trailing={<Switch id="android:id/switch_widget" checked={saves} contentDescription="Save location" />}
      />
    </LinearLayout>
  );
}
