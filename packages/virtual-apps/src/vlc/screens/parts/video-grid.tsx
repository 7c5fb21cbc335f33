import {
  CardView,
  css,
  displayDensity,
  Icon,
  ImageButton,
  ProgressBar,
  RecyclerView,
  type Selection,
  TextView,
  View,
} from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check_circle.svg';
import more from '@material-symbols/svg-400/rounded/more_vert.svg';
import seen from '@material-symbols/svg-400/rounded/visibility.svg';
import { shortDuration, spokenDuration } from '../../store/durations.ts';
import type { VideoEntry } from '../../store/library.ts';
import { Thumbnail } from './thumbnail.tsx';

css`
.video-card { margin: 8px; border-radius: 8px; overflow: hidden; background: var(--surface); position: relative; }
.video-card-texts { padding: 8px 44px 8px 8px; display: flex; flex-direction: column; align-items: flex-start; min-height: 56px; box-sizing: border-box; }
.view.video-card-more { position: absolute; right: 0; bottom: 4px; }
.view.video-card-check { position: absolute; right: 8px; top: 8px; color: var(--primary); }
.video-marks { position: absolute; left: 0; right: 0; top: 0; height: 104px; pointer-events: none; }
.video-row-picture { position: relative; flex: none; }
.video-row-picture > .video-marks { height: 56px; }
.view.video-seen { position: absolute; left: 4px; top: 4px; color: #ffffff; }
.view.video-resolution { position: absolute; right: 4px; bottom: 6px; padding: 0 4px; border-radius: 2px; background: #000000a0; color: #ffffff; font-size: 0.75rem; }
.view.video-progress { position: absolute; left: 0; right: 0; bottom: 0; height: 3px; border-radius: 0; }
.video-row { display: flex; align-items: center; gap: 16px; padding: 8px 16px; }
.video-row-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: flex-start; }
.video-time { color: var(--on-surface-variant); font-size: 0.875rem; }
`;

const resolutions = [
  [7680, 4320, '8K'],
  [3840, 2160, '4K'],
  [1920, 1080, '1080p'],
  [1280, 720, '720p'],
] as const;

/** dp: a card is at least as wide (`grid_card_thumb_width`), between margins at both sides of the screen. */
const [cardWidth, margins] = [160, 8];

interface VideoGridProps {
  entries: readonly VideoEntry[];
  cards: boolean;
  /** A mark on what was seen to its end. */
  showsSeen: boolean;
  selection: Selection<string>;
  onOpen: (entry: VideoEntry) => void;
  onMore: (entry: VideoEntry) => void;
}

/** Videos and groups of them, as cards side by side or one below the other. */
export function VideoGrid({ entries, cards, showsSeen, selection, onOpen, onMore }: VideoGridProps) {
  const fitting = Math.floor((window.innerWidth / displayDensity() - margins) / cardWidth);
  return (
    <RecyclerView
      id="video_grid"
      columns={cards ? fitting : 1}
      padding={[4, 4, 80, 4]}
      items={entries}
      itemKey={({ key }) => key}
      renderItem={(entry) => {
        const isPicked = selection.has(entry.key);
        const row = selection.row(entry.key, () => onOpen(entry));
        const texts = (
          <>
            <TextView id="ml_item_title" lines={cards ? 1 : 2}>
              {entry.title}
            </TextView>
            <TextView id="ml_item_time" class="video-time" lines={1}>
              {cards ? timeOf(entry) : [timeOf(entry), resolutionOf(entry)].filter(Boolean).join('  •  ')}
            </TextView>
          </>
        );
        const button = !selection.isActive && (
          <ImageButton
            id="item_more"
            icon={more}
            className="android.widget.ImageView"
            contentDescription="More Actions"
            class={cards ? 'video-card-more' : ''}
            onClick={() => onMore(entry)}
          />
        );
        const mark = isPicked && <Icon id="selected_check" icon={check} class={cards ? 'video-card-check' : ''} />;
        return cards ? (
          <View className="android.view.ViewGroup" contentDescription={described(entry)} {...row}>
            <CardView id="container" class="video-card" {...row}>
              <Thumbnail id="ml_item_thumbnail" type={1} width="100%" height={104} />
              <Marks entry={entry} showsSeen={showsSeen} withResolution />
              <div class="video-card-texts">{texts}</div>
              {button}
              {mark}
            </CardView>
          </View>
        ) : (
          <View
            className="android.view.ViewGroup"
            contentDescription={described(entry)}
            class="video-row"
            {...row}
            selected={isPicked}
          >
            <div class="video-row-picture">
              <Thumbnail id="ml_item_thumbnail" type={1} width={96} height={56} />
              <Marks entry={entry} showsSeen={showsSeen} withResolution={false} />
            </div>
            <div class="video-row-texts">{texts}</div>
            {mark}
            {button}
          </View>
        );
      }}
    />
  );
}

/** On the picture: how far it was seen, whether to its end, and how fine it is. */
function Marks({
  entry,
  showsSeen,
  withResolution,
}: {
  entry: VideoEntry;
  showsSeen: boolean;
  withResolution: boolean;
}) {
  const [video, ...others] = entry.videos;
  if (video === undefined || others.length > 0) return null;
  const resolution = resolutionOf(entry);
  const isBegun = video.lastTimeMs > 0 && video.durationMs > 0;
  return (
    <div class="video-marks">
      {withResolution && resolution !== '' && (
        <TextView id="ml_item_resolution" class="video-resolution">
          {resolution}
        </TextView>
      )}
      {showsSeen && video.playCount > 0 && <Icon id="ml_item_seen" icon={seen} size={20} class="video-seen" />}
      {isBegun && (
        <ProgressBar id="ml_item_progress" class="video-progress" value={video.lastTimeMs / video.durationMs} />
      )}
    </div>
  );
}

/** `1080p`; empty where the size of the picture is not known, and of groups. */
function resolutionOf({ videos: [video, ...others] }: VideoEntry): string {
  if (video?.size === undefined || video.size === null || others.length > 0) return '';
  const { width, height } = video.size;
  const [longer, shorter] = [Math.max(width, height), Math.min(width, height)];
  return resolutions.find(([least, lines]) => longer >= least || shorter >= lines)?.[2] ?? 'SD';
}

function timeOf({ videos }: VideoEntry): string {
  const [first] = videos;
  if (videos.length > 1) return `${videos.length} videos`;
  return first === undefined || first.durationMs <= 0 ? '' : shortDuration(first.durationMs);
}

function described({ title, videos }: VideoEntry): string {
  const [first] = videos;
  if (videos.length > 1) return `Video group: ${title}, ${videos.length} videos`;
  return `Video: ${title}, Duration: ${spokenDuration(first?.durationMs ?? 0)}`;
}
