import {
  CardView,
  css,
  Icon,
  ImageButton,
  RecyclerView,
  type Selection,
  TextView,
  View,
} from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check_circle.svg';
import more from '@material-symbols/svg-400/rounded/more_vert.svg';
import { shortDuration, spokenDuration } from '../../store/durations.ts';
import type { VideoEntry } from '../../store/library.ts';
import { Thumbnail } from './thumbnail.tsx';

css`
.video-card { margin: 8px; border-radius: 8px; overflow: hidden; background: var(--surface); position: relative; }
.video-card-texts { padding: 8px 44px 8px 8px; display: flex; flex-direction: column; align-items: flex-start; min-height: 56px; box-sizing: border-box; }
.view.video-card-more { position: absolute; right: 0; bottom: 4px; }
.view.video-card-check { position: absolute; right: 8px; top: 8px; color: var(--primary); }
.video-row { display: flex; align-items: center; gap: 16px; padding: 8px 16px; }
.video-row-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: flex-start; }
.video-time { color: var(--on-surface-variant); font-size: 0.875rem; }
`;

interface VideoGridProps {
  entries: readonly VideoEntry[];
  cards: boolean;
  selection: Selection<string>;
  onOpen: (entry: VideoEntry) => void;
  onMore: (entry: VideoEntry) => void;
}

/** Videos and groups of them, as cards side by side or one below the other. */
export function VideoGrid({ entries, cards, selection, onOpen, onMore }: VideoGridProps) {
  return (
    <RecyclerView
      id="video_grid"
      columns={cards ? 2 : 1}
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
              {timeOf(entry)}
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
            <Thumbnail id="ml_item_thumbnail" type={1} width={96} height={56} />
            <div class="video-row-texts">{texts}</div>
            {mark}
            {button}
          </View>
        );
      }}
    />
  );
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
