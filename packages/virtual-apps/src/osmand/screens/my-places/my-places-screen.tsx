import {
  css,
  ImageButton,
  TextView,
  Toolbar,
  useActivity,
  usePreferences,
  useThemeMode,
  View,
  ViewPager,
} from '@androidworld/app-sdk/ui';
import filter from '@material-symbols/svg-400/rounded/filter_list.svg';
import { useState } from 'preact/hooks';
import { profileSettings } from '../../store/settings.ts';
import { FavoritesTab } from './favorites-tab.tsx';
import { TracksTab } from './tracks-tab.tsx';

css`
.places-page { flex: 1; min-height: 0; display: flex; flex-direction: column; background: var(--background); }
.places-tabs { flex: none; height: 131PX; display: flex; background: var(--app-bar); color: #ffffff; }
.places-tab { height: 126PX; padding: 0 16px; display: flex; align-items: center; justify-content: center; font-size: 0.75rem; font-weight: 500; opacity: 0.75; }
.places-tab-selected { opacity: 1; border-bottom: 2px solid #ffffff; }
.places-tools { flex: none; position: absolute; left: 0; right: 0; bottom: 11PX; height: 126PX; display: flex; background: var(--surface); }
.view.places-tool { width: 154PX; height: 126PX; margin-right: 154PX; color: #6b7685; }
`;

const tabs = ['FAVORITES', 'TRACKS'];

/** MyPlacesActivity: favourites and tracks. */
export function MyPlacesScreen() {
  const { finish } = useActivity();
  const [tab, setTab] = useState(0);
  const [isFiltering, setFiltering] = useState(false);
  const [profile] = usePreferences(profileSettings);
  useThemeMode(profile?.dayNight === 'NIGHT' ? 'dark' : 'light');
  return (
    <div class="places-page">
      <Toolbar
        title="My Places"
        onUp={() => void finish()}
        menu={[
          {
            title: 'Filter',
            icon: filter,
            showAsAction: 'always',
            actionView: (
              <ImageButton
                className="android.widget.Button"
                contentDescription="Filter"
                icon={filter}
                onClick={() => setFiltering(!isFiltering)}
              />
            ),
          },
        ]}
      />
      <View id="sliding_tabs" className="android.widget.HorizontalScrollView" class="places-tabs" focusable>
        {tabs.map((title, place) => (
          <TextView
            key={title}
            id="tab_title"
            class={`places-tab ${place === tab ? 'places-tab-selected' : ''}`}
            selected={place === tab}
            onClick={() => setTab(place)}
          >
            {title}
          </TextView>
        ))}
      </View>
      <ViewPager
        id="pager"
        selected={tab}
        onSelect={setTab}
        focusable
        pages={[<FavoritesTab isFiltering={isFiltering} />, <TracksTab isFiltering={isFiltering} />]}
      />
    </div>
  );
}
