import { AlertDialog, TextView, useApi, useAsync } from '@androidworld/app-sdk/ui';
import { wordyDuration } from '../../store/durations.ts';
import type { Media } from '../../store/library.ts';

/** What is known of a file. */
export function InformationDialog({ media, onClose }: { media: Media; onClose: () => void }) {
  const api = useApi();
  const size = useAsync(() => api.files.stat(media.path), [media.path]).data?.size ?? 0;
  const rows = [
    ['Path', media.path],
    ['Length', wordyDuration(media.durationMs).trim()],
    ['Size', `${(size / 1024 / 1024).toFixed(2)} MB`],
  ] as const;
  return (
    <AlertDialog title={media.title} onDismiss={onClose} positive={{ label: 'OK', onClick: onClose }}>
      {rows.map(([label, value]) => (
        <TextView key={label}>{`${label}: ${value}`}</TextView>
      ))}
    </AlertDialog>
  );
}
