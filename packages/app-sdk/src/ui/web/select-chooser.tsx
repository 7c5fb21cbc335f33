import { Fragment } from 'preact';
import { useState } from 'preact/hooks';
import { css } from '../theme/css.ts';
import { AlertDialog } from '../widgets/alert-dialog.tsx';
import { CheckBox } from '../widgets/check-box.tsx';
import { TextView } from '../widgets/text-view.tsx';
import { View } from '../widgets/view.tsx';
import type { WebChoice, WebControl } from './bridge-messages.ts';

interface SelectChooserProps {
  what: Extract<WebControl, { kind: 'select' }>;
  onChoose: (choice: WebChoice | null) => void;
}

css`
.select-chooser-row { display: flex; padding: 0 24px; }
.select-chooser-group { padding: 12px 24px 4px; font-size: 0.875rem; color: var(--on-surface-variant); }
`;

/**
 * Chromium's SelectPopupDialog: a list whose choice closes it, or, where several may be chosen, with check marks and
 * OK and Cancel.
 */
export function SelectChooser({ what, onChoose }: SelectChooserProps) {
  const { multiple, options } = what;
  const [chosen, setChosen] = useState(
    () => new Set(options.flatMap(({ selected }, place) => (selected ? [place] : []))),
  );
  const choose = (place: number) => {
    if (!multiple) return onChoose({ selected: [place] });
    const next = new Set(chosen);
    if (!next.delete(place)) next.add(place);
    setChosen(next);
  };
  const cancel = () => onChoose(null);
  const buttons = multiple
    ? {
        positive: { label: 'OK', onClick: () => onChoose({ selected: [...chosen].toSorted((a, b) => a - b) }) },
        negative: { label: 'Cancel', onClick: cancel },
      }
    : {};
  return (
    <AlertDialog flush onDismiss={cancel} {...buttons}>
      <View className="android.widget.ListView" id="android:id/select_dialog_listview">
        {options.map((option, place) => (
          <Fragment key={place}>
            {option.group !== null && option.group !== options[place - 1]?.group && (
              <TextView class="select-chooser-group">{option.group}</TextView>
            )}
            <Option
              label={option.label}
              mark={multiple ? 'check' : 'ring'}
              checked={chosen.has(place)}
              enabled={option.enabled}
              onClick={() => choose(place)}
            />
          </Fragment>
        ))}
      </View>
    </AlertDialog>
  );
}

interface OptionProps {
  label: string;
  mark: 'check' | 'ring';
  checked: boolean;
  enabled: boolean;
  onClick: () => void;
}

function Option({ label, mark, checked, enabled, onClick }: OptionProps) {
  const view = {
    className: 'android.widget.CheckedTextView',
    id: 'android:id/text1',
    class: 'select-chooser-row',
    enabled,
  };
  if (mark === 'check') {
    return (
      <CheckBox {...view} checked={checked} onChange={onClick}>
        {label}
      </CheckBox>
    );
  }
  // Not a RadioButton: the one that is chosen already closes the list, too.
  return (
    <View
      {...view}
      class={`select-chooser-row radio radio-labelled ${checked ? 'radio-on' : ''}`}
      checked={checked}
      onClick={enabled ? onClick : undefined}
    >
      <span class="radio-ring" />
      {label}
    </View>
  );
}
