import {
  css,
  DropDown,
  Glyph,
  type IconSource,
  LinearLayout,
  phoneNow,
  TextView,
  usePhoneState,
} from '@androidworld/app-sdk/ui';
import palette from '@material-symbols/svg-400/rounded/palette.svg';
import title from '@material-symbols/svg-400/rounded/title.svg';
import { useRef, useState } from 'preact/hooks';
import { recordName } from '../record-name.ts';
import { namingFormats, type Preferences, themes } from '../recording-settings.ts';

css`
.recorder-spinner { margin-top: 8px; padding-right: 1px; align-items: stretch; }
.recorder-spinner-item { display: flex; align-items: center; gap: 16px; padding: 10px 16px; font-size: 1.25rem; }
`;

interface SpinnerRowProps {
  preferences: Preferences;
  onChange: (changes: Partial<Preferences>) => void;
}

export function ThemeSpinner({ preferences, onChange }: SpinnerRowProps) {
  return (
    <RecorderSpinner
      id="themeColor"
      icon={palette}
      items={themes.map(({ label }) => label)}
      selected={themes.findIndex(({ value }) => value === preferences.theme)}
      onSelect={(index) => onChange({ theme: themes[index]?.value ?? 'blue_gray' })}
    />
  );
}

export function NamingSpinner({ preferences, onChange }: SpinnerRowProps) {
  const zone = usePhoneState((state) => state.clock.zone);
  const example = { counter: preferences.recordCounter + 1, nowMs: phoneNow(), zone };
  return (
    <RecorderSpinner
      id="name_format"
      icon={title}
      items={namingFormats.map((naming) => `Naming: ${recordName(naming, example)}.${preferences.format}`)}
      selected={namingFormats.indexOf(preferences.naming)}
      onSelect={(index) => onChange({ naming: namingFormats[index] ?? 'record' })}
    />
  );
}

interface RecorderSpinnerProps {
  id: string;
  icon: IconSource;
  items: readonly string[];
  selected: number;
  onSelect: (index: number) => void;
}

/** A Spinner with an item of the app's own, which covers it: an icon and the text. */
function RecorderSpinner({ id, icon, items, selected, onSelect }: RecorderSpinnerProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const label = items[selected] ?? '';
  return (
    <>
      <LinearLayout
        id={id}
        className="android.widget.Spinner"
        class="recorder-spinner"
        semantics={{ scrollable: 'always' }}
        elementRef={element}
        onClick={() => setOpen(true)}
        onLongClick={() => undefined}
      >
        <TextView id="txtItem" class="recorder-spinner-item" weight={1} lines={1} semantics={{ text: label }}>
          <Glyph icon={icon} />
          <span>{label}</span>
        </TextView>
      </LinearLayout>
      {isOpen && (
        <DropDown
          anchor={element}
          items={items}
          selected={selected}
          onSelect={onSelect}
          onDismiss={() => setOpen(false)}
        />
      )}
    </>
  );
}
