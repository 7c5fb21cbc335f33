import { CheckBox, css, TextView, View } from '@androidworld/app-sdk/ui';

css`
.simple-section { padding: 24px 16px 8px; color: var(--primary); font-size: 0.875rem; }
.simple-setting { min-height: 56px; padding: 8px 16px; box-sizing: border-box; display: flex; flex-direction: column; justify-content: center; }
.simple-setting-text { font-size: 1.0625rem; }
.simple-setting-value { color: var(--on-surface-variant); }
.simple-setting-check { align-self: stretch; flex-direction: row-reverse; justify-content: space-between; font-size: 1.0625rem; }
`;

/** Above the rows of a section; in capitals, as the tree has it. */
export function SettingsSection({ name, title }: { name: string; title: string }) {
  return (
    <TextView id={`settings_${name}_label`} class="simple-section" layoutWidth="match_parent">
      {title.toUpperCase()}
    </TextView>
  );
}

export interface SettingsSwitchProps {
  /** Resource name without `settings_`. */
  name: string;
  title: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A row that is on or off. */
export function SettingsSwitch({ name, title, checked, onChange }: SettingsSwitchProps) {
  return (
    <View
      id={`settings_${name}_holder`}
      className="android.widget.RelativeLayout"
      class="simple-setting"
      onClick={() => onChange(!checked)}
    >
      <CheckBox id={`settings_${name}`} checked={checked} class="simple-setting-check">
        {title}
      </CheckBox>
    </View>
  );
}

export interface SettingsValueProps {
  name: string;
  title: string;
  /** Below the title; none for rows that only lead somewhere. */
  value?: string | undefined;
  onClick: () => void;
}

/** A row with a value to choose, or that leads somewhere. */
export function SettingsValue({ name, title, value, onClick }: SettingsValueProps) {
  return (
    <View
      id={`settings_${name}_holder`}
      className="android.widget.RelativeLayout"
      class="simple-setting"
      onClick={onClick}
    >
      <TextView id={value === undefined ? `settings_${name}` : `settings_${name}_label`} class="simple-setting-text">
        {title}
      </TextView>
      {value !== undefined && (
        <TextView id={`settings_${name}`} class="simple-setting-value">
          {value}
        </TextView>
      )}
    </View>
  );
}
