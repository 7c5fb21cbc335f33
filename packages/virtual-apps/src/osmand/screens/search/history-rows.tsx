import {
  CheckBox,
  css,
  ImageButton,
  LinearLayout,
  RecyclerView,
  type Selection,
  TextView,
  useApi,
  useBack,
} from '@androidworld/app-sdk/ui';
import close from '@material-symbols/svg-400/rounded/close.svg';
import removeIcon from '@material-symbols/svg-400/rounded/delete.svg';
import shareIcon from '@material-symbols/svg-400/rounded/share.svg';
import type { MetricSystem } from '../../geo/format-distance.ts';
import { distanceBetween, type LatLon } from '../../geo/lat-lon.ts';
import type { MapObject } from '../../search/search-result.ts';
import { type HistoryEntry, removeFromHistory } from '../../store/history.ts';
import { parseDescription } from '../../store/point-description.ts';
import { ResultRow } from './result-row.tsx';

css`
.find-bar.find-bar-edit { background: var(--app-bar); color: var(--on-app-bar); }
`;

interface HistoryRowsProps {
  rows: readonly HistoryEntry[];
  from: LatLon;
  metricSystem: MetricSystem;
  selection: Selection<string>;
  onShow: (object: MapObject) => void;
}

export const historyKey = ({ name, lat, lon }: HistoryEntry) => `${name}/${lat}/${lon}`;

/** What was searched for and shown before, newest first. A long press picks rows, to be shared or deleted. */
export function HistoryRows({ rows, from, metricSystem, selection, onShow }: HistoryRowsProps) {
  if (rows.length === 0) {
    return (
      <LinearLayout orientation="vertical" class="osm-none" align="center">
        <TextView id="title">Search history</TextView>
        <TextView class="osm-muted">Places that you search for are listed here.</TextView>
      </LinearLayout>
    );
  }
  const areAllPicked = selection.size === selection.total;
  return (
    <RecyclerView
      id="android:id/list"
      className="android.widget.ListView"
      weight={1}
      items={rows}
      itemKey={historyKey}
      header={
        selection.isActive ? (
          <LinearLayout class="osm-row" onClick={() => (areAllPicked ? selection.clear() : selection.selectAll())}>
            <CheckBox id="toggle_item" checked={areAllPicked} />
            <TextView id="title">Select all</TextView>
          </LinearLayout>
        ) : undefined
      }
      renderItem={(entry) => {
        const object = objectOf(entry);
        const { onClick, onLongClick } = selection.row(historyKey(entry), () => onShow(object));
        return (
          <ResultRow
            result={{ object, distance: distanceBetween(from, object) }}
            from={from}
            metricSystem={metricSystem}
            picked={selection.isActive ? selection.has(historyKey(entry)) : undefined}
            onClick={onClick}
            onLongClick={onLongClick}
          />
        );
      }}
    />
  );
}

/** In place of the search's bar while rows of the history are picked. */
export function HistoryBar({ rows, selection }: Pick<HistoryRowsProps, 'rows' | 'selection'>) {
  const api = useApi();
  useBack(selection.clear);
  const picked = rows.filter((entry) => selection.has(historyKey(entry)));
  const share = () =>
    void api.startChooser({
      action: 'android.intent.action.SEND',
      type: 'text/plain',
      extras: {
        'android.intent.extra.TEXT': picked
          .map((entry) => `${objectOf(entry).name}\ngeo:${entry.lat},${entry.lon}?z=15`)
          .join('\n'),
      },
    });
  const removePicked = async () => {
    for (const entry of picked) await removeFromHistory(api, entry);
    selection.clear();
  };
  return (
    <LinearLayout id="toolbar_edit" className="android.view.ViewGroup" class="find-bar find-bar-edit">
      <ImageButton contentDescription="Close" icon={close} onClick={selection.clear} />
      <TextView id="titleEdit" weight={1}>
        {`${selection.size} selected`}
      </TextView>
      <ImageButton id="shareButton" contentDescription="Share" icon={shareIcon} onClick={share} />
      <ImageButton
        id="deleteButton"
        contentDescription="Delete"
        icon={removeIcon}
        onClick={() => void removePicked()}
      />
    </LinearLayout>
  );
}

function objectOf({ name, lat, lon }: HistoryEntry): MapObject {
  const described = parseDescription(name);
  return { name: described.name, kind: described.typeName || 'Location', lat, lon, address: '', described };
}
