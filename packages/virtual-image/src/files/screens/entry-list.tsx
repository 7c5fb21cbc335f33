import { bytesText } from '@androidworld/app-sdk';
import {
  css,
  FrameLayout,
  ImageView,
  LinearLayout,
  phoneNow,
  RecyclerView,
  TextView,
  usePhoneState,
} from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';
import { dateText } from '../date-text.ts';
import type { Entry } from '../entry.ts';
import { typeLabel } from '../type-label.ts';
import type { ViewMode } from '../view-settings.ts';
import { EntryIcon, KindGlyph, useThumbnail } from './entry-icon.tsx';

css`
.files-row { min-height: 72px; padding: 0 16px; gap: 16px; }
.files-row.files-on { background: var(--secondary-container); }
.files-card { border: 1px solid var(--outline-variant); border-radius: 8px; overflow: hidden; align-self: start; }
.files-card.files-on { background: var(--secondary-container); border-color: var(--primary); }
.files-cover { display: grid; place-items: center; height: 112px; background: var(--surface-variant); }
.files-plate { padding: 10px 12px; gap: 12px; min-height: 60px; }
.files-folder-plate { min-height: 52px; }
`;

export interface EntryListProps {
  entries: readonly Entry[];
  mode: ViewMode;
  selected?: ReadonlySet<string> | undefined;
  isEnabled?: ((entry: Entry) => boolean) | undefined;
  header: ComponentChildren;
  onOpen: (entry: Entry) => void;
  onLongPress?: ((entry: Entry) => void) | undefined;
}

/** The files and folders of a place, as rows or as cards. */
export function EntryList({ entries, mode, selected, isEnabled, header, onOpen, onLongPress }: EntryListProps) {
  const Item = mode === 'list' ? EntryRow : EntryCard;
  return (
    <RecyclerView
      key={mode}
      id="dir_list"
      items={mode === 'list' ? entries : evenFolders(entries)}
      itemKey={(entry) => entry?.key ?? ''}
      columns={mode === 'list' ? 1 : 2}
      gap={mode === 'list' ? 0 : 12}
      padding={mode === 'list' ? [0, 0, 16, 0] : [0, 20, 20, 20]}
      header={header}
      renderItem={(entry) =>
        entry !== null && (
          <Item
            entry={entry}
            selected={selected?.has(entry.key) ?? false}
            enabled={isEnabled?.(entry) ?? true}
            onClick={() => onOpen(entry)}
            {...(onLongPress === undefined ? {} : { onLongClick: () => onLongPress(entry) })}
          />
        )
      }
    />
  );
}

/** Files begin a line of their own below the folders. */
function evenFolders(entries: readonly Entry[]): readonly (Entry | null)[] {
  const folders = entries.filter(({ kind }) => kind === 'folder').length;
  return folders % 2 === 0 || folders === entries.length
    ? entries
    : [...entries.slice(0, folders), null, ...entries.slice(folders)];
}

interface ItemProps {
  entry: Entry;
  selected: boolean;
  enabled: boolean;
  onClick: () => void;
  onLongClick?: () => void;
}

function EntryRow({ entry, selected, ...item }: ItemProps) {
  const when = useWhen();
  const metadata = [when(entry.modifiedMs), bytesText(entry.size), typeLabel(entry)].join(', ');
  return (
    <LinearLayout id="item_root" class={selected ? 'files-row files-on' : 'files-row'} selected={selected} {...item}>
      <EntryIcon entry={entry} selected={selected} />
      <LinearLayout orientation="vertical" weight={1} gap={4}>
        <TextView id="android:id/title" textAppearance="body-large" lines={1}>
          {entry.name}
        </TextView>
        {entry.kind === 'file' && (
          <LinearLayout id="line2">
            <TextView id="metadata" textAppearance="body" color="muted" lines={1}>
              {metadata}
            </TextView>
          </LinearLayout>
        )}
      </LinearLayout>
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
      {...item}
    >
      {isFile && <Cover entry={entry} />}
      <LinearLayout id="nameplate" class={isFile ? 'files-plate' : 'files-plate files-folder-plate'}>
        {(selected || !isFile) && <EntryIcon entry={entry} selected={selected} />}
        <LinearLayout orientation="vertical" weight={1} className="android.widget.RelativeLayout">
          <TextView id="android:id/title" textAppearance="title-small" lines={1}>
            {entry.name}
          </TextView>
          {isFile && (
            <LinearLayout gap={8} justify="between">
              <TextView id="details" textAppearance="body-small" color="muted" lines={1}>
                {bytesText(entry.size)}
              </TextView>
              <TextView id="date" textAppearance="body-small" color="muted" lines={1}>
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
