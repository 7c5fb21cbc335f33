import { ImageView, useLive } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { readMarkerPhoto } from '../../store/marker-photos.ts';

interface MarkerPhotoProps {
  /** Empty: none. */
  photoUrl: string;
  id: string;
  class: string;
  /** In place of a photo; default nothing. */
  children?: ComponentChildren;
}

/** The photo of a marker. */
export function MarkerPhoto({ photoUrl, children, ...view }: MarkerPhotoProps) {
  const { data: source } = useLive((api) => readMarkerPhoto(api, photoUrl), {}, [photoUrl]);
  if (source === undefined) return children ?? null;
  return <ImageView {...view} source={source} contentDescription="Photo" />;
}
