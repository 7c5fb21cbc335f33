import { css, ImageButton, TextView, View } from '@androidworld/app-sdk/ui';
import more from '@material-symbols/svg-400/rounded/more_vert.svg';
import type { ComponentChildren } from 'preact';
import { spokenDuration } from '../../store/durations.ts';
import type { Media } from '../../store/library.ts';
import { videoType } from '../../store/media-database.ts';
import { Thumbnail } from './thumbnail.tsx';

css`
.media-row { display: flex; align-items: center; height: 64px; padding-left: 16px; }
.media-row > .vlc-thumbnail { margin-right: 16px; }
.media-row-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; }
.media-row-texts > :first-child { font-size: 1rem; line-height: 57PX; }
.media-row-texts > :last-child { font-size: 0.75rem; line-height: 43PX; color: var(--on-surface-variant); }
.media-row-picked { background: color-mix(in srgb, var(--primary) 20%, transparent); }
`;

interface MediaRowProps {
  media: Media;
  subtitle: string;
  onClick: () => void;
  onLongClick?: (() => void) | undefined;
  onMore: () => void;
  selected?: boolean | undefined;
  /** Before the picture. */
  children?: ComponentChildren;
}

/** One video or song in a list. */
export function MediaRow({ media, subtitle, onClick, onLongClick, onMore, selected, children }: MediaRowProps) {
  const kind = media.type === videoType ? 'Video' : 'Track';
  return (
    <View
      className="android.view.ViewGroup"
      contentDescription={`${kind}: ${media.title}, Duration: ${spokenDuration(media.durationMs)}`}
      class={selected === true ? 'media-row media-row-picked' : 'media-row'}
      onClick={onClick}
      onLongClick={onLongClick ?? onMore}
      selected={selected}
    >
      {children}
      <Thumbnail id="media_cover" type={media.type} width={64} height={48} />
      <div class="media-row-texts">
        <TextView id="title" lines={1} layoutWidth="match_parent">
          {media.title}
        </TextView>
        <TextView id="subtitle" lines={1} layoutWidth="match_parent">
          {subtitle}
        </TextView>
      </div>
      <ImageButton
        id="item_more"
        icon={more}
        className="android.widget.ImageView"
        contentDescription="More Actions"
        style={{ height: '100%' }}
        onClick={onMore}
      />
    </View>
  );
}
