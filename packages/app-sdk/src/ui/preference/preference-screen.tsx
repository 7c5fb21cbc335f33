import { useKeptState } from '../hooks/use-kept-state.ts';
import { CheckBox } from '../widgets/check-box.tsx';
import { SingleChoiceDialog } from '../widgets/choice-dialogs.tsx';
import { ScrollView } from '../widgets/scroll-view.tsx';
import { TextInputDialog } from '../widgets/text-input-dialog.tsx';
import { LabelledSeekBarPreference } from './labelled-seek-bar-preference.tsx';
import {
  FooterPreference,
  GearPreference,
  MainSwitchPreference,
  Preference,
  PreferenceCategory,
  PrimarySwitchPreference,
  SwitchPreference,
  TopIntroPreference,
} from './preference.tsx';
import type { PreferenceDataStore, PreferenceValue } from './preference-data-store.ts';
import type { PreferenceItem } from './preference-item.ts';
import { PreferenceRow } from './preference-row.tsx';
import { RadioPreference } from './radio-preference.tsx';
import { SeekBarPreference } from './seek-bar-preference.tsx';

/** Of a screen or list of preferences. */
export interface PreferenceScreenProps {
  /** From top to bottom; categories hold items of their own. */
  items: readonly PreferenceItem[];
  /** Of the preferences that bring no value of their own. */
  store?: PreferenceDataStore | undefined;
  /** Default `recycler_view`. */
  id?: string | undefined;
}

/** A list of preferences, as AndroidX makes one of a PreferenceScreen. */
export function PreferenceScreen({ items, store, id = 'recycler_view' }: PreferenceScreenProps) {
  return (
    <ScrollView id={id} className="androidx.recyclerview.widget.RecyclerView" focusable weight={1}>
      <PreferenceItems items={items} store={store} />
    </ScrollView>
  );
}

/** The rows alone, for a list that holds more than them. */
export function PreferenceItems({ items, store }: Pick<PreferenceScreenProps, 'items' | 'store'>) {
  return <Items items={items} store={store} isOn={(key) => readValue(items, key, store) === true} />;
}

interface Rows {
  store: PreferenceDataStore | undefined;
  isOn: (key: string) => boolean;
}

function Items({ items, ...rows }: Rows & { items: readonly PreferenceItem[] }) {
  return (
    <>
      {items.map((item, index) =>
        item.visible === false ? null : (
          <Item key={('key' in item ? item.key : undefined) ?? index} item={item} {...rows} />
        ),
      )}
    </>
  );
}

function Item({ item, ...rows }: Rows & { item: PreferenceItem }) {
  if (item.kind === 'custom') return <>{item.content}</>;
  if (item.kind === 'footer') return <FooterPreference title={item.title} />;
  if (item.kind === 'intro') return <TopIntroPreference title={item.title} />;
  if (item.kind === 'category') {
    return (
      <>
        <PreferenceCategory title={item.title} />
        <Items items={item.items} {...rows} />
      </>
    );
  }
  const isEnabled = (item.enabled ?? true) && (item.dependency === undefined || rows.isOn(item.dependency));
  return <ValuedItem item={{ ...item, enabled: isEnabled }} store={rows.store} />;
}

type ValuedItem = Exclude<PreferenceItem, { kind: 'custom' | 'footer' | 'intro' | 'category' }>;

