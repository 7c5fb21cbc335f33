import { CheckBox, css, Icon, ImageButton, LinearLayout, TextView } from '@androidworld/app-sdk/ui';
import folder from '@material-symbols/svg-400/rounded/folder-fill.svg';
import down from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import up from '@material-symbols/svg-400/rounded/keyboard_arrow_up.svg';
import more from '@material-symbols/svg-400/rounded/more_vert.svg';
import arrow from '@material-symbols/svg-400/rounded/navigation-fill.svg';
import { formatDistance, type MetricSystem } from '../../geo/format-distance.ts';
import { bearingTo, distanceBetween, type LatLon } from '../../geo/lat-lon.ts';
import { defaultGroup, type Favorite } from '../../store/favorite.ts';
import { iconOf } from '../favorites/icon-choices.ts';

css`
.favorite-group { min-height: 56px; padding-left: 16px; display: flex; align-items: center; gap: 24px; background: var(--surface); }
.favorite-group-name { flex: 1; min-width: 0; font-weight: 500; }
.favorite-row { min-height: 64px; padding: 6px 16px; display: flex; align-items: center; gap: 24px; background: var(--surface); box-shadow: inset 0 1px 0 var(--surface-variant); }
.favorite-texts { flex: 1; min-width: 0; display: flex; flex-direction: column; align-items: flex-start; }
.favorite-hidden { font-style: italic; color: var(--on-surface-variant); }
.favorite-badge { width: 32px; height: 32px; padding: 6px; box-sizing: border-box; border-radius: 50%; color: #ffffff; }
`;

/** What of a row is picked, while some are. */
interface Picking {
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

interface GroupRowProps {
  group: string;
  /** A favourite of it, which has its colour. */
  sample: Favorite;
  isOpen: boolean;
  picking: Picking | null;
  onToggle: () => void;
  onSettings: () => void;
}

export function GroupRow({ group, sample, isOpen, picking, onToggle, onSettings }: GroupRowProps) {
  return (
    <LinearLayout id="expandable_list_item_category" class="favorite-group" onClick={onToggle}>
      {picking === null ? (
        <Icon id="category_icon" icon={folder} color={sample.hidden ? '#9a9a9a' : sample.color} />
      ) : (
        <CheckBox id="toggle_item" checked={picking.isPicked} onChange={picking.onPick} />
      )}
      <TextView
        id="category_name"
        class={sample.hidden ? 'favorite-group-name favorite-hidden' : 'favorite-group-name'}
        lines={1}
      >
        {group === '' ? defaultGroup : group}
      </TextView>
      {picking === null && (
        <ImageButton
          id="options"
          className="android.widget.ImageView"
          contentDescription="Settings"
          icon={more}
          onClick={onSettings}
        />
      )}
      <Icon id="explist_indicator" icon={isOpen ? up : down} class="osm-row-icon" style={{ marginRight: 16 }} />
    </LinearLayout>
  );
}

interface FavoriteRowProps {
  favorite: Favorite;
  from: LatLon;
  metricSystem: MetricSystem;
  picking: Picking | null;
  onClick: () => void;
}

export function FavoriteRow({ favorite, from, metricSystem, picking, onClick }: FavoriteRowProps) {
  const { name, address, hidden, icon, color } = favorite;
  const distance = formatDistance(distanceBetween(from, favorite), metricSystem);
  return (
    <LinearLayout id="favorites_list_item" class="favorite-row" onClick={onClick}>
      {picking === null ? (
        <Icon
          id="favourite_icon"
          icon={iconOf(icon)}
          class="favorite-badge"
          style={{ background: hidden ? '#9a9a9a' : color }}
        />
      ) : (
        <CheckBox id="toggle_item" checked={picking.isPicked} onChange={picking.onPick} />
      )}
      <div class="favorite-texts">
        <TextView id="favourite_label" class={hidden ? 'favorite-hidden' : ''}>
          {name}
        </TextView>
        <LinearLayout gap={4} align="center">
          <Icon
            id="direction"
            icon={arrow}
            size={16}
            color="var(--primary)"
            style={{ transform: `rotate(${Math.round(bearingTo(from, favorite))}deg)` }}
          />
          <TextView id="distance" class="osm-muted">
            {address === '' ? distance : `${distance}, `}
          </TextView>
          <TextView id="group_name" class="osm-muted" lines={1}>
            {address}
          </TextView>
        </LinearLayout>
      </div>
    </LinearLayout>
  );
}
