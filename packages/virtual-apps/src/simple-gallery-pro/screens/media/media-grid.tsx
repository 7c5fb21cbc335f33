import { css, Icon, RecyclerView, TextView, View } from '@androidworld/app-sdk/ui';
import check from '@material-symbols/svg-400/rounded/check_circle-fill.svg';
import star from '@material-symbols/svg-400/rounded/star-fill.svg';
import type { Group } from '../../store/group-media.ts';
import type { Medium } from '../../store/media.ts';
import type { ItemHandlers } from '../../widgets/folder-grid.tsx';
import { Photo } from '../../widgets/photo.tsx';

css`
.medium { position: relative; overflow: hidden; }
.medium-tile { aspect-ratio: 1; }
.medium-tile > .photo { position: absolute; inset: 0; }
.medium-tile > .medium-label { position: absolute; left: 0; right: 0; bottom: 0; padding: 16px 4px 4px; color: #ffffff; background: linear-gradient(transparent, rgb(0 0 0 / 0.7)); }
.medium-row > .medium-label { flex: 1; }
.medium-row { display: flex; align-items: center; gap: 16px; height: 72px; padding: 0 16px; }
.medium-row > .photo { width: 56px; height: 56px; }
.lazy-list-item:has(> .medium-section) { grid-column: 1 / -1; }
.medium-section { padding: 12px 16px; }
.medium-mark { position: absolute; right: 4px; top: 4px; }
`;

interface MediaGridProps {
  groups: readonly Group[];
  columns: number;
  isList: boolean;
  showNames: boolean;
  /** Thumbnails fill their squares. */
  isCropped: boolean;
  favorites: ReadonlySet<string>;
  item: (medium: Medium) => ItemHandlers;
}

/** By default the files have no text at all. */
export function MediaGrid({ groups, columns, isList, showNames, isCropped, favorites, item }: MediaGridProps) {
  return (
    <RecyclerView
      id="media_grid"
      columns={isList ? 1 : columns}
      items={groups.flatMap(({ title, media }): (Medium | string)[] => (title === '' ? [...media] : [title, ...media]))}
      itemKey={(entry) => (typeof entry === 'string' ? entry : entry.path)}
      renderItem={(medium) => {
        if (typeof medium === 'string') return <Section title={medium} />;
        const handlers = item(medium);
        return (
          <View
            id="media_item_holder"
            className="android.widget.RelativeLayout"
            class={isList ? 'medium medium-row' : 'medium medium-tile'}
            {...handlers}
          >
            <Photo id="medium_thumbnail" path={medium.path} fit={isCropped ? 'cover' : 'contain'} />
            {(showNames || isList) && (
              <div class="medium-label">
                <TextView id="medium_name" lines={2} {...(isList ? {} : { color: '#ffffff' })}>
                  {medium.name}
                </TextView>
              </div>
            )}
            {favorites.has(medium.path) && <Icon id="favorite" icon={star} class="medium-mark" color="#ffffff" />}
            {handlers.selected && <Icon id="medium_check" icon={check} class="medium-mark" color="var(--primary)" />}
          </View>
        );
      }}
    />
  );
}

/** Above a group; as wide as the grid. */
function Section({ title }: { title: string }) {
  return (
    <TextView id="thumbnail_section" class="medium-section" textAppearance="title" layoutWidth="match_parent">
      {title}
    </TextView>
  );
}
