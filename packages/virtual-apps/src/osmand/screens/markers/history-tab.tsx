import { css, LinearLayout, phoneNow, RecyclerView, TextView, useApi } from '@androidworld/app-sdk/ui';
import remove from '@material-symbols/svg-400/rounded/delete.svg';
import active from '@material-symbols/svg-400/rounded/flag.svg';
import { useState } from 'preact/hooks';
import type { MetricSystem } from '../../geo/format-distance.ts';
import type { LatLon } from '../../geo/lat-lon.ts';
import { deleteMarkers, type Marker, setActive } from '../../store/markers.ts';
import { parseDescription } from '../../store/point-description.ts';
import { Row } from '../parts/row.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { dateHeading, dayText } from './marker-dates.ts';
import { MarkerRow } from './marker-row.tsx';

css`
.marker-heading { height: 48px; padding: 0 16px; display: flex; align-items: center; background: var(--background); }
.marker-heading-button { padding: 12px 0; color: var(--primary); font-size: 0.875rem; font-weight: 500; }
`;

interface HistoryTabProps {
  markers: readonly Marker[];
  from: LatLon;
  metricSystem: MetricSystem;
}

type Item = Marker | { readonly heading: string };

/** Markers that were passed, by the days they were passed on. */
export function HistoryTab({ markers, from, metricSystem }: HistoryTabProps) {
  const api = useApi();
  const [chosen, setChosen] = useState<Marker | null>(null);
  const nowMs = phoneNow();
  const headingOf = (marker: Marker) => dateHeading(marker.visitedMs, nowMs);
  const items = markers.flatMap((marker, index): Item[] => {
    const before = markers[index - 1];
    const heading = headingOf(marker);
    return before !== undefined && headingOf(before) === heading ? [marker] : [{ heading }, marker];
  });
  const act = (what: (id: string) => Promise<void>) => () => {
    if (chosen !== null) void what(chosen.id);
    setChosen(null);
  };
  return (
    <>
      <RecyclerView
        id="list"
        weight={1}
        items={items}
        itemKey={(item) => ('heading' in item ? item.heading : item.id)}
        renderItem={(item) =>
          'heading' in item ? (
            <LinearLayout id="map_marker_item_header" class="marker-heading">
              <TextView id="date_title" weight={1}>
                {item.heading}
              </TextView>
              <TextView
                id="clear_button"
                class="marker-heading-button"
                onClick={() =>
                  void deleteMarkers(
                    api,
                    markers.filter((marker) => headingOf(marker) === item.heading).map(({ id }) => id),
                  )
                }
              >
                Clear
              </TextView>
            </LinearLayout>
          ) : (
            <MarkerRow
              marker={item}
              from={from}
              metricSystem={metricSystem}
              description={`Passed: ${dayText(item.visitedMs)}`}
              onClick={() => setChosen(item)}
              button={{ does: 'opens', onClick: () => setChosen(item) }}
            />
          )
        }
      />
      {chosen !== null && (
        <Sheet
          title={parseDescription(chosen.description).name}
          onClose={() => setChosen(null)}
          buttons={[{ text: 'Close', onClick: () => setChosen(null) }]}
        >
          <Row title="Make active" icon={active} onClick={act((id) => setActive(api, [id], true))} />
          <Row title="Delete" icon={remove} onClick={act((id) => deleteMarkers(api, [id]))} />
        </Sheet>
      )}
    </>
  );
}
