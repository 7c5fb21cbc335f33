import {
  LinearLayout,
  type PreferenceItem,
  PreferenceScreen,
  Toolbar,
  useActivity,
  useApi,
  useBack,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { cameraPreferences } from '../camera-settings.ts';
import { videoSize } from '../encode-video.ts';
import { photoSize } from '../take-photo.ts';

/** Camera settings: where pictures were taken, and the sizes there are. */
export function SettingsScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const [settings, put] = usePreferences(cameraPreferences);
  const [page, setPage] = useState<'main' | 'sizes'>('main');
  const toMain = () => setPage('main');
  useBack(toMain, page !== 'main');
  const setSaved = async (recordLocation: boolean) => {
    if (recordLocation) await api.permissions.request(['android.permission.ACCESS_COARSE_LOCATION']);
    await put({ recordLocation });
  };
  const photo = `(4:3) ${Math.round((photoSize.width * photoSize.height) / 100_000) / 10} megapixels`;
  const video = `HD ${videoSize.width}p`;
  // There is one of each: the sizes of this phone's cameras.
  const only = (title: string, label: string): PreferenceItem => ({
    kind: 'list',
    title,
    entries: [{ label, value: label }],
    value: label,
    onChange: () => undefined,
  });
  const sizes: readonly PreferenceItem[] = [
    only('Back camera photo', photo),
    only('Front camera photo', photo),
    only('Back camera video', video),
    only('Front camera video', video),
  ];
  const main: readonly PreferenceItem[] = [
    { title: 'Resolution & quality', onClick: () => setPage('sizes') },
    {
      kind: 'switch',
      title: 'Save location',
      value: settings?.recordLocation ?? false,
      onChange: (saves) => void setSaved(saves),
    },
  ];
  const isMain = page === 'main';
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title={isMain ? 'Settings' : 'Resolution & quality'} onUp={isMain ? () => void finish() : toMain} />
      <PreferenceScreen key={page} id="android:id/list" items={isMain ? main : sizes} />
    </LinearLayout>
  );
}
