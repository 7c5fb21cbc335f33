import { DateFormat, localParts } from '@androidworld/app-sdk';
import {
  CardView,
  css,
  LinearLayout,
  PopupMenu,
  RecyclerView,
  TextView,
  useApi,
  useNow,
  usePhoneState,
} from '@androidworld/app-sdk/ui';
import add from '@material-symbols/svg-400/rounded/add.svg';
import { useRef, useState } from 'preact/hooks';
import type { City } from '../cities.ts';
import { clockClass, clockPackage } from '../package-name.ts';
import { loadCities } from '../store/cities.ts';
import { clockSettings } from '../store/settings.ts';
import { timeDifference } from '../time-difference.ts';
import { timeOfDayText, two } from '../time-text.ts';
import { AnalogClock } from './analog-clock.tsx';
import { Fab, FabBar, fabBarHeight } from './fab-bar.tsx';
import { useClockData } from './use-clock-data.ts';

css`
.clock-now { padding: 0 24px 68px; }
.clock-now-time { font-size: 5.25rem; line-height: 114px; height: 114px; font-variant-numeric: tabular-nums; }
.clock-now-half { font-size: 2rem; margin-left: 8px; }
.clock-city { min-height: 88px; padding: 0 16px; justify-content: center; border-radius: 24px; box-shadow: none; }
.clock-city-time { width: 174px; text-align: end; font-size: 3rem; line-height: 60px; }
.clock-now-date { font-size: 1.125rem; line-height: 23px; height: 23px; }
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
        renderItem={(city) => (
          <CityCard
            city={city}
            onDelete={() =>
              void api.callProcess(
                'saveCities',
                cities.filter(({ id }) => id !== city.id),
              )
            }
          />
        )}
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
    <LinearLayout orientation="vertical" class="clock-now" id="main_clock" align="start">
      {style === 'analog' ? (
        <AnalogClock time={local} seconds={seconds} />
      ) : (
        <TextView
          id="digital_clock"
          class="clock-now-time"
          contentDescription={half === undefined ? shown : `${shown} ${half}`}
          semantics={{ text: half === undefined ? shown : `${shown} ${half}` }}
        >
          {shown}
          {half !== undefined && <span class="clock-now-half">{half}</span>}
        </TextView>
      )}
      <TextView
        id="date_and_next_alarm"
        class="clock-now-date"
        contentDescription={DateFormat.format('EEEE, MMMM d', nowMs, zone)}
      >
        {date}
      </TextView>
    </LinearLayout>
  );
}

/** Held, it offers to be taken away. */
function CityCard({ city, onDelete }: { city: City; onDelete: () => void }) {
  const card = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const nowMs = useNow({ everyMs: 60_000 });
  const { zone, hour24 } = usePhoneState((state) => state.clock);
  const there = localParts(nowMs, city.zone);
  const here = localParts(nowMs, zone);
  const difference = timeDifference(there, here);
  const [time, half] = timeOfDayText(there, hour24).split(' ');
  return (
    <CardView class="clock-city" id="world_clock_item" elementRef={card} onLongClick={() => setHeld(true)}>
      <LinearLayout justify="between">
        <LinearLayout orientation="vertical" weight={1}>
          <TextView id="city_name" class="clock-now-date" lines={1}>
            {city.name}
          </TextView>
          {difference !== undefined && (
            <TextView id="hours_ahead" textAppearance="body-large" color="muted" contentDescription={difference.spoken}>
              {difference.shown}
            </TextView>
          )}
        </LinearLayout>
        <TextView
          id="digital_clock"
          class="clock-city-time"
          contentDescription={half === undefined ? time : `${time} ${half}`}
          semantics={{ text: half === undefined ? time : `${time} ${half}` }}
        >
          {time}
          {half !== undefined && <span class="clock-city-half">{half}</span>}
        </TextView>
      </LinearLayout>
      {isHeld && (
        <PopupMenu anchor={card} items={[{ title: 'Delete', onClick: onDelete }]} onDismiss={() => setHeld(false)} />
      )}
    </CardView>
  );
}
