import { type MenuItem, useApi, useDocumentPicker } from '@androidworld/app-sdk/ui';
import { playSongs } from '../player/player.ts';
import { type Playlist, writeM3u } from '../store/playlists.ts';
import { useNavigation } from './navigation.ts';
import { useSongActions } from './use-song-actions.ts';

/** What can be done with a playlist. */
export function usePlaylistMenu(): (playlist: Playlist) => MenuItem[] {
  const api = useApi();
  const picker = useDocumentPicker();
  const { ask } = useNavigation();
  const { add } = useSongActions();
  const save = async ({ name, songs }: Playlist) => {
    const document = await picker.createDocument({ type: 'audio/mpegurl', name });
    if (document === null) return;
    await document.write(writeM3u(songs));
    await api.toast(`Saved playlist to ${document.name}.`);
  };
  return (playlist) => {
    const { id, name, songs } = playlist;
    return [
      { id: 'action_play', title: 'Play', onClick: () => void playSongs(api, songs) },
      ...add(songs),
      {
        id: 'action_rename_playlist',
        title: 'Rename',
        onClick: () => ask({ kind: 'rename playlist', id, name }),
      },
      {
        id: 'action_delete_playlist',
        title: 'Delete',
        onClick: () => ask({ kind: 'delete playlists', ids: [id], names: [name] }),
      },
      { id: 'action_save_playlist', title: 'Save as file', onClick: () => void save(playlist) },
    ];
  };
}
