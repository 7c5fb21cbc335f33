import { useEffect, useState } from 'preact/hooks';
import { css } from '../theme/css.ts';
import { View, type ViewProps } from './view.tsx';

/** Of an ImageView with a picture. */
export interface ImageViewProps extends Omit<ViewProps, 'children'> {
  /** Bytes of a PNG, JPEG, GIF, WebP or SVG file, or a `data:` URL. */
  source: Uint8Array | string | undefined;
  /** Default `crop`. */
  fit?: 'crop' | 'inside' | 'fill' | undefined;
}

css`
.image-view { overflow: hidden; flex-shrink: 0; }
.image-view > img { display: block; width: 100%; height: 100%; }
`;

const FIT = { crop: 'cover', inside: 'contain', fill: 'fill' } as const;

/** An ImageView. Give it a size by `style`; while `source` is undefined it is empty. */
export function ImageView({ source, fit = 'crop', class: classes, ...props }: ImageViewProps) {
  const url = useImageUrl(source);
  return (
    <View className="android.widget.ImageView" {...props} class={`image-view ${classes ?? ''}`}>
      {url !== undefined && <img src={url} alt="" draggable={false} style={{ objectFit: FIT[fit] }} />}
    </View>
  );
}

function useImageUrl(source: Uint8Array | string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!(source instanceof Uint8Array)) return setUrl(source);
    const created = URL.createObjectURL(new Blob([source.slice()], { type: imageType(source) }));
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [source]);
  return url;
}

/** SVG is the one kind browsers do not recognise by themselves. */
function imageType(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, 200)).includes('<svg') ? 'image/svg+xml' : '';
}
