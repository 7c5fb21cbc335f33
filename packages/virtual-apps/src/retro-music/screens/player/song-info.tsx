import { mimeTypeOf } from '@androidworld/app-sdk';
import { TextView, useApi, useAsync } from '@androidworld/app-sdk/ui';
import { kbpsOf } from '../../store/file-facts.ts';
import type { Song } from '../../store/song.ts';

/** The coding of what plays, and how much of it a second takes. */
export function SongInfo({ song }: { song: Song }) {
  const api = useApi();
  const size = useAsync(() => api.files.stat(song.path), [song.path]).data?.size;
  if (size === undefined) return null;
  const coding = mimeTypeOf(song.path).split('/')[1] ?? '';
  return (
    <TextView id="songInfo" color="muted" lines={1}>
      {`${coding.toUpperCase()} • ${kbpsOf(size, song.durationMs)} kb/s`}
    </TextView>
  );
}
