import { css, type IconSource, ListItem, Switch, TextView, View } from '@androidworld/app-sdk/ui';
import type { ComponentChildren } from 'preact';

css`
.preference { padding: 12px 24px; min-height: 72px; gap: 20px; }
.preference .list-item-title { font-size: 1.25rem; }
.preference-plain { padding: 12px 24px; min-height: 64px; }
.preference-category { padding: 20px 24px 6px; color: var(--primary); }
.main-switch { margin: 8px 16px 16px; padding: 12px 20px; border-radius: 28px; background: var(--primary-container); color: var(--on-primary-container); min-height: 72px; }
`;

export interface PreferenceProps {
  title: string;
  summary?: string | undefined;
  icon?: IconSource | undefined;
  enabled?: boolean;
  trailing?: ComponentChildren;
  onClick?: (() => void) | undefined;
}

/** A row that opens something. */
export function Preference({ title, summary, icon, enabled = true, trailing, onClick }: PreferenceProps) {
  return (
    <ListItem
      class={`preference ${icon === undefined ? 'preference-plain' : ''}`}
      title={title}
      summary={summary}
      summaryLines={4}
      icon={icon}
      enabled={enabled}
      trailing={trailing}
      onClick={onClick}
    />
  );
}

export interface SwitchPreferenceProps extends Omit<PreferenceProps, 'onClick' | 'trailing'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A row with a switch; a tap anywhere on it flips the switch. */
export function SwitchPreference({ checked, onChange, ...props }: SwitchPreferenceProps) {
  return (
    <Preference
      {...props}
      onClick={() => onChange(!checked)}
      trailing={
        <Switch
          id="android:id/switch_widget"
          checked={checked}
          contentDescription={props.title}
          enabled={props.enabled ?? true}
        />
      }
    />
  );
}

/** The one switch a page is about, at its top. */
export function MainSwitch({
  title,
  checked,
  onChange,
}: {
  title: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <ListItem
      class="main-switch"
      id="main_switch_bar"
      titleId="switch_text"
      title={title}
      onClick={() => onChange(!checked)}
      trailing={<Switch id="android:id/switch_widget" checked={checked} contentDescription={title} />}
    />
  );
}

export function PreferenceCategory({ title }: { title: string }) {
  return (
    <TextView id="android:id/title" textAppearance="label" class="preference-category">
      {title}
    </TextView>
  );
}

/** Explains a page, at its end. */
export function PreferenceFooter({ text }: { text: string }) {
  return (
    <View style={{ padding: '16px 24px 24px' }}>
      <TextView id="android:id/title" color="muted">
        {text}
      </TextView>
    </View>
  );
}
