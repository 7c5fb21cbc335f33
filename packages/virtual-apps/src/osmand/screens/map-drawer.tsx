import {
  css,
  Drawer,
  Icon,
  type IconSource,
  LinearLayout,
  ScrollView,
  TextView,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import down from '@material-symbols/svg-400/rounded/arrow_drop_down.svg';
import up from '@material-symbols/svg-400/rounded/arrow_drop_up.svg';
import route from '@material-symbols/svg-400/rounded/conversion_path.svg';
import navigation from '@material-symbols/svg-400/rounded/directions.svg';
import download from '@material-symbols/svg-400/rounded/download.svg';
import plugins from '@material-symbols/svg-400/rounded/extension.svg';
import flag from '@material-symbols/svg-400/rounded/flag.svg';
import help from '@material-symbols/svg-400/rounded/help.svg';
import layers from '@material-symbols/svg-400/rounded/layers.svg';
import search from '@material-symbols/svg-400/rounded/search.svg';
import settingsIcon from '@material-symbols/svg-400/rounded/settings.svg';
import star from '@material-symbols/svg-400/rounded/star.svg';
import travel from '@material-symbols/svg-400/rounded/travel_explore.svg';
import configure from '@material-symbols/svg-400/rounded/tune.svg';
import screen from '@material-symbols/svg-400/rounded/widgets.svg';
import { useState } from 'preact/hooks';
import { settings } from '../store/settings.ts';
import { profiles } from './profiles.ts';

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
  ['settings', 'Settings', settingsIcon],
  ['help', 'Help', help],
];

interface MapDrawerProps {
  open: boolean;
  onClose: () => void;
  onPick: (action: DrawerAction) => void;
}

/** The menu behind the button at the lower left. Its first row unfolds the profiles. */
export function MapDrawer({ open, onClose, onPick }: MapDrawerProps) {
  const [stored, put] = usePreferences(settings);
  const [isUnfolded, setUnfolded] = useState(false);
  const chosen = profiles.find(({ key }) => key === stored?.profile) ?? profiles[0];
  const available = ['default', ...(stored?.availableProfiles.split(',') ?? [])];
  if (!open && isUnfolded) setUnfolded(false);
  return (
    <Drawer open={open} onClose={onClose}>
      {chosen !== undefined && (
        <LinearLayout class="drawer-profile" onClick={() => setUnfolded(!isUnfolded)}>
          <Icon id="icon" icon={chosen.icon} color="var(--primary)" />
          <div class="osm-row-texts">
            <TextView id="title">{chosen.title}</TextView>
            <TextView id="description" class="osm-muted">
              Profile
            </TextView>
          </div>
          <Icon id="secondary_icon" icon={isUnfolded ? up : down} class="osm-row-icon" />
        </LinearLayout>
      )}
      <ScrollView id="menuItems" className="android.widget.ListView" weight={1}>
        {isUnfolded && (
          <>
            {profiles
              .filter(({ key }) => available.includes(key))
              .map(({ key, title, icon }) => (
                <LinearLayout
                  key={key}
                  class="drawer-row"
                  onClick={() => {
                    setUnfolded(false);
                    void put({ profile: key });
                  }}
                >
                  <Icon id="icon" icon={icon} color={key === stored?.profile ? 'var(--primary)' : '#6b7685'} />
                  <TextView id="title">{title}</TextView>
                </LinearLayout>
              ))}
            <LinearLayout class="drawer-row" onClick={() => onPick('profile')}>
              <Icon id="icon" icon={settingsIcon} class="osm-row-icon" />
              <TextView id="title">Manage profiles</TextView>
            </LinearLayout>
          </>
        )}
        {!isUnfolded &&
          rows.map(([action, title, icon]) => (
            <LinearLayout key={action} class="drawer-row" onClick={() => onPick(action)}>
              <Icon id="icon" icon={icon} class="osm-row-icon" />
              <TextView id="title">{title}</TextView>
            </LinearLayout>
          ))}
      </ScrollView>
    </Drawer>
  );
}
