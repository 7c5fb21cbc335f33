import { DateFormat, localParts } from '@androidworld/app-sdk';
import {
  CardView,
  css,
  LinearLayout,
  RecyclerView,
  TextView,
  useApi,
  useNow,
  usePhoneState,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import type { City } from '../cities.ts';
import { clockClass, clockPackage } from '../package-name.ts';
import { loadCities } from '../store/cities.ts';
import { clockSettings } from '../store/settings.ts';
import { plural, timeOfDayText, two } from '../time-text.ts';
import { AnalogClock } from './analog-clock.tsx';
import { Fab, FabBar, fabBarHeight } from './fab-bar.tsx';
import { useClockData } from './use-clock-data.ts';

css`
.clock-now { padding: 40px 16px 32px; }
.clock-now-time { font-size: 5rem; font-variant-numeric: tabular-nums; }
.clock-now-half { font-size: 2rem; margin-left: 8px; }
.clock-city { padding: 16px 20px; border-radius: 24px; box-shadow: none; }
.clock-city-time { font-size: 2.25rem; }
.clock-city-half { font-size: 1.125rem; margin-left: 4px; }
`;

/** The time here, and in the cities that were added. */
export function ClockTab() {
  const api = useApi();
  const stored = useClockData(async (phone) => ({
    cities: await loadCities(phone),
    ...(await clockSettings.get(phone)),
  }));
  if (stored.data === undefined) return null;
  const { cities, style, showsSeconds } = stored.data;
  const addCity = () =>
    api.startActivity({
      component: { packageName: clockPackage, className: clockClass('worldclock.CitySelectionActivity') },
    });
  return (
    <LinearLayout orientation="vertical" weight={1} id="clock_fragment">
      <RecyclerView
        id="cities"
        items={cities}
        itemKey={({ id }) => id}
        gap={8}
        padding={[0, 16, fabBarHeight, 16]}
        header={<Now style={style} showsSeconds={showsSeconds} />}
        renderItem={(city) => <CityCard city={city} />}
      />
      <FabBar>
        <Fab icon={add} contentDescription="Add city" onClick={() => void addCity()} />
      </FabBar>
    </LinearLayout>
  );
}

function Now({ style, showsSeconds }: { style: 'analog' | 'digital'; showsSeconds: boolean }) {
  const nowMs = useNow({ everyMs: showsSeconds ? 1000 : 60_000 });
  const { zone, hour24 } = usePhoneState((state) => state.clock);
  const local = localParts(nowMs, zone);
  const date = DateFormat.format('EEE, MMM d', nowMs, zone);
  const [time, half] = timeOfDayText(local, hour24).split(' ');
  const seconds = showsSeconds ? Math.floor(nowMs / 1000) % 60 : undefined;
  const shown = seconds === undefined ? time : `${time}:${two(seconds)}`;
  return (
    <LinearLayout orientation="vertical" class="clock-now" id="main_clock" align="center" gap={8}>
      {style === 'analog' ? (
        <AnalogClock time={local} seconds={seconds} />
      ) : (
        <TextView
          id="digital_clock"
          className="android.widget.TextClock"
          class="clock-now-time"
          semantics={{ text: half === undefined ? shown : `${shown} ${half}` }}
        >
          {shown}
          {half !== undefined && <span class="clock-now-half">{half}</span>}
        </TextView>
      )}
      <TextView id="date" textAppearance="title" color="muted">
        {date}
      </TextView>
    </LinearLayout>
  );
}

function CityCard({ city }: { city: City }) {
  const nowMs = useNow({ everyMs: 60_000 });
  const { zone, hour24 } = usePhoneState((state) => state.clock);
  const there = localParts(nowMs, city.zone);
  const here = localParts(nowMs, zone);
  const [time, half] = timeOfDayText(there, hour24).split(' ');
  return (
    <CardView class="clock-city" id="world_clock_item">
      <LinearLayout justify="between">
        <LinearLayout orientation="vertical" weight={1}>
          <TextView id="city_name" textAppearance="title-large" lines={1}>
            {city.name}
          </TextView>
          <TextView id="hours_ahead" color="muted">
            {differenceText(there, here)}
          </TextView>
        </LinearLayout>
        <TextView
          id="digital_clock"
          className="android.widget.TextClock"
          class="clock-city-time"
          semantics={{ text: half === undefined ? time : `${time} ${half}` }}
        >
          {time}
          {half !== undefined && <span class="clock-city-half">{half}</span>}
        </TextView>
      </LinearLayout>
    </CardView>
  );
}

type Wall = ReturnType<typeof localParts>;

/** `Today, 3 hours ahead`, `Tomorrow`, … */
function differenceText(there: Wall, here: Wall): string {
  const minutesOf = (wall: Wall) => Date.UTC(wall.year, wall.month - 1, wall.day, wall.hour, wall.minute) / 60_000;
  const dayOf = (wall: Wall) => Date.UTC(wall.year, wall.month - 1, wall.day) / 86_400_000;
  const minutes = minutesOf(there) - minutesOf(here);
  const days = dayOf(there) - dayOf(here);
  const day = days === 0 ? 'Today' : days > 0 ? 'Tomorrow' : 'Yesterday';
  if (minutes === 0) return `${day}, same time`;
  const distance = Math.abs(minutes);
  const parts = [
    distance >= 60 ? plural(Math.floor(distance / 60), 'hour') : '',
    distance % 60 === 0 ? '' : plural(distance % 60, 'minute'),
  ].filter(Boolean);
  return `${day}, ${parts.join(' ')} ${minutes > 0 ? 'ahead' : 'behind'}`;
}
