import { ConfirmDialog, useApi, useStore } from '@androidworld/app-sdk/ui';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import audio from '@material-symbols/svg-400/rounded/headphones.svg';
import info from '@material-symbols/svg-400/rounded/info.svg';
import playlistAdd from '@material-symbols/svg-400/rounded/library_add.svg';
import playIcon from '@material-symbols/svg-400/rounded/play_arrow.svg';
import appendIcon from '@material-symbols/svg-400/rounded/playlist_add.svg';
import nextIcon from '@material-symbols/svg-400/rounded/playlist_play.svg';
import shareIcon from '@material-symbols/svg-400/rounded/share.svg';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { append, audioPlayer, currentTrack, insertNext, playAudio } from '../player/audio-player.ts';
import { deleteMedia, type Media } from '../store/library.ts';
import { videoType } from '../store/media-database.ts';
import { play } from './open-screens.ts';
import { ContextSheet } from './sheets/context-sheet.tsx';
import { InformationDialog } from './sheets/information-dialog.tsx';
import { SavePlaylistSheet } from './sheets/save-playlist-sheet.tsx';

type Open =
  | { readonly kind: 'menu'; readonly title: string; readonly media: readonly Media[] }
  | { readonly kind: 'playlist' | 'delete'; readonly media: readonly Media[] }
  | { readonly kind: 'information'; readonly media: Media };

export interface MediaSheets {
  /** What is open just now, to be rendered. */
  readonly sheet: ComponentChildren;
  /** The sheet behind "More Actions"; of a group: with all its videos. */
  openMenu(title: string, media: readonly Media[]): void;
  addToPlaylist(media: readonly Media[]): void;
  share(media: readonly Media[]): void;
  askToDelete(media: readonly Media[]): void;
  showInformation(media: Media): void;
}

/** The sheets over lists of media. */
export function useMediaSheets(): MediaSheets {
  const api = useApi();
  const isHeard = useStore(audioPlayer, (state) => currentTrack(state) !== undefined);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const addToPlaylist = (media: readonly Media[]) => setOpen({ kind: 'playlist', media });
  const askToDelete = (media: readonly Media[]) => setOpen({ kind: 'delete', media });
  const showInformation = (media: Media) => setOpen({ kind: 'information', media });
  const share = (media: readonly Media[]) =>
    void api.startChooser({
      action: 'android.intent.action.SEND',
      type: media.every(({ type }) => type === videoType) ? 'video/*' : 'audio/*',
      extras: { 'android.intent.extra.STREAM': media.map(({ path }) => `file://${path}`) },
    });
  const menuOf = (media: readonly Media[]) => {
    const [first] = media;
    return [
      { title: media.length > 1 ? 'Play all' : 'Play', icon: playIcon, onClick: () => void play(api, media) },
      ...(first?.type === videoType
        ? [{ title: 'Play as audio', icon: audio, onClick: () => void playAudio(api, media) }]
        : []),
      ...(isHeard
        ? [
            { title: 'Append', icon: appendIcon, onClick: () => append(media) },
            { title: 'Insert next', icon: nextIcon, onClick: () => insertNext(media) },
          ]
        : []),
      ...(media.length === 1 && first !== undefined
        ? [{ title: 'Information', icon: info, onClick: () => showInformation(first) }]
        : []),
      { title: 'Add to playlist', icon: playlistAdd, onClick: () => addToPlaylist(media) },
      { title: 'Delete', icon: remove, onClick: () => askToDelete(media) },
      { title: 'Share', icon: shareIcon, onClick: () => share(media) },
    ];
  };
  const sheet = (
    <>
      {open?.kind === 'menu' && <ContextSheet title={open.title} items={menuOf(open.media)} onClose={close} />}
      {open?.kind === 'playlist' && <SavePlaylistSheet media={open.media} onClose={close} />}
      {open?.kind === 'information' && <InformationDialog media={open.media} onClose={close} />}
      {open?.kind === 'delete' && (
        <ConfirmDialog
          title={`Delete ${open.media.length === 1 ? (open.media[0]?.title ?? '') : `${open.media.length} media`}?`}
          message="This is permanent and cannot be undone."
          confirm="Delete forever"
          onConfirm={() => void deleteMedia(api, open.media)}
          onClose={close}
        />
      )}
    </>
  );
  return {
    sheet,
    openMenu: (title, media) => setOpen({ kind: 'menu', title, media }),
    addToPlaylist,
    share,
    askToDelete,
    showInformation,
  };
}
