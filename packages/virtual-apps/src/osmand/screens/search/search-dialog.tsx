import {
  css,
  EditText,
  Icon,
  ImageButton,
  LinearLayout,
  ProgressBar,
  RecyclerView,
  ScrollView,
  TabLayout,
  TextView,
  useBack,
  useLive,
  useSavedState,
  useSelection,
  View,
  ViewPager,
} from '@androidworld/app-sdk/ui';
import back from '@material-symbols/svg-400/rounded/arrow_back.svg';
import clear from '@material-symbols/svg-400/rounded/close.svg';
import pin from '@material-symbols/svg-400/rounded/location_on.svg';
import { parseCoordinates } from '../../geo/coordinates.ts';
import type { MetricSystem } from '../../geo/format-distance.ts';
import type { LatLon } from '../../geo/lat-lon.ts';
import { places } from '../../map-data/places.ts';
import { categories, pointsOfInterest } from '../../map-data/points-of-interest.ts';
import { placeObject, poiObject } from '../../search/map-objects.ts';
import { nearestFirst, search, searchInside, searchPostcode } from '../../search/search.ts';
import type { MapObject, SearchResult } from '../../search/search-result.ts';
import { historyTable, listHistory } from '../../store/history.ts';
import { parseDescription } from '../../store/point-description.ts';
import { CategoryRows } from './category-rows.tsx';
import { CoordinatesSearch } from './coordinates-search.tsx';
import { HistoryBar, HistoryRows, historyKey } from './history-rows.tsx';
import { NoResultsBar } from './no-results-bar.tsx';
import { ResultRow } from './result-row.tsx';

css`
.find-bar { height: 56px; flex: none; display: flex; align-items: center; background: var(--surface); }
.find-bar .field { flex: 1; }
.view.search-tabs { flex: none; --app-bar: var(--surface); --on-app-bar: var(--on-surface); background: var(--surface); color: var(--on-surface); }
.search-button { width: 100%; }
.search-button-bar { flex: none; min-height: 48px; padding: 0 16px; gap: 14px; display: flex; align-items: center; background: var(--surface); color: var(--primary); font-weight: 500; font-size: 0.875rem; border-bottom: 1px solid var(--surface-variant); }
.search-nothing { padding: 24px 16px; background: var(--surface); gap: 4px; }
`;

/** What is typed, and what of the results it is typed in. */
export interface SearchState {
  readonly query: string;
  readonly inside: MapObject | null;
  readonly category: string | null;
}

export const emptySearch: SearchState = { query: '', inside: null, category: null };

interface SearchDialogProps {
  state: SearchState;
  onState: (state: SearchState) => void;
  from: LatLon;
  metricSystem: MetricSystem;
  /** Place in the list of formats. */
  coordinatesFormat: number;
  own: readonly MapObject[];
  onShow: (object: MapObject) => void;
  /** Shows all of a category on the map. */
  onShowAll: (objects: readonly MapObject[], title: string) => void;
  onClose: () => void;
}

