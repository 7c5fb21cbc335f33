import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Song } from '../store/song.ts';
import type { GroupKind } from '../store/song-groups.ts';

/** The tabs at the lower edge, in their order. */
export const tabs = ['home', 'songs', 'albums', 'artists', 'playlists'] as const;

/** Of the pages the settings have. */
export type SettingsPageName = 'Look and feel' | 'Now playing' | 'Personalize' | 'Other' | 'About';

export type ListName = 'history' | 'lastAdded' | 'topPlayed';

/** What lies over a tab. */
export type Page =
  | { readonly kind: 'playlist'; readonly id: number }
  | { readonly kind: GroupKind; readonly id: number | string }
  | { readonly kind: 'list'; readonly list: ListName }
  | { readonly kind: 'search' }
  | { readonly kind: 'queue' }
  | { readonly kind: 'settings'; readonly page?: SettingsPageName };

export type DialogRequest =
  | { readonly kind: 'add to playlist'; readonly songs: readonly Song[] }
  | { readonly kind: 'new playlist'; readonly songs: readonly Song[] }
  | { readonly kind: 'details'; readonly song: Song }
  | { readonly kind: 'blacklist song'; readonly song: Song }
  | { readonly kind: 'sleep timer' | 'playback speed' | 'blacklist' }
  | { readonly kind: 'delete songs'; readonly songs: readonly Song[] }
  | { readonly kind: 'remove from playlist'; readonly playlistId: number; readonly songs: readonly Song[] }
  | { readonly kind: 'rename playlist'; readonly id: number; readonly name: string }
  | { readonly kind: 'delete playlists'; readonly ids: readonly number[]; readonly names: readonly string[] };

export interface Navigation {
  open(page: Page): void;
  back(): void;
  ask(dialog: DialogRequest): void;
}

export const NavigationContext = createContext<Navigation | null>(null);

/** Within the main activity only. */
export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('useNavigation() works within <MainScreen> only');
  return navigation;
}
