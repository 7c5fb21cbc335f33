import { Formatter } from '@androidworld/app-sdk';
import {
  css,
  EmptyState,
  FrameLayout,
  ImageView,
  LinearLayout,
  phoneNow,
  ScrollView,
  TextView,
  Toolbar,
  useActivity,
  useApi,
  useAsync,
  usePhoneState,
} from '@androidworld/app-sdk/ui';
import { dateTimeText } from '../date-text.ts';
import { documentPath } from '../document-uri.ts';
import type { Entry } from '../entry.ts';
import { entryOf } from '../list-entries.ts';
import { typeLabel } from '../type-label.ts';
import { KindGlyph, useThumbnail } from './entry-icon.tsx';

css`
.files-info-head { height: 216px; display: grid; place-items: center; flex-shrink: 0; background: var(--surface-variant); }
.files-info-row { padding: 12px 24px; gap: 24px; }
`;

/** What there is to know of a file or folder (InspectorActivity). */
export function InspectorScreen() {
  const api = useApi();
  const { intent, finish } = useActivity();
  const path = intent.data === undefined ? undefined : documentPath(intent.data);
  const loaded = useAsync(async () => {
    const file = path === undefined ? null : await api.files.stat(path);
    if (file === null) return null;
    const count = file.kind === 'directory' ? (await api.files.list(file.path)).length : null;
    return { entry: entryOf(file), count };
  }, [path]).data;
  const title = intent.extras?.['android.intent.extra.TITLE'];
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar title={typeof title === 'string' ? title : (loaded?.entry.name ?? '')} onUp={() => void finish()} />
      {loaded === null && <EmptyState title="File info could not be loaded" />}
      {loaded != null && <Info {...loaded} />}
    </LinearLayout>
  );
}

function Info({ entry, count }: { entry: Entry; count: number | null }) {
  const picture = useThumbnail(entry);
  const zone = usePhoneState((state) => state.clock.zone);
  const hour24 = usePhoneState((state) => state.clock.hour24);
  const modified = dateTimeText(entry.modifiedMs, { nowMs: phoneNow(), zone, hour24 });
  const facts: readonly (readonly [key: string, value: string])[] = [
    ['Type', typeLabel(entry)],
    count === null ? ['Size', Formatter.formatFileSize(entry.size)] : ['Number of items', String(count)],
    ['Modified', modified],
  ];
  return (
    <ScrollView id="inspector_root">
      <FrameLayout id="inspector_thumbnail" class="files-info-head">
        {picture === undefined ? (
          <KindGlyph entry={entry} size={96} />
        ) : (
          <ImageView source={picture} style={{ position: 'absolute', inset: 0 }} />
        )}
      </FrameLayout>
      <LinearLayout orientation="vertical" id="inspector_details_view" padding={[12, 0]}>
        {facts.map(([key, value]) => (
          <LinearLayout key={key} class="files-info-row">
            <TextView id="table_row_key" textAppearance="label" color="muted" style={{ width: 120 }}>
              {key}
            </TextView>
            <TextView id="table_row_value" weight={1}>
              {value}
            </TextView>
          </LinearLayout>
        ))}
      </LinearLayout>
    </ScrollView>
  );
}
