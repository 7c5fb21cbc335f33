import { css, Glyph, type IconSource, LinearLayout, phoneNow, Spinner, usePhoneState } from '@androidworld/app-sdk/ui';
import palette from '@material-symbols/svg-400/rounded/palette.svg';
import title from '@material-symbols/svg-400/rounded/title.svg';
import type { ComponentChildren } from 'preact';
import { recordName } from '../record-name.ts';
import { namingFormats, type Preferences, themes } from '../recording-settings.ts';

css`
.recorder-spinner { padding: 0 8px 0 16px; gap: 16px; }
`;

interface SpinnerRowProps {
  preferences: Preferences;
  onChange: (changes: Partial<Preferences>) => void;
}

export function ThemeSpinner({ preferences, onChange }: SpinnerRowProps) {
  return (
    <SpinnerRow icon={palette}>
      <Spinner
        id="themeColor"
        weight={1}
        items={themes.map(({ label }) => label)}
        selected={themes.findIndex(({ value }) => value === preferences.theme)}
        onSelect={(index) => onChange({ theme: themes[index]?.value ?? 'blue_gray' })}
      />
    </SpinnerRow>
  );
}

export function NamingSpinner({ preferences, onChange }: SpinnerRowProps) {
  const zone = usePhoneState((state) => state.clock.zone);
  const example = { counter: preferences.recordCounter + 1, nowMs: phoneNow(), zone };
  return (
    <SpinnerRow icon={title}>
      <Spinner
        id="name_format"
        weight={1}
        items={namingFormats.map((naming) => `Naming: ${recordName(naming, example)}.${preferences.format}`)}
        selected={namingFormats.indexOf(preferences.naming)}
        onSelect={(index) => onChange({ naming: namingFormats[index] ?? 'record' })}
      />
    </SpinnerRow>
  );
}

function SpinnerRow({ icon, children }: { icon: IconSource; children: ComponentChildren }) {
  return (
    <LinearLayout class="recorder-spinner">
      <Glyph icon={icon} />
      {children}
    </LinearLayout>
  );
}
