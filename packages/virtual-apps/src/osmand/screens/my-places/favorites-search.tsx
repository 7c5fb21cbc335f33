import {
  EditText,
  ImageButton,
  LinearLayout,
  RecyclerView,
  TextView,
  useActivity,
  useApi,
  useBack,
} from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import clear from '@material-symbols/svg-400/rounded/close.svg';
import { useState } from 'preact/hooks';
import type { MetricSystem } from '../../geo/format-distance.ts';
import type { LatLon } from '../../geo/lat-lon.ts';
import { normalize } from '../../search/normalize.ts';
import { defaultGroup, type Favorite } from '../../store/favorite.ts';
import { keyOf } from '../../store/favorites.ts';
import { FavoriteRow } from './favorite-rows.tsx';
import { showOnMap } from './places-actions.ts';

interface FavoritesSearchProps {
  favorites: readonly Favorite[];
  from: LatLon;
  metricSystem: MetricSystem;
  onClose: () => void;
}

/** All favourites whose name or group has what is typed. */
export function FavoritesSearch({ favorites, from, metricSystem, onClose }: FavoritesSearchProps) {
  const api = useApi();
  const { finish } = useActivity();
  const [query, setQuery] = useState('');
  useBack(onClose);
  const wanted = normalize(query.trim());
  const found = favorites
    .filter(({ name, group }) => [name, group || defaultGroup].some((text) => normalize(text).includes(wanted)))
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <LinearLayout orientation="vertical" class="osm-page osm-page-below-bar" align="stretch">
      <LinearLayout id="toolbar" class="find-bar">
        <ImageButton contentDescription="Navigate up" icon={back} onClick={onClose} />
        <EditText id="searchEditText" variant="bare" value={query} hint="Search" autoFocus onChange={setQuery} />
        {query !== '' && (
          <ImageButton id="clearButton" contentDescription="Close" icon={clear} onClick={() => setQuery('')} />
        )}
      </LinearLayout>
      <RecyclerView
        id="android:id/list"
        className="android.widget.ListView"
        weight={1}
        items={found}
        itemKey={keyOf}
        header={found.length === 0 ? <TextView class="osm-header">Nothing found</TextView> : undefined}
        renderItem={(favorite) => (
          <FavoriteRow
            favorite={favorite}
            from={from}
            metricSystem={metricSystem}
            picking={null}
            onClick={() => void showOnMap(api, favorite, favorite.name).then(() => finish())}
          />
        )}
      />
    </LinearLayout>
  );
}
