import {
  css,
  FrameLayout,
  Icon,
  ImageButton,
  LinearLayout,
  type Store,
  TextView,
  useApi,
  useBack,
  useSavedState,
  useStore,
} from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import close from '@material-symbols/svg-400/rounded/close.svg';
import down from '@material-symbols/svg-400/rounded/keyboard_arrow_down.svg';
import up from '@material-symbols/svg-400/rounded/keyboard_arrow_up.svg';
import redo from '@material-symbols/svg-400/rounded/redo.svg';
import ruler from '@material-symbols/svg-400/rounded/straighten.svg';
import line from '@material-symbols/svg-400/rounded/timeline.svg';
import undo from '@material-symbols/svg-400/rounded/undo.svg';

import { formatDistance, type MetricSystem } from '../../geo/format-distance.ts';
import { distanceBetween, lengthOf } from '../../geo/lat-lon.ts';
import type { Viewport } from '../../map/viewport.ts';
import { type Track, writeTrack } from '../../store/tracks.ts';
import { useToolbarBars } from '../parts/page-bar.tsx';
import { Sheet, SheetButtons } from '../parts/sheet.tsx';
import { AddToTrack } from './add-to-track.tsx';
import { PlacePoint } from './place-point.tsx';
import type { Plan } from './plan.ts';
import { PlanOptions } from './plan-options.tsx';
import { PointSheet } from './point-sheet.tsx';
import { PointsCard } from './points-card.tsx';
import { emptyRoute, pointsOf, type Route, redone, undone, withPoint } from './route.ts';
import { RouteBetween } from './route-between.tsx';
import { SaveTrackSheet } from './save-track-sheet.tsx';
import { SavedSheet } from './saved-sheet.tsx';

css`
.view.plan-top { position: absolute; left: 0; right: 0; top: 0; z-index: 4; padding-top: var(--status-bar-height); background: var(--app-bar); color: var(--on-app-bar); }
.plan-top-row { height: 56px; display: flex; align-items: center; }
.plan-title { flex: 1; font-size: 1.25rem; font-weight: 500; padding-left: 8px; }
.plan-done { padding: 16px 12px; font-weight: 500; }
.view.plan-bottom { position: absolute; left: 0; right: 0; bottom: 0; z-index: 4; background: var(--surface); color: var(--on-surface); display: flex; flex-direction: column; }
.plan-figures { display: flex; gap: 8px; padding: 12px 16px; align-items: center; }
.plan-buttons { display: flex; align-items: center; padding: 4px 8px; border-top: 1px solid var(--surface-variant); }
.plan-button { padding: 14px 12px; color: var(--primary); font-weight: 500; }
.view.cross-hair { position: absolute; left: calc(50% - 18px); top: calc(50% - 18px); z-index: 3; color: #444444; pointer-events: none; }
.view.plan-snap { position: absolute; left: 12px; top: calc(var(--status-bar-height) + 68px); z-index: 4; border-radius: 50%; background: var(--surface); box-shadow: 0 1px 4px rgb(0 0 0 / 0.35); }
`;

const cross = 'M11 1h2v7h-2zM11 16h2v7h-2zM1 11h7v2H1zM16 11h7v2h-7zM12 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2z';

interface PlanRouteProps {
  plan: Plan;
  onPlan: (plan: Plan) => void;
  view: Store<Viewport>;
  metricSystem: MetricSystem;
  onSaved: (name: string, isShown: boolean) => void;
  onNavigate: () => void;
  /** The drawing ends; with a track it is shown. */
  onExit: (track?: Pick<Track, 'name' | 'folder'>) => void;
}

