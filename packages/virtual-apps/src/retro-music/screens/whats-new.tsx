import { BottomSheet, Button, LinearLayout, TextView } from '@androidworld/app-sdk/ui';

const news = [
  'Playlists can be saved as files in any folder.',
  'The queue can be put in another order by its handles.',
  'Material You colours on Android 12 and later.',
];

/** Shown once for each version, over the main screen. */
export function WhatsNew({ onClose }: { onClose: () => void }) {
  return (
    <BottomSheet title="What’s New" onDismiss={onClose}>
      <LinearLayout orientation="vertical" align="start" gap={12} padding={24}>
        <TextView textAppearance="title-large">6.1.0</TextView>
        {news.map((line) => (
          <TextView key={line}>{`• ${line}`}</TextView>
        ))}
        <Button id="closeWhatsNew" variant="text" onClick={onClose}>
          Close
        </Button>
      </LinearLayout>
    </BottomSheet>
  );
}
