import { css, Drawer, Icon, type IconSource, LinearLayout, ScrollView, TextView } from '@androidworld/app-sdk/ui';
import route from '@material-symbols/svg-400/rounded/conversion_path.svg';
import navigation from '@material-symbols/svg-400/rounded/directions.svg';
import download from '@material-symbols/svg-400/rounded/download.svg';
import plugins from '@material-symbols/svg-400/rounded/extension.svg';
import flag from '@material-symbols/svg-400/rounded/flag.svg';
import help from '@material-symbols/svg-400/rounded/help.svg';
import layers from '@material-symbols/svg-400/rounded/layers.svg';
import profile from '@material-symbols/svg-400/rounded/map.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import settings from '@material-symbols/svg-400/rounded/settings.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import travel from '@material-symbols/svg-400/rounded/travel_explore.svg';
import configure from '@material-symbols/svg-400/rounded/tune.svg';
import screen from '@material-symbols/svg-400/rounded/widgets.svg';

css`
.drawer-profile { padding: calc(var(--status-bar-height) + 8px) 16px 12px; display: flex; align-items: center; gap: 32px; border-bottom: 1px solid var(--surface-variant); }
.drawer-row { height: 48px; padding: 0 16px; display: flex; align-items: center; gap: 32px; }
`;

export type DrawerAction =
  | 'profile'
  | 'configureProfile'
  | 'markers'
  | 'places'
  | 'search'
  | 'navigation'
  | 'configureMap'
  | 'download'
  | 'travel'
  | 'plan'
  | 'configureScreen'
  | 'plugins'
  | 'settings'
  | 'help';

const rows: readonly (readonly [DrawerAction, string, IconSource])[] = [
  ['configureProfile', 'Configure profile', configure],
  ['markers', 'Map markers', flag],
  ['places', 'My Places', star],
  ['search', 'Search', search],
  ['navigation', 'Navigation', navigation],
  ['configureMap', 'Configure map', layers],
  ['download', 'Download maps', download],
  ['travel', 'Travel guides (Beta)', travel],
  ['plan', 'Plan a route', route],
  ['configureScreen', 'Configure screen', screen],
  ['plugins', 'Plugins', plugins],
  ['settings', 'Settings', settings],
  ['help', 'Help', help],
];

interface MapDrawerProps {
  open: boolean;
  onClose: () => void;
  onPick: (action: DrawerAction) => void;
}

/** The menu behind the button at the lower left. */
export function MapDrawer({ open, onClose, onPick }: MapDrawerProps) {
  return (
    <Drawer open={open} onClose={onClose}>
      <LinearLayout class="drawer-profile" onClick={() => onPick('profile')}>
        <Icon id="icon" icon={profile} color="#237bff" />
        <div class="osm-row-texts">
          <TextView id="title">Browse map</TextView>
          <TextView id="description" class="osm-muted">
            Profile
          </TextView>
        </div>
      </LinearLayout>
      <ScrollView id="menuItems" className="android.widget.ListView" weight={1}>
        {rows.map(([action, title, icon]) => (
          <LinearLayout key={action} class="drawer-row" onClick={() => onPick(action)}>
            <Icon id="icon" icon={icon} class="osm-row-icon" />
            <TextView id="title">{title}</TextView>
          </LinearLayout>
        ))}
      </ScrollView>
    </Drawer>
  );
}
