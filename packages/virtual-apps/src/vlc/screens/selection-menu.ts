import type { AppApi } from '@androidworld/app-sdk';
import { type MenuItem, phoneNow } from '@androidworld/app-sdk/ui';
import info from '@material-symbols/svg-400/rounded/info.svg';
import playIcon from '@material-symbols/svg-400/rounded/play_arrow.svg';
import playlistAdd from '@material-symbols/svg-400/rounded/playlist_add.svg';
import { playAudio } from '../player/audio-player.ts';
import type { Media, VideoEntry } from '../store/library.ts';
import { videoType } from '../store/media-database.ts';
import { ungroup } from '../store/video-groups.ts';
import { appendOrPlay, browseParent, play } from './open-screens.ts';
import type { MediaSheets } from './use-media-sheets.tsx';

interface Names {
  readonly play: string;
  readonly add: string;
}

/** What can be done with media that were picked; `done` ends the picking. */
export function selectionMenu(
  api: AppApi,
  media: readonly Media[],
  {
    sheets,
    names,
    done,
    groups = [],
  }: { sheets: MediaSheets; names: Names; done: () => void; groups?: readonly VideoEntry[] },
): MenuItem[] {
  const [first, ...others] = media;
  const [group, ...otherGroups] = groups;
  const groupId = otherGroups.length === 0 ? group?.groupId : undefined;
  const items: MenuItem[] = [
    {
      id: 'action_video_info',
      title: 'Information',
      icon: info,
      visible: others.length === 0,
      onClick: () => first !== undefined && sheets.showInformation(first),
    },
    { id: names.play, title: 'Play', icon: playIcon, onClick: () => void play(api, media) },
    {
      id: names.add,
      title: 'Add to playlist',
      icon: playlistAdd,
      showAsAction: 'always',
      onClick: () => sheets.addToPlaylist(media),
    },
    { title: 'Append', onClick: () => void appendOrPlay(api, media) },
    {
      id: 'action_video_play_audio',
      title: 'Play as audio',
      visible: media.every(({ type }) => type === videoType),
      onClick: () => void playAudio(api, media),
    },
    {
      id: 'action_ungroup',
      title: 'Ungroup',
      visible: group !== undefined,
      onClick: () =>
        void ungroup(
          api,
          groups.flatMap(({ videos }) => videos),
          Math.floor(phoneNow() / 1000),
        ),
    },
    {
      id: 'action_rename_group',
      title: 'Rename video group',
      visible: typeof groupId === 'number',
      onClick: () => typeof groupId === 'number' && sheets.askToRename(groupId, group?.title ?? ''),
    },
    { id: 'action_video_share', title: 'Share', onClick: () => sheets.share(media) },
    { id: 'action_video_delete', title: 'Delete', onClick: () => sheets.askToDelete(media) },
    {
      id: 'action_video_go_to_folder',
      title: 'Browse parent',
      visible: first !== undefined && others.length === 0,
      onClick: () => first !== undefined && void browseParent(api, first),
    },
  ];
  return items.map((item) => ({
    showAsAction: item.icon === undefined ? 'never' : 'ifRoom',
    ...item,
    onClick() {
      done();
      item.onClick?.();
    },
  }));
}
