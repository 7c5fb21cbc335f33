import { DateFormat, mimeTypeOf } from '@androidworld/app-sdk';
import { AlertDialog, css, TextView, useApi, useAsync, usePhoneClock } from '@androidworld/app-sdk/ui';
import { clockText } from '../../store/durations.ts';
import { kbpsOf } from '../../store/file-facts.ts';
import type { Song } from '../../store/song.ts';

css`
.details-row { padding: 4px 0; }
`;

/** What there is to know of a song's file, its length among it. */
export function DetailsDialog({ song, onClose }: { song: Song; onClose: () => void }) {
  const api = useApi();
  const clock = usePhoneClock();
  const file = useAsync(() => api.files.stat(song.path), [song.path]).data;
  const size = file?.size ?? 0;
  const rows = [
    ['filePath', 'File path', song.path],
    ['fileName', 'File name', song.path.slice(song.path.lastIndexOf('/') + 1)],
    ['fileSize', 'Size', `${(size / 1024 / 1024).toFixed(2)} MB`],
    ['dateModified', 'Last Modified', DateFormat.getMediumDateFormat(clock)(song.modified * 1000)],
    ['fileFormat', 'Format', mimeTypeOf(song.path)],
    ['trackLength', 'Length', clockText(song.durationMs).replace(/^0/, '')],
    ['bitrate', 'Bitrate', `${kbpsOf(size, song.durationMs)} kb/s`],
  ] as const;
  return (
    <AlertDialog title="Details" onDismiss={onClose} positive={{ label: 'OK', onClick: onClose }}>
      {rows.map(([id, label, value]) => (
        <TextView key={id} id={id} class="details-row">
          {`${label}: ${value}`}
        </TextView>
      ))}
    </AlertDialog>
  );
}
