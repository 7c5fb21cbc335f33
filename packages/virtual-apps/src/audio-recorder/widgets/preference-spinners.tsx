import { css, Glyph, type IconSource, LinearLayout, phoneNow, Spinner, usePhoneState } from '@androidworld/app-sdk/ui';
import palette from '@material-symbols/svg-400/rounded/palette.svg';
import title from '@material-symbols/svg-400/rounded/title.svg';
import type { ComponentChildren } from 'preact';
import { recordName } from '../record-name.ts';
import { namingFormats, type Preferences, themes } from '../recording-settings.ts';

css`
.recorder-spinner { margin-top: 8px; height: 47px; }
.recorder-spinner > .glyph, .recorder-spinner > svg { position: absolute; left: 16px; z-index: 1; pointer-events: none; }
.recorder-spinner > .spinner { height: 47px; padding-left: 56px; }
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
