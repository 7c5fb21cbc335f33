import { AlertDialog, css, EditText, LinearLayout, ScrollView, TextView } from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';

css`
.markor-pick { min-height: 0; flex: 0 1 auto; }
.markor-pick-message { padding: 16px 24px 8px; }
.markor-pick-row { height: 48px; padding: 4px 24px; box-sizing: border-box; display: flex; align-items: center; font-size: 1rem; }
.markor-pick-on { color: var(--accent); font-weight: 500; }
`;

/** In dp, and how many of them are to be seen at once. */
const rowHeight = 48;
const mostRows = 9;

interface PickDialogProps {
  title?: string | undefined;
  message?: string | undefined;
  items: readonly string[];
  /** Any number of them, first these. Undefined: a tap picks one. */
  selected?: readonly string[] | undefined;
  /** In another colour. */
  marked?: string | undefined;
  /** What is searched for may also be taken as it is typed. */
  isCustom?: boolean | undefined;
  /** A pick leads to another dialog in its place. */
  staysOpen?: boolean | undefined;
  onPick: (items: readonly string[]) => void;
  onClose: () => void;
}

/** Markor's list to search in, with a field for what is not in it. */
export function PickDialog(props: PickDialogProps) {
  const { title, message, items, selected, marked, isCustom = false, staysOpen = false, onPick, onClose } = props;
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(selected ?? []));
  const found = items.filter((item) => item.toLowerCase().includes(query.toLowerCase()));
  const finish = (picked: readonly string[]) => {
    if (!staysOpen) onClose();
    onPick(picked);
  };
  const toggle = (item: string) => {
    const next = new Set(chosen);
    if (!next.delete(item)) next.add(item);
    setChosen(next);
  };
  const custom = isCustom && query.trim() !== '' && !items.includes(query.trim()) ? [query.trim()] : [];
  const hasOk = isCustom || selected !== undefined;
  return (
    <AlertDialog
      title={title}
      onDismiss={onClose}
      negative={{ label: 'Cancel', onClick: onClose }}
      {...(hasOk && { positive: { label: 'OK', onClick: () => finish([...chosen, ...custom]) } })}
      list={
        <>
          {message !== undefined && (
            <TextView class="markor-pick-message" color="muted">
              {message}
            </TextView>
          )}
          {isCustom && (
            <LinearLayout orientation="vertical" padding={[0, 24]}>
              <EditText hint="Search / Custom" value={query} onChange={setQuery} />
            </LinearLayout>
          )}
          <ScrollView
            className="android.widget.ListView"
            class="markor-pick"
            style={{ height: rowHeight * Math.min(items.length, mostRows) }}
          >
            {found.map((item) => (
              <TextView
                key={item}
                id="android:id/text1"
                className={selected === undefined ? 'android.widget.TextView' : 'android.widget.CheckedTextView'}
                class={item === marked || chosen.has(item) ? 'markor-pick-row markor-pick-on' : 'markor-pick-row'}
                layoutWidth="match_parent"
                onClick={() => (selected === undefined ? finish([item]) : toggle(item))}
                {...(selected !== undefined && { checked: chosen.has(item) })}
              >
                {item}
              </TextView>
            ))}
          </ScrollView>
        </>
      }
    />
  );
}
