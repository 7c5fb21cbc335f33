import { Formatter } from '@androidworld/app-sdk';
import {
  css,
  displayDensity,
  FrameLayout,
  ImageView,
  LinearLayout,
  phoneNow,
  RecyclerView,
  type Selection,
  TextView,
  usePhoneState,
  View,
} from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { dateText } from '../date-text.ts';
import type { Entry } from '../entry.ts';
import { typeLabel } from '../type-label.ts';
import type { ViewMode } from '../view-settings.ts';
import { EntryIcon, KindGlyph, useThumbnail } from './entry-icon.tsx';

css`
.files-row-content { height: 72px; align-items: center; }
.files-row.files-on { background: var(--secondary-container); }
.files-row-line { height: 1px; margin: 0 8px 0 72px; background: var(--outline-variant); }
.files-row-icon { width: 72px; height: 72px; display: grid; place-items: center; flex-shrink: 0; }
.files-row-texts { padding-right: 16px; align-items: flex-start; }
.files-row-title { font-size: 1rem; }
.files-row-note { font-size: 0.875rem; }
.files-card { margin: 4px; border: 1px solid var(--outline-variant); border-radius: 8px; overflow: hidden; box-sizing: border-box; }
.files-card.files-on { background: var(--secondary-container); border-color: var(--primary); }
.files-cover { display: grid; place-items: center; height: 177.5px; background: var(--surface-variant); margin: -1px -1px 0; }
.files-plate { height: 52px; margin: 0 -1px -1px; padding: 0 12px 0 16px; gap: 10.7px; align-items: center; }
.files-plate .files-icon { width: 24px; height: 24px; }
.files-card-title { font-size: 0.875rem; }
.files-card-note { font-size: 0.75rem; }
`;

/** dp: a card with its margins (`grid_width`), and what is left free at both sides. */
const [cardWidth, listSide] = [160, 20];

export interface EntryListProps {
  entries: readonly Entry[];
  mode: ViewMode;
  /** Where entries can be selected. */
  selection?: Selection<string> | undefined;
  isEnabled?: ((entry: Entry) => boolean) | undefined;
  header: ComponentChildren;
  /** What lies over the lower end of the list. */
  hasBar?: boolean | undefined;
  onOpen: (entry: Entry) => void;
}

/** The files and folders of a place, as rows or as cards. */
export function EntryList({ entries, mode, selection, isEnabled, header, hasBar, onOpen }: EntryListProps) {
  const barHeight = hasBar ? 48 : 0;
  const Item = mode === 'list' ? EntryRow : EntryCard;
  const columns = mode === 'list' ? 1 : cardsInARow();
  return (
    <RecyclerView
      key={mode}
      id="dir_list"
      items={withFoldersApart(entries, columns)}
      itemKey={(entry, place) => entry?.key ?? `${place}`}
      columns={columns}
      padding={mode === 'list' ? [0, 0, 40 + barHeight, 0] : [0, listSide, 44 + barHeight, listSide]}
      header={header}
      renderItem={(entry) =>
        entry !== null && (
          <Item
            entry={entry}
            enabled={isEnabled?.(entry) ?? true}
            {...(selection?.row(entry.key, () => onOpen(entry)) ?? {
              selected: false,
              onClick: () => onOpen(entry),
            })}
          />
        )
      }
    />
  );
}

/** As many cards as find room, between the sides of the list; two at least (`DirectoryFragment`). */
function cardsInARow(): number {
  return Math.max(2, Math.floor((window.innerWidth / displayDensity() - 2 * listSide) / cardWidth));
}

/** Files begin a line of their own below the folders. */
function withFoldersApart(entries: readonly Entry[], columns: number): readonly (Entry | null)[] {
  const folders = entries.filter(({ kind }) => kind === 'folder').length;
  const inLastRow = folders % columns;
  if (inLastRow === 0 || folders === entries.length) return entries;
  const gaps = Array.from({ length: columns - inLastRow }, () => null);
  return [...entries.slice(0, folders), ...gaps, ...entries.slice(folders)];
}

interface ItemProps {
  entry: Entry;
  selected: boolean;
  enabled: boolean;
  onClick: () => void;
  onLongClick?: () => void;
}

/** The list watches long presses itself: its items do not say they take them. */
const itemSemantics = { longClickable: false };

function EntryRow({ entry, selected, ...item }: ItemProps) {
  const when = useWhen();
  const metadata = [when(entry.modifiedMs), Formatter.formatFileSize(entry.size), typeLabel(entry)].join(', ');
  return (
    <LinearLayout
      orientation="vertical"
      align="stretch"
      id="item_root"
      class={selected ? 'files-row files-on' : 'files-row'}
      selected={selected}
      semantics={itemSemantics}
      {...item}
    >
      <LinearLayout class="files-row-content">
        <FrameLayout id="icon" class="files-row-icon">
          <EntryIcon entry={entry} selected={selected} />
        </FrameLayout>
        <LinearLayout orientation="vertical" weight={1} class="files-row-texts">
          <LinearLayout>
            <TextView id="android:id/title" class="files-row-title" lines={1} selected={selected}>
              {entry.name}
            </TextView>
          </LinearLayout>
          {entry.kind === 'file' && (
            <LinearLayout id="line2">
              <TextView id="metadata" class="files-row-note" color="muted" lines={1} selected={selected}>
                {metadata}
              </TextView>
            </LinearLayout>
          )}
        </LinearLayout>
      </LinearLayout>
      <View className="android.view.View" class="files-row-line" />
    </LinearLayout>
  );
}

function EntryCard({ entry, selected, ...item }: ItemProps) {
  const when = useWhen();
  const isFile = entry.kind === 'file';
  return (
    <LinearLayout
      orientation="vertical"
      id="item_root"
      className="androidx.cardview.widget.CardView"
      class={selected ? 'files-card files-on' : 'files-card'}
      selected={selected}
      semantics={itemSemantics}
      {...item}
    >
      {isFile && <Cover entry={entry} />}
      <LinearLayout id="nameplate" class="files-plate">
        <EntryIcon entry={entry} selected={selected} />
        <LinearLayout orientation="vertical" weight={1} className="android.widget.RelativeLayout" align="stretch">
          <TextView id="android:id/title" class="files-card-title" lines={1} selected={selected}>
            {entry.name}
          </TextView>
          {isFile && (
            <LinearLayout gap={4}>
              <TextView id="details" class="files-card-note" color="muted" selected={selected}>
                {Formatter.formatFileSize(entry.size)}
              </TextView>
              <TextView id="date" class="files-card-note" color="muted" lines={1} selected={selected}>
                {when(entry.modifiedMs)}
              </TextView>
            </LinearLayout>
          )}
        </LinearLayout>
      </LinearLayout>
    </LinearLayout>
  );
}

function Cover({ entry }: { entry: Entry }) {
  const picture = useThumbnail(entry);
  return (
    <FrameLayout id="thumbnail" class="files-cover">
      {picture === undefined ? (
        <KindGlyph entry={entry} size={40} />
      ) : (
        <ImageView id="icon_thumb" source={picture} style={{ position: 'absolute', inset: 0 }} />
      )}
    </FrameLayout>
  );
}

function useWhen(): (ms: number) => string {
  const zone = usePhoneState((state) => state.clock.zone);
  const hour24 = usePhoneState((state) => state.clock.hour24);
  return (ms) => dateText(ms, { nowMs: phoneNow(), zone, hour24 });
}
