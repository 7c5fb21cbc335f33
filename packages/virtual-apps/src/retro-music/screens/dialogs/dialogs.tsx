import { ConfirmDialog, SingleChoiceDialog, useApi } from '@androidworld/app-sdk/ui';
import { addToBlacklist } from '../../store/blacklist.ts';
import { addSongs, addToNamed, deletePlaylists, forgetSongs, renamePlaylist, setSongs } from '../../store/playlists.ts';
import type { Song } from '../../store/song.ts';
import type { DialogRequest } from '../navigation.ts';
import { usePlaylists } from '../use-library.ts';
import { BlacklistDialog } from './blacklist-dialog.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { PlaylistNameDialog } from './new-playlist-dialog.tsx';
import { PlaybackSpeedDialog } from './playback-speed-dialog.tsx';
import { SleepTimerDialog } from './sleep-timer-dialog.tsx';

interface DialogsProps {
  asked: DialogRequest;
  onAsk: (asked: DialogRequest) => void;
  onClose: () => void;
}

/** What is asked just now, from whatever page. */
export function Dialogs({ asked, onAsk, onClose }: DialogsProps) {
  const api = useApi();
  const playlists = usePlaylists();
  const tellAdded = (songs: readonly Song[], name: string) =>
    api.toast(`Added ${songs.length} ${songs.length === 1 ? 'song' : 'song(s)'} to ${name}`);
  switch (asked.kind) {
    case 'details':
      return <DetailsDialog song={asked.song} onClose={onClose} />;
    case 'add to playlist':
      return (
        <SingleChoiceDialog
          title="Add to playlist"
          choices={[
            { label: 'New playlist', value: 0 },
            ...(playlists ?? []).map(({ id, name }) => ({ label: name, value: id })),
          ]}
          cancel="Cancel"
          onChoose={(id) => {
            if (id === 0) return onAsk({ kind: 'new playlist', songs: asked.songs });
            const name = playlists?.find((each) => each.id === id)?.name ?? '';
            void addSongs(api, id, asked.songs).then(() => tellAdded(asked.songs, name));
          }}
          onClose={onClose}
        />
      );
    case 'new playlist':
      return (
        <PlaylistNameDialog
          title="New playlist"
          confirm="Create"
          initial=""
          onDone={async (name) => {
            const isNew = await addToNamed(api, name, asked.songs);
            if (isNew) await api.toast(`${name} created successfully`);
            if (asked.songs.length > 0) await tellAdded(asked.songs, name);
          }}
          onClose={onClose}
        />
      );
    case 'rename playlist':
      return (
        <PlaylistNameDialog
          title="Rename playlist"
          confirm="Rename"
          initial={asked.name}
          onDone={(name) => void renamePlaylist(api, asked.id, name)}
          onClose={onClose}
        />
      );
    case 'delete playlists':
      return (
        <ConfirmDialog
          title={asked.names.length === 1 ? 'Delete playlist' : 'Delete playlists'}
          message={
            asked.names.length === 1
              ? `Delete the playlist ${asked.names[0]}?`
              : `Delete these ${asked.names.length} playlists?`
          }
          confirm="Delete"
          onConfirm={() => void deletePlaylists(api, asked.ids)}
          onClose={onClose}
        />
      );
    case 'remove from playlist':
      return (
        <ConfirmDialog
          title={asked.songs.length === 1 ? 'Remove song from playlist' : 'Remove songs from playlist'}
          message={
            asked.songs.length === 1
              ? `Remove the song ${asked.songs[0]?.title} from the playlist?`
              : `Remove ${asked.songs.length} songs from the playlist?`
          }
          confirm="Remove"
          onConfirm={() => {
            const songs = playlists?.find(({ id }) => id === asked.playlistId)?.songs ?? [];
            void setSongs(
              api,
              asked.playlistId,
              songs.filter(({ id }) => !asked.songs.some((gone) => gone.id === id)),
            );
          }}
          onClose={onClose}
        />
      );
    case 'blacklist song':
      return (
        <ConfirmDialog
          title="Add to Blacklist"
          message={`${asked.song.title} will not be listed any more.`}
          confirm="Add"
          onConfirm={() => void addToBlacklist(api, asked.song.path)}
          onClose={onClose}
        />
      );
    case 'blacklist':
      return <BlacklistDialog onClose={onClose} />;
    case 'sleep timer':
      return <SleepTimerDialog onClose={onClose} />;
    case 'playback speed':
      return <PlaybackSpeedDialog onClose={onClose} />;
    case 'delete songs':
      return (
        <ConfirmDialog
          title={asked.songs.length === 1 ? 'Delete song' : 'Delete songs'}
          message={
            asked.songs.length === 1
              ? `Delete the song ${asked.songs[0]?.title}?`
              : `Delete these ${asked.songs.length} songs?`
          }
          confirm="Delete"
          onConfirm={async () => {
            for (const { path } of asked.songs) await api.files.remove(path);
            await forgetSongs(
              api,
              asked.songs.map(({ id }) => id),
            );
            await api.toast(`Deleted ${asked.songs.length} songs.`);
          }}
          onClose={onClose}
        />
      );
  }
}
