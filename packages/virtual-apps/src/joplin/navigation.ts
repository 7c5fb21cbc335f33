import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { NoteSource } from './store/notes.ts';

/** A place in the app: Joplin's screens are not activities. */
export type Route =
  | { readonly name: 'notes'; readonly source: NoteSource }
  | { readonly name: 'note'; readonly id: string; readonly isNew?: boolean }
  /** Without an id: a new one. */
  | { readonly name: 'folder'; readonly id?: string }
  | { readonly name: 'search' }
  | { readonly name: 'tags' }
  | { readonly name: 'config'; readonly section?: string }
  | { readonly name: 'status' }
  | { readonly name: 'log' };

export interface Navigation {
  go(route: Route): void;
  /** To the place before; out of the app from the first. */
  back(): void;
  /** Instead of this place: what is deleted is not come back to. */
  replace(route: Route): void;
  openMenu(): void;
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext);
  if (navigation === null) throw new Error('This screen is not in a JoplinApp');
  return navigation;
}
