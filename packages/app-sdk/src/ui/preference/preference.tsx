import type { ComponentChildren } from 'preact';
import { css } from '../theme/css.ts';
import { glyphs } from '../widgets/glyphs.ts';
import { Glyph, Icon } from '../widgets/icon.tsx';
import { FrameLayout, LinearLayout } from '../widgets/layouts.tsx';
import { Switch } from '../widgets/switch.tsx';
import { TextView } from '../widgets/text-view.tsx';
import { View } from '../widgets/view.tsx';
import { type PreferenceProps, PreferenceRow } from './preference-row.tsx';
import { useIsFramework } from './use-is-framework.ts';

// As preference_material.xml of AndroidX, and with the framework's toolkit as SettingsLib's theme has it.
css`
.preference { padding: 0 16px; min-height: 56px; }
.preference-icon-frame { flex-shrink: 0; min-width: 56px; align-self: stretch; padding: 4px 8px 4px 0; box-sizing: border-box; }
.preference-texts { display: flex; flex-direction: column; align-items: flex-start; justify-content: center; padding: 16px 0; align-self: stretch; }
.preference-title { font-size: 1rem; }
.preference-summary { color: var(--on-surface-variant); }
.preference-widget { flex-shrink: 0; align-self: stretch; padding-left: 16px; justify-content: flex-end; }
.preference-category { padding: 16px 16px 8px; color: var(--primary); }
.preference-framework { padding: 0 16px 0 24px; }
.preference-framework .preference-title { font-size: 1.25rem; }
.preference-framework .preference-icon-frame { min-width: 48px; align-self: center; }
.preference-category.preference-framework { margin-top: 16px; padding: 0 16px 0 24px; }
.preference-framework > .preference-category-texts { padding: 8px 0; align-self: stretch; }
/* As wide as the framework's track with its paddings. */
.preference-framework > .preference-widget > .switch { width: 55.6px; justify-content: flex-end; }
.preference-two-target { width: 72px; padding: 0; }
.preference-framework > .preference-two-target > .switch { width: 100%; height: auto; align-self: stretch; justify-content: center; }
.preference-two-target-divider { align-self: stretch; display: flex; align-items: center; padding-left: 16px; }
.preference-two-target-divider > i { width: 1px; height: 32px; background: var(--outline-variant); }
.preference-gear { width: 100%; align-self: stretch; display: grid; place-items: center; color: var(--primary); }
.main-switch { padding: 16px 16px 16px 24px; }
.main-switch-frame { padding: 0 20px; min-height: 72px; border-radius: 28px; background: var(--primary-container); color: var(--on-primary-container); }
.main-switch-text { font-size: 1.25rem; margin: 24px 24px 24px 0; flex: 1; }
.preference-footer { padding: 0 16px 0 24px; align-items: flex-start; }
.preference-footer-icon-frame { min-width: 56px; padding: 16px 12px 4px 0; align-items: flex-start; }
.preference-footer-text { padding: 8px 0 16px; }
.preference-intro { padding: 0 16px 0 24px; }
.preference-intro-text { padding: 16px 0 8px; }
`;

/** A preference takes taps also where nothing comes of them, as AndroidX has it. */
const ignore = () => undefined;

/** A row of a preference screen; what `children` are stands in its widget frame. */
export function Preference(props: PreferenceProps & { children?: ComponentChildren }) {
  return (
    <PreferenceRow {...props} onClick={props.onClick ?? ignore}>
      {props.children !== undefined && (
        <LinearLayout id="android:id/widget_frame" class="preference-widget" enabled={props.enabled}>
          {props.children}
        </LinearLayout>
      )}
    </PreferenceRow>
  );
}

export interface SwitchPreferenceProps extends PreferenceProps {
  /** Whether the switch is on. */
  checked: boolean;
  /** Given the state the switch should have now. */
  onChange: (checked: boolean) => void;
}

