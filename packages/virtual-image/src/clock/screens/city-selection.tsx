import { localParts } from '@androidworld/app-sdk';
import {
  css,
  Glyph,
  LinearLayout,
  ListItem,
  OpenSearchView,
  RecyclerView,
  TextView,
  useActivity,
  useApi,
  useNow,
  usePhoneState,
} from '@androidworld/app-sdk/ui';
import globe from '@material-symbols/svg-400/rounded/travel_explore.svg';
import { useState } from 'preact/hooks';
import { type City, searchCities } from '../cities.ts';
import { loadCities } from '../store/cities.ts';
import { timeOfDayText } from '../time-text.ts';
import { useClockData } from './use-clock-data.ts';

css`
.clock-no-search { display: flex; flex-direction: column; align-items: center; gap: 4px; margin: 133px auto 0; color: var(--on-surface-variant); }
@media (orientation: landscape) { .clock-no-search { margin: 16px auto 0; } }
`;

/** One letter finds nothing yet. */
const fewestLetters = 2;

/** Finds cities by name; the one that is tapped is added to the Clock tab. */
export function CitySelection() {
  const api = useApi();
  const { finish } = useActivity();
  const chosen = useClockData(loadCities).data;
  const [text, setText] = useState('');
  if (chosen === undefined) return null;
  const found = text.trim().length < fewestLetters ? undefined : searchCities(text);
  const add = async (city: City) => {
    if (!chosen.some(({ id }) => id === city.id)) await api.callProcess('saveCities', [...chosen, city]);
    await finish();
  };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <OpenSearchView hint="Search for a city" value={text} onChange={setText} onBack={() => void finish()} autoFocus />
      {found === undefined || found.length === 0 ? (
        <TextView
          id="search_empty_view"
          class="clock-no-search"
          textAppearance="body"
          semantics={{ text: found === undefined ? 'Search for a city' : 'No results' }}
        >
          <Glyph icon={globe} size={112} color="var(--outline-variant)" />
          {found === undefined ? 'Search for a city' : 'No results'}
        </TextView>
      ) : (
        <RecyclerView
          id="search_results_view"
          items={found}
          itemKey={({ id }) => id}
          renderItem={(city) => <CityRow city={city} onClick={() => void add(city)} />}
        />
      )}
    </LinearLayout>
  );
}

function CityRow({ city, onClick }: { city: City; onClick: () => void }) {
  const nowMs = useNow({ everyMs: 60_000 });
  const hour24 = usePhoneState((state) => state.clock.hour24);
  return (
    <ListItem
      title={`${city.name}, ${city.region}`}
      titleId="city_name"
      trailing={timeOfDayText(localParts(nowMs, city.zone), hour24)}
      onClick={onClick}
    />
  );
}
