import { localParts } from '@androidworld/app-sdk';
import {
  CheckBox,
  EmptyState,
  LinearLayout,
  ListItem,
  OpenSearchView,
  RecyclerView,
  useActivity,
  useApi,
  useNow,
  usePhoneState,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import { type City, searchCities } from '../cities.ts';
import { loadCities } from '../store/cities.ts';
import { timeOfDayText } from '../time-text.ts';
import { useClockData } from './use-clock-data.ts';

/** Finds cities by name; those that are ticked show on the Clock tab. */
export function CitySelection() {
  const api = useApi();
  const { finish } = useActivity();
  const chosen = useClockData(loadCities).data;
  const [text, setText] = useState('');
  if (chosen === undefined) return null;
  const found = searchCities(text);
  const toggle = (city: City) => {
    const without = chosen.filter(({ id }) => id !== city.id);
    void api.callProcess('saveCities', without.length < chosen.length ? without : [...chosen, city]);
  };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <OpenSearchView hint="Search for a city" value={text} onChange={setText} onBack={() => void finish()} autoFocus />
      {found.length === 0 && <EmptyState title="No results" />}
      <RecyclerView
        id="cities_list"
        items={found}
        itemKey={({ id }) => id}
        renderItem={(city) => (
          <CityRow city={city} isChosen={chosen.some(({ id }) => id === city.id)} onToggle={() => toggle(city)} />
        )}
      />
    </LinearLayout>
  );
}

function CityRow({ city, isChosen, onToggle }: { city: City; isChosen: boolean; onToggle: () => void }) {
  const nowMs = useNow({ everyMs: 60_000 });
  const hour24 = usePhoneState((state) => state.clock.hour24);
  return (
    <ListItem
      title={city.name}
      titleId="city_name"
      leading={<CheckBox id="city_onoff" checked={isChosen} contentDescription={city.name} />}
      trailing={timeOfDayText(localParts(nowMs, city.zone), hour24)}
      onClick={onToggle}
    />
  );
}
