import { ConfirmDialog, TextInputDialog, useApi, useSavedState } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { deleteMedia, type Media } from '../store/library.ts';
import { videoType } from '../store/media-database.ts';
import { renameGroup } from '../store/video-groups.ts';
import { useMediaMenu } from './media-menu.ts';
import { ContextSheet } from './sheets/context-sheet.tsx';
import { InformationDialog } from './sheets/information-dialog.tsx';
import { SavePlaylistSheet } from './sheets/save-playlist-sheet.tsx';

/** What a sheet is about. */
export interface MenuTarget {
  readonly title: string;
  readonly media: readonly Media[];
  /** The group these videos are shown as. */
  readonly groupId?: number | null;
  /** All of the list the medium is in. */
  readonly all?: readonly Media[];
}

type Open =
  | { readonly kind: 'menu'; readonly target: MenuTarget }
  | { readonly kind: 'playlist' | 'delete'; readonly media: readonly Media[] }
  | { readonly kind: 'rename'; readonly groupId: number; readonly name: string }
  | { readonly kind: 'information'; readonly media: Media };

export interface MediaSheets {
  /** What is open just now, to be rendered. */
  readonly sheet: ComponentChildren;
  /** The sheet behind "More Actions"; of a group: with all its videos. */
  openMenu(target: MenuTarget): void;
  addToPlaylist(media: readonly Media[]): void;
  share(media: readonly Media[]): void;
  askToDelete(media: readonly Media[]): void;
  askToRename(groupId: number, name: string): void;
  showInformation(media: Media): void;
}

/** The sheets over lists of media. */
export function useMediaSheets(): MediaSheets {
  const api = useApi();
  const [open, setOpen] = useSavedState<Open | null>('media sheet', null);
  const close = () => setOpen(null);
  const asking: Omit<MediaSheets, 'sheet'> = {
    openMenu: (target) => setOpen({ kind: 'menu', target }),
    addToPlaylist: (media) => setOpen({ kind: 'playlist', media }),
    askToDelete: (media) => setOpen({ kind: 'delete', media }),
    askToRename: (groupId, name) => setOpen({ kind: 'rename', groupId, name }),
    showInformation: (media) => setOpen({ kind: 'information', media }),
    share: (media) =>
      void api.startChooser({
        action: 'android.intent.action.SEND',
        type: media.every(({ type }) => type === videoType) ? 'video/*' : 'audio/*',
        extras: { 'android.intent.extra.STREAM': media.map(({ path }) => `file://${path}`) },
      }),
  };
  const menuOf = useMediaMenu(asking);
  const sheet = (
    <>
      {open?.kind === 'menu' && <ContextSheet title={open.target.title} items={menuOf(open.target)} onClose={close} />}
      {open?.kind === 'playlist' && <SavePlaylistSheet media={open.media} onClose={close} />}
      {open?.kind === 'information' && <InformationDialog media={open.media} onClose={close} />}
      {open?.kind === 'rename' && (
        <TextInputDialog
          title="Rename video group"
          initial={open.name}
          select="all"
          isComplete={(text) => text.trim() !== ''}
          onDone={(text) => void renameGroup(api, open.groupId, text.trim())}
          onClose={close}
        />
      )}
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
  return { sheet, ...asking };
}