/** The search: three tabs while nothing is typed, and results while something is. */
export function SearchDialog(props: SearchDialogProps) {
  const { state, onState, from, metricSystem, own, onShow, onClose } = props;
  const { query, inside, category } = state;
  const history = useLive((api) => listHistory(api), { tables: [historyTable] });
  const rows = history.data ?? [];
  const selection = useSelection(rows.map(historyKey));
  const [tab, setTab] = useSavedState('searchTab', 0);
  const [special, setSpecial] = useSavedState<'city' | 'postcode' | 'coordinates' | null>('searchPage', null);
  useBack(() => {
    if (special !== null) setSpecial(null);
    else if (category !== null || inside !== null) onState(emptySearch);
    else onClose();
  });
  const leave = () => {
    setSpecial(null);
    onState(emptySearch);
  };
  if (special === 'coordinates') {
    return (
      <CoordinatesSearch
        from={from}
        metricSystem={metricSystem}
        initialFormat={props.coordinatesFormat}
        onShow={onShow}
        onClose={() => setSpecial(null)}
      />
    );
  }
  const known = [
    ...own,
    ...rows.map(({ name, lat, lon }): MapObject => {
      const described = parseDescription(name);
      return { name: described.name, kind: described.typeName || 'History', lat, lon, address: '', described };
    }),
  ];
  const results = resultsOf(state, special, from, known);
  const isBrowsing = query === '' && inside === null && category === null && special === null;
  const button = buttonOf(state, special);
  const pick = ({ object }: SearchResult) => {
    if (object.isPlaceKind) return onState({ query: object.name, inside: null, category: object.name });
    const hasMoreInside = object.inside !== undefined && object.inside.length > 0;
    // The town itself, among what is in it.
    const isChosen = inside !== null && object.name === inside.name && object.kind === inside.kind;
    if (!hasMoreInside || isChosen) onShow(object);
    else onState({ query: `${object.name} `, inside: object, category: null });
  };
  const hint =
    special === 'postcode' ? 'Type postcode' : special === 'city' || tab === 2 ? 'Type address' : 'Type to search all';
  return (
    <LinearLayout orientation="vertical" class="osm-page" align="stretch">
      <div class="osm-page-bar" style={{ background: 'var(--surface)' }} />
      {selection.isActive ? (
        <HistoryBar rows={rows} selection={selection} />
      ) : (
        <LinearLayout id="toolbar" className="android.view.ViewGroup" class="find-bar">
          <ImageButton
            contentDescription="Navigate up"
            icon={back}
            onClick={() => (isBrowsing ? onClose() : leave())}
          />
          <EditText
            id="searchEditText"
            variant="bare"
            value={query}
            hint={hint}
            imeAction="search"
            autoFocus={isBrowsing ? false : 'quiet'}
            onChange={(text) =>
              onState({
                query: text,
                category: null,
                inside: inside !== null && text.startsWith(inside.name) ? inside : null,
              })
            }
          />
          {history.loading && <ProgressBar id="searchProgressBar" />}
          {query !== '' && (
            <ImageButton
              id="clearButton"
              contentDescription="Close"
              icon={clear}
              onClick={() => onState(emptySearch)}
            />
          )}
        </LinearLayout>
      )}
      {isBrowsing ? (
        <>
          <TabLayout
            id="tab_layout"
            class="search-tabs"
            tabs={['History', 'Categories', 'Address'].map((label) => ({ id: label, label }))}
            selected={tab}
            onSelect={setTab}
          />
          <ViewPager
            id="pager"
            selected={tab}
            onSelect={setTab}
            pages={[
              <HistoryRows rows={rows} from={from} metricSystem={metricSystem} selection={selection} onShow={onShow} />,
              <CategoryRows onPick={(picked) => onState({ query: picked, inside: null, category: picked })} />,
              <AddressRows
                from={from}
                metricSystem={metricSystem}
                onSpecial={setSpecial}
                onPick={(object) => pick({ object, distance: 0 })}
              />,
            ]}
          />
        </>
      ) : (
        <>
          {button !== null && (
            <LinearLayout id="button_toolbar_layout" orientation="vertical" align="stretch">
              <View
                id="buttonToolbar"
                className="android.widget.LinearLayout"
                class="search-button-bar"
                onClick={() => showAll(button)}
              >
                <Icon id="buttonToolbarImage" icon={pin} />
                <TextView id="buttonToolbarTitle" weight={1} lines={1}>
                  {button.text}
                </TextView>
              </View>
            </LinearLayout>
          )}
          <RecyclerView
            id="android:id/list"
            className="android.widget.ListView"
            weight={1}
            items={results}
            itemKey={({ object }) => `${object.kind}/${object.name}/${object.lat}/${object.lon}`}
            header={
              results.length === 0 ? (
                <LinearLayout orientation="vertical" class="search-nothing">
                  <TextView id="title">Nothing found</TextView>
                  <TextView id="sub_title" class="osm-muted">
                    Change the search or increase its radius.
                  </TextView>
                </LinearLayout>
              ) : undefined
            }
            renderItem={(result) => (
              <ResultRow result={result} from={from} metricSystem={metricSystem} onClick={() => pick(result)} />
            )}
          />
          {results.length === 0 && <NoResultsBar />}
        </>
      )}
    </LinearLayout>
  );

  function showAll({ object, all }: SearchButton): void {
    if (object !== undefined) onShow(object);
    else if (all === 'coordinates') setSpecial('coordinates');
    else
      props.onShowAll(
        results.map((result) => result.object).filter(({ isPlaceKind }) => isPlaceKind !== true),
        query.trim(),
      );
  }
}

function AddressRows({
  from,
  metricSystem,
  onSpecial,
  onPick,
}: {
  from: LatLon;
  metricSystem: MetricSystem;
  onSpecial: (special: 'city' | 'postcode' | 'coordinates') => void;
  onPick: (object: MapObject) => void;
}) {
  const cities = nearestFirst(places.map(placeObject), from).slice(0, 15);
  const rows = [
    ['city', 'First specify city/town/locality'],
    ['postcode', 'Postcode search'],
    ['coordinates', 'Coordinates search'],
  ] as const;
  return (
    <ScrollView id="android:id/list">
      {rows.map(([special, title]) => (
        <LinearLayout key={special} class="osm-row" onClick={() => onSpecial(special)}>
          <TextView id="title">{title}</TextView>
        </LinearLayout>
      ))}
      <TextView class="osm-header">Nearest cities</TextView>
      {cities.map((result) => (
        <ResultRow
          key={result.object.name}
          result={result}
          from={from}
          metricSystem={metricSystem}
          onClick={() => onPick(result.object)}
        />
      ))}
    </ScrollView>
  );
}

interface SearchButton {
  readonly text: string;
  /** What it shows; undefined for all results, or the search by coordinates. */
  readonly object?: MapObject;
  readonly all?: 'coordinates';
}

function buttonOf({ query, inside, category }: SearchState, special: string | null): SearchButton | null {
  if (special !== null) return null;
  if (inside !== null) return { text: `SHOW ${inside.name.toUpperCase()} ON THE MAP`, object: inside };
  if (category !== null) return { text: 'SHOW ON MAP' };
  if (/^\s*-?\d+([.,]\d*)?\s*$/.test(query)) return { text: 'ADVANCED COORDINATES SEARCH', all: 'coordinates' };
  return parseCoordinates(query) === null ? { text: 'SHOW ON MAP' } : null;
}

function resultsOf(
  { query, inside, category }: SearchState,
  special: string | null,
  from: LatLon,
  own: readonly MapObject[],
): readonly SearchResult[] {
  if (special === 'postcode') return searchPostcode(query, from);
  if (special === 'city') return query === '' ? nearestFirst(places.map(placeObject), from) : search(query, from);
  if (inside !== null) return searchInside(inside.inside ?? [], query.slice(inside.name.length), from);
  if (category === null) return search(query, from, own);
  const picked = pointsOfInterest.filter((poi) => poi.category === category || poi.type === category);
  return nearestFirst(
    (categories as readonly string[]).includes(category) || picked.length > 0 ? picked.map(poiObject) : [],
    from,
  );
}