/** The drawing of a route: points at the cross-hair or where the map is tapped, with straight lines between them. */
export function PlanRoute(props: PlanRouteProps) {
  const { plan, onPlan, view, metricSystem, onExit } = props;
  const { route, track, picked, isListed } = plan;
  const onRoute = (changedRoute: Route) => onPlan({ ...plan, route: changedRoute, picked: null });
  const pick = (index: number, what: 'menu' | 'move' | 'before' | 'after') => {
    onPlan({ ...plan, picked: { index, for: what } });
    const at = points[index];
    if (at !== undefined) view.set({ ...view.get(), center: at });
  };
  const api = useApi();
  useToolbarBars();
  const center = useStore(view, (now) => now.center);
  const [sheet, setSheet] = useSavedState<'options' | 'between' | 'save' | 'saved' | 'exit' | 'add' | null>(
    'planSheet',
    null,
  );
  const [saved, setSaved] = useSavedState<Pick<Track, 'name' | 'folder' | 'path'> | null>('planSaved', null);
  const points = pointsOf(route);
  const last = points.at(-1);
  const placing = picked === null || picked.for === 'menu' ? null : { index: picked.index, for: picked.for };
  const isChanged = route.past.length > 0;
  const leave = () => (isChanged && points.length > 0 ? setSheet('exit') : onExit());
  useBack(leave);
  const store = async (name: string, folder: string, isShown: boolean) => {
    const path = await writeTrack(api, { name, folder, segments: route.segments.filter(({ length }) => length > 0) });
    setSaved({ name, folder, path });
    setSheet('saved');
    props.onSaved(folder === '' ? `${name}.gpx` : `${folder}/${name}.gpx`, isShown);
  };
  const done = () => {
    if (points.length === 0) void api.toast('Please add at least one point.');
    else if (track !== null) void store(track.name, track.folder, true);
    else setSheet('save');
  };
  return (
    <>
      <Icon icon={cross} size={36} class="cross-hair" semantics={{ importantForAccessibility: 'no' }} />
      <LinearLayout id="widget_top_bar" class="plan-top" orientation="vertical" align="stretch">
        <div class="plan-top-row">
          <ImageButton id="widget_top_bar_back_button" contentDescription="Navigate up" icon={back} onClick={leave} />
          <TextView id="widget_top_bar_title" class="plan-title">
            Plan a route
          </TextView>
          <TextView id="widget_top_bar_save" class="plan-done" onClick={done}>
            {track === null ? 'Done' : 'Save'}
          </TextView>
          <ImageButton id="widget_top_bar_close_button" contentDescription="Close" icon={close} onClick={leave} />
        </div>
      </LinearLayout>
      <ImageButton
        id="snap_to_road_image_button"
        contentDescription="Route between points"
        icon={line}
        class="plan-snap"
        onClick={() => setSheet('between')}
      />
      <FrameLayout id="measurement_tool_menu" class="plan-bottom" focusable semantics={{ clickable: true }}>
        {placing !== null ? (
          <PlacePoint
            route={route}
            picked={placing}
            view={view}
            onRoute={(changedRoute, next) => onPlan({ ...plan, route: changedRoute, picked: next })}
          />
        ) : (
          <>
            <LinearLayout
              id="up_down_row"
              class="plan-figures"
              onClick={() => onPlan({ ...plan, isListed: !isListed })}
            >
              <Icon id="main_icon" icon={ruler} color="var(--primary)" />
              <TextView id="measurement_distance_text_view">{`${formatDistance(routeLength(route), metricSystem)},`}</TextView>
              <TextView id="measurement_points_text_view">{`points: ${points.length}`}</TextView>
              <div style={{ flex: 1 }} />
              {last !== undefined && (
                <TextView id="distance_to_center_text_view" class="osm-muted">
                  {formatDistance(distanceBetween(last, center), metricSystem)}
                </TextView>
              )}
              <Icon id="up_down_button" icon={isListed ? down : up} class="osm-row-icon" />
            </LinearLayout>
            {isListed && (
              <PointsCard
                route={route}
                metricSystem={metricSystem}
                onRoute={onRoute}
                onPick={(index) => pick(index, 'menu')}
              />
            )}
            <LinearLayout class="plan-buttons">
              <TextView id="options_button" class="plan-button" onClick={() => setSheet('options')}>
                Options
              </TextView>
              <div style={{ flex: 1 }} />
              <ImageButton
                id="undo_point_button"
                contentDescription="Undo"
                icon={undo}
                enabled={route.past.length > 0}
                onClick={() => onRoute(undone(route))}
              />
              <ImageButton
                id="redo_point_button"
                contentDescription="Redo"
                icon={redo}
                enabled={route.future.length > 0}
                onClick={() => onRoute(redone(route))}
              />
              <div style={{ flex: 1 }} />
              <TextView
                id="add_point_button"
                class="plan-button"
                onClick={() => onRoute(withPoint(route, view.get().center))}
              >
                Add
              </TextView>
            </LinearLayout>
          </>
        )}
      </FrameLayout>
      {picked?.for === 'menu' && (
        <PointSheet
          route={route}
          index={picked.index}
          metricSystem={metricSystem}
          onRoute={onRoute}
          onPick={(what) => pick(picked.index, what)}
          onRouteType={() => {
            onPlan({ ...plan, picked: null });
            setSheet('between');
          }}
          onClose={() => onPlan({ ...plan, picked: null })}
        />
      )}
      {sheet === 'between' && <RouteBetween onClose={() => setSheet(null)} />}
      {sheet === 'options' && (
        <PlanOptions
          route={route}
          onRoute={onRoute}
          onSaveChanges={done}
          onSaveAsNew={() =>
            points.length === 0 ? void api.toast('Please add at least one point.') : setSheet('save')
          }
          onAddToTrack={() => setSheet('add')}
          onNavigate={props.onNavigate}
          onRouteBetween={() => setSheet('between')}
          onClose={() => setSheet((now) => (now === 'options' ? null : now))}
        />
      )}
      {sheet === 'save' && <SaveTrackSheet onSave={store} onClose={() => setSheet(null)} />}
      {sheet === 'add' && (
        <AddToTrack
          segments={route.segments}
          onAdded={(to) => {
            setSaved(to);
            setSheet('saved');
            props.onSaved(to.folder === '' ? `${to.name}.gpx` : `${to.folder}/${to.name}.gpx`, true);
          }}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === 'saved' && saved !== null && (
        <SavedSheet
          track={saved}
          onOpen={() => onExit(saved)}
          onNew={() => {
            setSheet(null);
            onPlan({ ...plan, route: emptyRoute, track: null, picked: null });
          }}
          onExit={() => onExit()}
        />
      )}
      {sheet === 'exit' && (
        <Sheet title="Exit without saving?" onClose={() => setSheet(null)}>
          <TextView class="osm-sheet-text">The changes to the planned route are lost when it is closed.</TextView>
          <SheetButtons
            buttons={[
              { text: 'Exit', onClick: () => onExit() },
              { text: 'Save', main: true, onClick: done },
              { text: 'Cancel', onClick: () => setSheet(null) },
            ]}
          />
        </Sheet>
      )}
    </>
  );
}

function routeLength({ segments }: Route): number {
  return segments.reduce((sum, points) => sum + lengthOf(points), 0);
}
