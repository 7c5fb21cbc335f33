import type { AppApi } from '@androidworld/app-sdk';
import type { MenuItem } from '@androidworld/app-sdk/ui';
import info from '@material-symbols/svg-400/rounded/info.svg';
import playIcon from '@material-symbols/svg-400/rounded/play_arrow.svg';
import playlistAdd from '@material-symbols/svg-400/rounded/playlist_add.svg';
import type { Media } from '../store/library.ts';
import { play } from './open-screens.ts';
import type { MediaSheets } from './use-media-sheets.tsx';

interface Names {
  readonly play: string;
  readonly add: string;
}

/** What can be done with media that were picked; `done` ends the picking. */
export function selectionMenu(
  api: AppApi,
  media: readonly Media[],
  { sheets, names, done }: { sheets: MediaSheets; names: Names; done: () => void },
): MenuItem[] {
  const [first, ...others] = media;
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
    { id: 'action_video_share', title: 'Share', onClick: () => sheets.share(media) },
    { id: 'action_video_delete', title: 'Delete', onClick: () => sheets.askToDelete(media) },
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
