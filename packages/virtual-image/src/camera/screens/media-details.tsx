import { Column, Dialog, Text } from '@androidworld/app-sdk/ui';
import type { MediaItem } from '../store.ts';

/** "Details" of a photo or video. */
export function MediaDetails({ item, zone, onClose }: { item: MediaItem; zone: string; onClose: () => void }) {
  const facts = [
    `Title: ${item.title}`,
    `Time: ${new Date(item.takenMs).toLocaleString('en-US', { timeZone: zone, dateStyle: 'medium', timeStyle: 'medium' })}`,
    `Width: ${item.width}`,
    `Height: ${item.height}`,
    ...(item.kind === 'video' ? [`Duration: ${Math.round(item.durationMs / 1000)} s`] : []),
    `MIME type: ${item.mimeType}`,
    `File size: ${Math.round(item.size / 1024)} KB`,
    `Path: ${item.path}`,
  ];
  return (
    <Dialog title="Details" positive={{ label: 'Close', onClick: onClose }} onDismiss={onClose}>
      <Column is="android.widget.ListView" gap={8}>
        {facts.map((fact) => (
          <Text key={fact} look="body-large">
            {fact}
          </Text>
        ))}
      </Column>
    </Dialog>
  );
}
