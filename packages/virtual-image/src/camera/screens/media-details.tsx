import { DateFormat } from '@androidworld/app-sdk';
import { AlertDialog, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import type { Capture } from '../store.ts';

/** "Details" of a photo or video. */
export function MediaDetails({ item, zone, onClose }: { item: Capture; zone: string; onClose: () => void }) {
  const facts = [
    `Title: ${item.title}`,
    `Time: ${DateFormat.format('MMM d, yyyy, h:mm:ss a', item.takenMs ?? 0, zone)}`,
    `Width: ${item.width}`,
    `Height: ${item.height}`,
    ...(item.kind === 'videos' ? [`Duration: ${Math.round(item.durationMs / 1000)} s`] : []),
    `MIME type: ${item.mimeType}`,
    `File size: ${Math.round(item.size / 1024)} KB`,
    `Path: ${item.path}`,
  ];
  return (
    <AlertDialog title="Details" positive={{ label: 'Close', onClick: onClose }} onDismiss={onClose}>
      <LinearLayout orientation="vertical" className="android.widget.ListView" gap={8}>
        {facts.map((fact) => (
          <TextView key={fact} textAppearance="body-large">
            {fact}
          </TextView>
        ))}
      </LinearLayout>
    </AlertDialog>
  );
}