function ValuedItem({ item, store }: { item: ValuedItem; store: PreferenceDataStore | undefined }) {
  const { title, icon, enabled } = item;
  // PreferenceFragmentCompat shows its dialogs in fragments, which come back when the screen is turned.
  const [open, setOpen] = useKeptState(`preference ${('key' in item ? item.key : undefined) ?? title}`, false);
  const row = { title, icon, enabled };
  switch (item.kind) {
    case 'switch':
      return <SwitchPreference {...row} summary={item.summary} {...binding(item, store, false)} />;
    case 'primary-switch':
      return (
        <PrimarySwitchPreference
          {...row}
          summary={item.summary}
          onClick={item.onClick}
          {...binding(item, store, false)}
        />
      );
    case 'gear':
      return <GearPreference {...row} summary={item.summary} onClick={item.onClick} onGear={item.onGear} />;
    case 'main-switch':
      return <MainSwitchPreference {...row} {...binding(item, store, false)} />;
    case 'checkbox': {
      const { checked, onChange } = binding(item, store, false);
      return (
        <Preference {...row} summary={item.summary} onClick={() => onChange(!checked)}>
          <CheckBox id="android:id/checkbox" checked={checked} enabled={enabled} />
        </Preference>
      );
    }
    case 'list': {
      const { value, onChange } = bound(item, store, item.entries[0]?.value ?? '');
      const chosen = item.entries.find((entry) => entry.value === value)?.label;
      return (
        <>
          <Preference {...row} summary={item.summary ?? chosen} onClick={() => setOpen(true)} />
          {open && (
            <SingleChoiceDialog
              title={item.dialogTitle ?? title}
              choices={item.entries}
              selected={value}
              onChoose={onChange}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      );
    }
    case 'edit': {
      const { value, onChange } = bound(item, store, '');
      return (
        <>
          <Preference {...row} summary={item.summary ?? value} onClick={() => setOpen(true)} />
          {open && (
            <TextInputDialog
              id="android:id/edit"
              title={item.dialogTitle ?? title}
              initial={value}
              onDone={onChange}
              onClose={() => setOpen(false)}
            />
          )}
        </>
      );
    }
    case 'seekbar':
      return (
        <SeekBarPreference
          {...row}
          summary={item.summary}
          min={item.min}
          max={item.max}
          {...bound(item, store, item.min ?? 0)}
        />
      );
    case 'labelled-seekbar':
      return <LabelledSeekBarPreference {...row} summary={item.summary} max={item.max} {...bound(item, store, 0)} />;
    case 'radio':
      return <RadioPreference {...row} summary={item.summary} checked={item.checked} onClick={item.onClick} />;
    default:
      return item.selectable === false ? (
        <PreferenceRow {...row} summary={item.summary} />
      ) : (
        <Preference {...row} summary={item.summary} onClick={item.onClick} />
      );
  }
}

interface Bindable<T> {
  readonly key?: string | undefined;
  readonly value?: T | undefined;
  readonly defaultValue?: T | undefined;
  readonly onChange?: ((value: T) => void) | undefined;
}

/** The value and what changes it: the item's own, or the store's under its key. */
function bound<T extends PreferenceValue>(item: Bindable<T>, store: PreferenceDataStore | undefined, fallback: T) {
  const stored = item.key === undefined ? undefined : store?.values[item.key];
  const known =
    item.value ??
    (typeof stored === typeof fallback || typeof stored === typeof item.defaultValue ? (stored as T) : undefined);
  return {
    value: known ?? item.defaultValue ?? fallback,
    onChange(value: T) {
      item.onChange?.(value);
      if (item.onChange === undefined && item.key !== undefined) store?.put(item.key, value);
    },
  };
}

function binding(item: Bindable<boolean>, store: PreferenceDataStore | undefined, fallback: boolean) {
  const { value: checked, onChange } = bound(item, store, fallback);
  return { checked, onChange };
}

/** Of the preference with this key, wherever on the screen it stands. */
function readValue(items: readonly PreferenceItem[], key: string, store: PreferenceDataStore | undefined): unknown {
  for (const item of items) {
    if (item.kind === 'category') {
      const value = readValue(item.items, key, store);
      if (value !== undefined) return value;
    } else if ('key' in item && item.key === key && item.kind !== 'custom') {
      return (
        ('value' in item ? item.value : undefined) ??
        store?.values[key] ??
        ('defaultValue' in item ? item.defaultValue : undefined)
      );
    }
  }
  return store?.values[key];
}
