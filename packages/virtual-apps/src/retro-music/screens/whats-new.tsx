import { BottomSheet, Button, LinearLayout, TextView, useApi, usePreferences } from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
import { preferences } from '../store/preferences.ts';

const versionCode = 10603;

const news = [
  'Playlists can be saved as files in any folder.',
  'The queue can be put in another order by its handles.',
  'Material You colours on Android 12 and later.',
];

/** Shown once for each version, over the main screen. */
export function WhatsNew() {
  const api = useApi();
  const [stored, change] = usePreferences(preferences);
  const [isOpen, setOpen] = useState(false);
  const isNew = stored !== undefined && stored.lastChangelog < versionCode;
  useEffect(() => {
    if (!isNew) return;
    setOpen(true);
    void change({ lastChangelog: versionCode });
  }, [isNew]);
  if (!isOpen) return null;
  return (
    <BottomSheet title="What’s New" onDismiss={() => setOpen(false)}>
      <LinearLayout orientation="vertical" align="start" gap={12} padding={24}>
        <TextView textAppearance="title-large">What’s new in 6.1.0</TextView>
        {news.map((line) => (
          <TextView key={line}>{`• ${line}`}</TextView>
        ))}
        <Button
          id="tgFab"
          variant="tonal"
          onClick={() =>
            void api
              .startActivity({ action: 'android.intent.action.VIEW', data: 'https://t.me/retromusicapp' })
              .catch(() => api.toast('No app found'))
          }
        >
          View on Telegram
        </Button>
      </LinearLayout>
    </BottomSheet>
  );
}
