import { useMedia } from '@androidworld/app-sdk/ui';
import { type Capture, ownMedia } from '../store.ts';

/** What was taken, newest first; undefined until both photos and videos are known. */
export function useCaptures(): Capture[] | undefined {
  const photos = useMedia({ kind: 'images', ...ownMedia }).data;
  const videos = useMedia({ kind: 'videos', ...ownMedia }).data;
  if (photos === undefined || videos === undefined) return undefined;
  return [...photos, ...videos].sort((one, other) => (other.takenMs ?? 0) - (one.takenMs ?? 0));
}
