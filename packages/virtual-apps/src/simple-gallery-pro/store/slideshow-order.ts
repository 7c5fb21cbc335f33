import type { Medium } from './media.ts';
import { filters, type GalleryPreferences, sorting } from './preferences.ts';
import { sortMedia } from './sort-media.ts';

/** What a slideshow shows, one after the other. */
export function slideshowOrder(media: readonly Medium[], values: GalleryPreferences): readonly Medium[] {
  const shown = media.filter(({ type }) => {
    if (type === filters.videos) return values.slideshowVideos;
    return type !== filters.gifs || values.slideshowGifs;
  });
  if (values.slideshowRandom) return sortMedia(shown, sorting.random);
  return values.slideshowBackwards ? shown.toReversed() : shown;
}
