import { css, MenuButton, type MenuItem, TextView, View } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { artistOf, type Song } from '../../store/song.ts';
import { Cover } from './cover.tsx';

css`
.song-row { display: flex; align-items: center; height: 64px; padding-left: 8px; }
.song-row > .retro-cover { margin-right: 8px; }
.song-row-number { width: 45px; margin-right: 8px; text-align: center; color: var(--on-surface-variant); }
.song-row-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: stretch; padding-left: 0; }
.song-row-title { font-size: 1rem; line-height: 57PX; margin-bottom: 11PX; }
.song-row-artist { font-size: 0.875rem; line-height: 51PX; color: var(--on-surface-variant); }
.song-row-selected { background: var(--secondary-container); border-radius: 8px; }
.song-row-dim > :not(.image-button) { opacity: 0.5; }
`;

interface SongRowProps {
  song: Song;
  menu: readonly MenuItem[];
  onClick: () => void;
  onLongClick?: (() => void) | undefined;
  selected?: boolean;
  /** In the queue: it has been played. */
  dim?: boolean;
  /** Of the row, where it is not a ConstraintLayout. */
  className?: string;
  /** Of the track on its album, in place of the cover. */
  number?: number | undefined;
  /** Before the cover. */
  children?: ComponentChildren;
}

/** A song in a list: its title and artist, no length. */
export function SongRow({ song, menu, onClick, onLongClick, selected = false, dim = false, ...row }: SongRowProps) {
  const look = ['song-row', selected && 'song-row-selected', dim && 'song-row-dim'].filter(Boolean).join(' ');
  return (
    <View
      className={row.className ?? 'android.view.ViewGroup'}
      class={look}
      onClick={onClick}
      onLongClick={onLongClick ?? onClick}
    >
      {row.children}
      {row.number === undefined ? (
        <Cover size={45} />
      ) : (
        <TextView id="imageText" class="song-row-number">
          {String(row.number)}
        </TextView>
      )}
      <div class="song-row-texts">
        <TextView id="title" class="song-row-title" lines={1} layoutWidth="match_parent">
          {song.title}
        </TextView>
        <TextView id="text" class="song-row-artist" lines={1} layoutWidth="match_parent">
          {artistOf(song)}
        </TextView>
      </div>
      <MenuButton id="menu" items={menu} contentDescription={undefined} focusable={false} />
    </View>
  );
}
