import { css, ImageView, useApi, useAsync } from '@androidworld/app-sdk/ui';
import { useEffect, useState } from 'preact/hooks';
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
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (bytes === undefined) return undefined;
    const created = URL.createObjectURL(new Blob([bytes.slice()], { type: 'video/mp4' }));
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [bytes]);
  return (
    <div class="media-picture">
      {url !== undefined && (
        <video src={url} muted preload="auto" style={{ objectFit: fit === 'crop' ? 'cover' : 'contain' }} />
      )}
    </div>
  );
}
