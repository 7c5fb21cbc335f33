import { css, FrameLayout, Icon, ImageButton, LinearLayout, ScrollView, TextView } from '@androidworld/app-sdk/ui';
import remove from '@material-symbols/svg-400/rounded/close.svg';
import point from '@material-symbols/svg-400/rounded/location_on.svg';
import { useState } from 'preact/hooks';
import { formatDistance, type MetricSystem } from '../../geo/format-distance.ts';
import { lengthOf } from '../../geo/lat-lon.ts';
import { ReorderHandle } from '../parts/reorder-handle.tsx';
import { locate, pointsOf, type Route, reordered, spliced } from './route.ts';

css`
.points-tabs { display: flex; height: 36px; margin: 4px 16px 8px; border: 1px solid var(--surface-variant); border-radius: 4px; overflow: hidden; }
.points-tab { flex: 1; display: grid; place-items: center; }
.points-tab-picked { background: color-mix(in srgb, var(--primary) 15%, transparent); }
.points-tab-text { color: var(--primary); font-weight: 500; font-size: 0.875rem; }
.points-list { height: 240px; }
.point-row { position: relative; height: 48px; display: flex; align-items: center; background: var(--surface); }
.point-texts { flex: 1; min-width: 0; padding-left: 16px; display: flex; flex-direction: column; align-items: stretch; }
.points-none { padding: 24px 16px; text-align: center; }
`;

interface PointsCardProps {
  route: Route;
  metricSystem: MetricSystem;
  onRoute: (route: Route) => void;
  onPick: (index: number) => void;
}

/** What the panel of the route unfolds to: its points, which can be put in another order and taken away, or its graph. */
export function PointsCard({ route, metricSystem, onRoute, onPick }: PointsCardProps) {
  const [card, setCard] = useState<'points' | 'graph'>('points');
  const points = pointsOf(route);
  const tabs = [
    { key: 'points', id: 'left_button', title: 'Points' },
    { key: 'graph', id: 'right_button', title: 'Graph' },
  ] as const;
  return (
    <>
      <LinearLayout id="custom_radio_buttons" class="points-tabs">
        {tabs.map(({ key, id, title }) => (
          <FrameLayout
            key={key}
            id={`${id}_container`}
            class={`points-tab ${key === card ? 'points-tab-picked' : ''}`}
            onClick={() => setCard(key)}
          >
            <TextView id={id} class="points-tab-text">
              {title}
            </TextView>
          </FrameLayout>
        ))}
      </LinearLayout>
      <FrameLayout id="cards_container" class="points-list">
        {card === 'graph' ? (
          <TextView id="message_text" class="points-none osm-muted" layoutWidth="match_parent">
            Heights are known for routes along roads only: choose a profile in “Route between points”.
          </TextView>
        ) : (
          <ScrollView
            id="measure_points_recycler_view"
            className="androidx.recyclerview.widget.RecyclerView"
            style={{ height: '100%' }}
          >
            {points.map((each, index) => (
              <LinearLayout
                key={`${each.lat}/${each.lon}/${index}`}
                className="android.widget.RelativeLayout"
                class="point-row"
                onClick={() => onPick(index)}
              >
                <ReorderHandle
                  id="measure_point_reorder_icon"
                  index={index}
                  count={points.length}
                  rowHeight={48}
                  onMove={(from, to) => onRoute(reordered(route, from, to))}
                />
                <Icon id="measure_point_icon" icon={point} color="var(--primary)" />
                <LinearLayout class="point-texts" orientation="vertical" align="stretch">
                  <TextView id="measure_point_title" layoutWidth="match_parent">{`Point — ${index + 1}`}</TextView>
                  <TextView id="measure_point_descr" class="osm-muted" layoutWidth="match_parent">
                    {pointText(route, index, 'before', metricSystem)}
                  </TextView>
                </LinearLayout>
                <ImageButton
                  id="measure_point_remove_image_button"
                  icon={remove}
                  onClick={() => onRoute(spliced(route, index, 1))}
                />
              </LinearLayout>
            ))}
          </ScrollView>
        )}
      </FrameLayout>
    </>
  );
}

/** How far it is along the route to a point, or from it to the end. */
export function pointText(route: Route, index: number, side: 'before' | 'after', metricSystem: MetricSystem): string {
  if (index === 0 && side === 'before') return 'Start point';
  const { segment, at } = locate(route, index);
  const metres = route.segments.reduce((sum, points, place) => {
    if (place === segment) return sum + lengthOf(side === 'before' ? points.slice(0, at + 1) : points.slice(at));
    return (side === 'before') === place < segment ? sum + lengthOf(points) : sum;
  }, 0);
  return formatDistance(metres, metricSystem);
}
