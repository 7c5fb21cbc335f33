import { css, ImageView, loadVideo, useApi, useAsync, whilePending } from '@androidworld/app-sdk/ui';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Capture } from '../store.ts';

css`
.media-picture { position: absolute; inset: 0; }
.media-picture video { display: block; width: 100%; height: 100%; }
`;

/** A photo, or the first picture of a video. */
export function MediaPicture({ item, fit }: { item: Capture; fit: 'crop' | 'inside' }) {
  const api = useApi();
  const { data: bytes } = useAsync(() => api.files.read(item.path), [item.path, item.size]);
  if (item.kind === 'images') return <ImageView class="media-picture" source={bytes} fit={fit} />;
  return <VideoPicture bytes={bytes} fit={fit} />;
}

function VideoPicture({ bytes, fit }: { bytes: Uint8Array | undefined; fit: 'crop' | 'inside' }) {
  const video = useRef<HTMLVideoElement>(null);
  useLayoutEffect(() => {
    if (bytes === undefined || video.current === null) return undefined;
    const url = URL.createObjectURL(new Blob([bytes.slice()], { type: 'video/mp4' }));
    const closed = new AbortController();
    void whilePending(loadVideo(video.current, url, closed.signal));
    return () => {
      closed.abort();
      URL.revokeObjectURL(url);
    };
  }, [bytes]);
  return (
    <div class="media-picture">
      <video ref={video} muted preload="auto" style={{ objectFit: fit === 'crop' ? 'cover' : 'contain' }} />
    </div>
  );
}
