import { listMedia, type MediaItem, type MediaKind, type MediaQuery, mediaCollections } from '../../data/list-media.ts';
import { type Loaded, useLive } from './use-live.ts';

/** MediaStore's files of a kind, live. */
export function useMedia<K extends MediaKind>({
  kind,
  ...query
}: MediaQuery & { readonly kind: K }): Loaded<MediaItem<K>[]> {
  return useLive((api) => listMedia(api, kind, query), { uris: [mediaCollections[kind]] }, [
    kind,
    JSON.stringify(query),
  ]);
}
