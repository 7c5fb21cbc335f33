import type { AppApi } from '@androidworld/app-sdk';
import { css, Glyph, useLive, View, type ViewProps } from '@androidworld/app-sdk/ui';
import broken from '@material-symbols/svg-400/rounded/broken_image.svg';
import video from '@material-symbols/svg-400/rounded/movie.svg';
import { useEffect, useState } from 'preact/hooks';
import { nameOf, typeOf } from '../store/media.ts';
import { pictureSize } from '../store/picture-size.ts';
import { filters } from '../store/preferences.ts';

css`
.photo { display: grid; place-items: center; overflow: hidden; color: var(--on-surface-variant); background: var(--surface-variant); }
.photo > img { width: 100%; height: 100%; display: block; }
.photo-bare { background: none; }
`;

/** Pixels that are drawn at most: more do not fit the memory of a phone. */
const maximumPixels = 80_000_000;

interface PhotoProps extends Omit<ViewProps, 'children'> {
  path: string;
  fit: 'cover' | 'contain';
  /** Said once, when it cannot be drawn. */
  onError?: ((message: string) => void) | undefined;
}

/** A picture at its true pixels; what cannot be drawn has a glyph in its place. No text of it is in the tree. */
export function Photo({ path, fit, onError, ...view }: PhotoProps) {
  const [isBroken, setBroken] = useState(false);
  const isVideo = typeOf(nameOf(path)) === filters.videos;
  const { data: url } = useLive((api) => (isVideo ? Promise.resolve(null) : loadPicture(api, path)), {}, [path]);
  useEffect(() => () => void (typeof url === 'string' && URL.revokeObjectURL(url)), [url]);
  const fail = (message: string) => {
    setBroken(true);
    onError?.(message);
  };
  useEffect(() => {
    if (url === null && !isVideo) fail('Out of memory error');
  }, [url]);
  const classes = ['photo', fit === 'contain' && 'photo-bare', view.class];
  return (
    <View className="android.widget.ImageView" {...view} class={classes.filter(Boolean).join(' ')}>
      {isVideo || isBroken || typeof url !== 'string' ? (
        <Glyph icon={isVideo ? video : broken} size={48} />
      ) : (
        <img src={url} alt="" draggable={false} style={{ objectFit: fit }} onError={() => fail('An error occurred')} />
      )}
    </View>
  );
}

/** @returns an address to draw it by; null when it is too large */
async function loadPicture(api: AppApi, path: string): Promise<string | null> {
  const bytes = await api.files.read(path).catch(() => new Uint8Array());
  const size = pictureSize(bytes);
  if (size !== undefined && size.width * size.height > maximumPixels) return null;
  const type = typeOf(nameOf(path)) === filters.svgs ? 'image/svg+xml' : '';
  return URL.createObjectURL(new Blob([bytes.slice()], { type }));
}
