import { css } from '../theme/css.ts';
import { useImageUrl } from './use-image-url.ts';
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
