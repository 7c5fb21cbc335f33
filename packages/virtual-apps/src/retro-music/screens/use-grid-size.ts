import { type MenuItem, useIsLandscape, usePreferences } from '@androidworld/app-sdk/ui';
import { preferences } from '../store/preferences.ts';

/** Of each grid: the columns of an upright phone, and those of a lying one. */
const keys = {
  song: ['songColumns', 'wideSongColumns'],
  album: ['albumColumns', 'wideAlbumColumns'],
  artist: ['artistColumns', 'wideArtistColumns'],
  playlist: ['playlistColumns', 'widePlaylistColumns'],
} as const;

/** How many columns a grid has as the phone is held, and the menu that asks for another number. */
export function useGridSize(grid: keyof typeof keys): { columns: number; gridSize: MenuItem } {
  const [stored = preferences.missing, change] = usePreferences(preferences);
  const isWide = useIsLandscape();
  const key = keys[grid][isWide ? 1 : 0];
  const most = isWide ? 6 : 4;
  const submenu = Array.from({ length: most }, (_, index) => index + 1).map((size) => ({
    title: String(size),
    radio: true,
    checked: stored[key] === size,
    onClick: () => void change({ [key]: size }),
  }));
  return { columns: stored[key], gridSize: { title: 'Grid size', submenu } };
}
