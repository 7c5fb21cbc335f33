import { useApi, useInterval, usePreferences } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import type { Medium } from '../../store/media.ts';
import { preferences } from '../../store/preferences.ts';
import { slideshowOrder } from '../../store/slideshow-order.ts';

interface SlideshowOptions {
  readonly media: readonly Medium[];
  /** Of the one that is shown. */
  readonly path: string;
  readonly onShow: (path: string) => void;
}

/** One picture after the other by the phone's clock, until the last or a touch. */
export function useSlideshow({ media, path, onShow }: SlideshowOptions): {
  readonly isPlaying: boolean;
  start(): Promise<void>;
  stop(): void;
} {
  const api = useApi();
  const [values = preferences.missing] = usePreferences(preferences);
  const [isPlaying, setPlaying] = useState(false);
  const order = slideshowOrder(media, values);
  const place = order.findIndex((medium) => medium.path === path);
  const next = () => {
    const following = order[place + 1] ?? (values.slideshowLoop ? order[0] : undefined);
    if (following !== undefined) return onShow(following.path);
    setPlaying(false);
    return void api.toast('Slideshow ended');
  };
  useInterval(next, isPlaying ? values.slideshowSeconds * 1000 : undefined);
  return {
    isPlaying,
    async start() {
      // What was chosen a moment ago may not have come back here yet.
      const [first, ...others] = slideshowOrder(media, await preferences.get(api));
      if (first === undefined) return await api.toast('No media for the slideshow have been found');
      if (![first, ...others].some((medium) => medium.path === path)) onShow(first.path);
      return setPlaying(true);
    },
    stop: () => setPlaying(false),
  };
}
