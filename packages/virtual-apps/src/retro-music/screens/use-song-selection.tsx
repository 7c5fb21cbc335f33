import { ActionMode, type MenuItem, type Selection, useSelection } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import type { Song } from '../store/song.ts';
import { useSongActions } from './use-song-actions.ts';

export interface SongSelection {
  readonly selection: Selection<number>;
  /** In place of the toolbar while songs are picked; null else. */
  readonly bar: ComponentChildren;
}

/**
 * Songs picked by a long press, and what can be done with them, in the order they were picked in.
 *
 * @param first what the place of the list adds before the others
 */
export function useSongSelection(
  songs: readonly Song[],
  first: (picked: readonly Song[]) => readonly MenuItem[] = () => [],
): SongSelection {
  const actions = useSongActions();
  const selection = useSelection(songs.map(({ id }) => id));
  const picked = selection.pickedKeys.flatMap((id) => songs.find((song) => song.id === id) ?? []);
  const own = first(picked).map((item) => ({
    ...item,
    onClick() {
      selection.clear();
      item.onClick?.();
    },
  }));
  const menu = [
    ...own,
    ...actions.selectionMenu(picked, selection.clear),
    { id: 'action_multi_select_adapter_check_all', title: 'Select all', onClick: selection.selectAll },
  ];
  const bar = selection.isActive ? (
    <ActionMode selection={selection} title={String(selection.size)} menu={menu} />
  ) : null;
  return { selection, bar };
}
