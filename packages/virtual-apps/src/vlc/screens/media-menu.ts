import { phoneNow, useApi } from '@androidworld/app-sdk/ui';
import createShortcutIcon from '@material-symbols/svg-400/rounded/add_home.svg';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import rename from '@material-symbols/svg-400/rounded/edit.svg';
import parentIcon from '@material-symbols/svg-400/rounded/folder_open.svg';
import audio from '@material-symbols/svg-400/rounded/headphones.svg';
import info from '@material-symbols/svg-400/rounded/info.svg';
import playlistAdd from '@material-symbols/svg-400/rounded/library_add.svg';
import playIcon from '@material-symbols/svg-400/rounded/play_arrow.svg';
import appendIcon from '@material-symbols/svg-400/rounded/playlist_add.svg';
import playAllIcon from '@material-symbols/svg-400/rounded/playlist_play.svg';
import nextIcon from '@material-symbols/svg-400/rounded/queue_play_next.svg';
import again from '@material-symbols/svg-400/rounded/replay.svg';
import shareIcon from '@material-symbols/svg-400/rounded/share.svg';
import ungroupIcon from '@material-symbols/svg-400/rounded/ungroup.svg';
import seenIcon from '@material-symbols/svg-400/rounded/visibility.svg';
import unseenIcon from '@material-symbols/svg-400/rounded/visibility_off.svg';
import { playAudio } from '../player/audio-player.ts';
import { createShortcut } from '../player/create-shortcut.ts';
import type { Media } from '../store/library.ts';
import { videoType } from '../store/media-database.ts';
import { markPlayed } from '../store/progress.ts';
import { ungroup } from '../store/video-groups.ts';
import { appendOrPlay, browseParent, insertOrPlay, play } from './open-screens.ts';
import type { ContextItem } from './sheets/context-sheet.tsx';
import type { MediaSheets, MenuTarget } from './use-media-sheets.tsx';

/** What the sheet behind "More Actions" offers, in the real app's order. */
export function useMediaMenu(sheets: Omit<MediaSheets, 'sheet'>): (target: MenuTarget) => ContextItem[] {
  const api = useApi();
  const item = (title: string, icon: string, act: () => unknown): ContextItem => ({
    title,
    icon,
    onClick: () => void act(),
  });
  const ofMany = (media: readonly Media[]) => [
    item('Append', appendIcon, () => appendOrPlay(api, media)),
    item('Add to playlist', playlistAdd, () => sheets.addToPlaylist(media)),
  ];
  const ofGroup = ({ title, media, groupId }: MenuTarget) => [
    item('Play all', playIcon, () => play(api, media)),
    ...ofMany(media),
    ...(typeof groupId === 'number'
      ? [
          item('Rename video group', rename, () => sheets.askToRename(groupId, title)),
          item('Ungroup', ungroupIcon, () => ungroup(api, media, Math.floor(phoneNow() / 1000))),
        ]
      : []),
    item('Mark all as played', seenIcon, () => markPlayed(api, idsOf(media), true)),
  ];
  const ofOne = (one: Media, { all }: MenuTarget) => {
    const isVideo = one.type === videoType;
    const isSeen = one.playCount > 0;
    return [
      item('Play', playIcon, () => play(api, [one])),
      ...(isVideo && one.lastTimeMs > 0
        ? [item('Play from start', again, () => markPlayed(api, [one.id], isSeen).then(() => play(api, [one])))]
        : []),
      ...(all !== undefined && all.length > 1
        ? [item('Play all', playAllIcon, () => play(api, all, Math.max(0, idsOf(all).indexOf(one.id))))]
        : []),
      ...(isVideo ? [item('Play as audio', audio, () => playAudio(api, [one]))] : []),
      item('Append', appendIcon, () => appendOrPlay(api, [one])),
      item('Insert next', nextIcon, () => insertOrPlay(api, [one])),
      item('Information', info, () => sheets.showInformation(one)),
      item('Add to playlist', playlistAdd, () => sheets.addToPlaylist([one])),
      item('Delete', remove, () => sheets.askToDelete([one])),
      item('Share', shareIcon, () => sheets.share([one])),
      item('Create a launcher shortcut', createShortcutIcon, () => createShortcut(api, one)),
      ...(isVideo
        ? [
            item(isSeen ? 'Mark as not played' : 'Mark as played', isSeen ? unseenIcon : seenIcon, () =>
              markPlayed(api, [one.id], !isSeen),
            ),
          ]
        : []),
      item('Browse parent', parentIcon, () => browseParent(api, one)),
    ];
  };
  return (target) => {
    const [one, ...others] = target.media;
    if (one !== undefined && others.length === 0) return ofOne(one, target);
    return one?.type === videoType
      ? ofGroup(target)
      : [item('Play all', playIcon, () => play(api, target.media)), ...ofMany(target.media)];
  };
}

const idsOf = (media: readonly Media[]) => media.map(({ id }) => id);