/** A row with a switch; a tap anywhere on it flips the switch. */
export function SwitchPreference({ checked, onChange, ...props }: SwitchPreferenceProps) {
  const id = useIsFramework() ? 'android:id/switch_widget' : 'switchWidget';
  return (
    <Preference {...props} onClick={() => onChange(!checked)}>
      <Switch id={id} checked={checked} enabled={props.enabled} />
    </Preference>
  );
}

/** A row that opens something, with a switch beside it that is a target of its own. */
export function PrimarySwitchPreference({ checked, onChange, ...props }: SwitchPreferenceProps) {
  return (
    <PreferenceRow {...props} onClick={props.onClick ?? ignore}>
      <LinearLayout id="two_target_divider" class="preference-two-target-divider" enabled={props.enabled}>
        <i />
      </LinearLayout>
      <LinearLayout
        id="android:id/widget_frame"
        class="preference-widget preference-two-target"
        enabled={props.enabled}
      >
        <Switch
          id="switchWidget"
          contentDescription={props.title}
          checked={checked}
          onChange={onChange}
          enabled={props.enabled}
        />
      </LinearLayout>
    </PreferenceRow>
  );
}

export interface GearPreferenceProps extends PreferenceProps {
  /** A tap on the gear. */
  onGear: () => void;
}

/** A row that does something, with a gear beside it that opens its settings. */
export function GearPreference({ onGear, ...props }: GearPreferenceProps) {
  return (
    <PreferenceRow {...props} onClick={props.onClick ?? ignore}>
      <LinearLayout id="two_target_divider" class="preference-two-target-divider" enabled={props.enabled}>
        <i />
      </LinearLayout>
      <LinearLayout
        id="android:id/widget_frame"
        class="preference-widget preference-two-target"
        enabled={props.enabled}
      >
        <View
          id="settings_button"
          className="android.widget.ImageView"
          contentDescription="Settings"
          class="preference-gear"
          enabled={props.enabled}
          onClick={onGear}
        >
          <Glyph icon={glyphs.settings} />
        </View>
      </LinearLayout>
    </PreferenceRow>
  );
}

/** The one switch a page is about, at its top. */
export function MainSwitchPreference({ title, checked, onChange, enabled = true }: SwitchPreferenceProps) {
  const toggle = enabled ? () => onChange(!checked) : undefined;
  return (
    <FrameLayout onClick={toggle}>
      <LinearLayout id="main_switch_bar" enabled={enabled} onClick={toggle}>
        <LinearLayout class="main-switch" weight={1}>
          <LinearLayout id="frame" class="main-switch-frame" weight={1}>
            <TextView id="switch_text" class="main-switch-text">
              {title}
            </TextView>
            <Switch id="android:id/switch_widget" checked={checked} enabled={enabled} />
          </LinearLayout>
        </LinearLayout>
      </LinearLayout>
    </FrameLayout>
  );
}

/** The heading of a group. */
export function PreferenceCategory({ title }: { title: string }) {
  const isFramework = useIsFramework();
  return (
    <LinearLayout class={`preference-category ${isFramework ? 'preference-framework' : 'preference-category-plain'}`}>
      <View className="android.widget.RelativeLayout" weight={1} class="preference-category-texts">
        <TextView id="android:id/title" layoutWidth="match_parent" textAppearance={isFramework ? 'body' : 'label'}>
          {title}
        </TextView>
      </View>
    </LinearLayout>
  );
}

/** Explains a page, at its end. */
export function FooterPreference({ title }: { title: string }) {
  return (
    <LinearLayout orientation="vertical" class="preference-footer">
      <LinearLayout id="icon_frame" class="preference-footer-icon-frame">
        <Icon id="android:id/icon" icon={glyphs.info} />
      </LinearLayout>
      <LinearLayout orientation="vertical">
        <TextView id="android:id/title" color="muted" class="preference-footer-text" lines={20}>
          {title}
        </TextView>
      </LinearLayout>
    </LinearLayout>
  );
}

/** Says what a page is for, at its top. */
export function TopIntroPreference({ title }: { title: string }) {
  return (
    <LinearLayout class="preference-intro">
      <TextView id="android:id/title" color="muted" class="preference-intro-text" lines={20}>
        {title}
      </TextView>
    </LinearLayout>
  );
}
