import {
  Divider,
  LinearLayout,
  ListItem,
  RadioGroupDialog,
  ScrollView,
  Switch,
  TextView,
  Toolbar,
  useActivity,
  usePreferences,
} from '@androidworld/app-sdk/ui';
import { useState } from 'preact/hooks';
import {
  fontSizes,
  type Preferences,
  preferences as stored,
  type Visibility,
  visibilities,
} from '../store/preferences.ts';

type SwitchKey = 'characterCounter' | 'simpleCharacters' | 'sendOnEnter' | 'deliveryReports';

const switches: readonly { key: SwitchKey; id: string; label: string }[] = [
  { key: 'characterCounter', id: 'show_character_counter', label: 'Show a character counter at writing messages' },
  { key: 'simpleCharacters', id: 'use_simple_characters', label: 'Remove accents and diacritics at sending messages' },
  { key: 'sendOnEnter', id: 'send_on_enter', label: 'Send message on pressing Enter' },
  { key: 'deliveryReports', id: 'enable_delivery_reports', label: 'Enable delivery reports' },
];

const visibilityValues: readonly Visibility[] = [1, 2, 3];

export function SettingsScreen() {
  const { finish } = useActivity();
  const [preferences = stored.missing, change] = usePreferences(stored);
  const [choosing, setChoosing] = useState<'fontSize' | 'visibility' | null>(null);
  const choose = (values: Partial<Preferences>) => {
    setChoosing(null);
    void change(values);
  };
  return (
    <LinearLayout orientation="vertical" weight={1}>
      <Toolbar id="settings_toolbar" title="Settings" onUp={() => void finish()} />
      <ScrollView id="settings_nested_scrollview" weight={1}>
        <Heading id="settings_general_settings_label">General</Heading>
        <ListItem
          id="settings_font_size_holder"
          title="Font size"
          titleId="settings_font_size_label"
          summary={fontSizes[preferences.fontSize] ?? ''}
          summaryId="settings_font_size"
          onClick={() => setChoosing('fontSize')}
        />
        <Divider />
        <Heading id="settings_notifications_label">Notifications</Heading>
        <ListItem
          id="settings_lock_screen_visibility_holder"
          title="Lock screen notification visibility"
          titleId="settings_lock_screen_visibility_label"
          summary={visibilities[preferences.visibility]}
          summaryId="settings_lock_screen_visibility"
          onClick={() => setChoosing('visibility')}
        />
        <Divider />
        <Heading id="settings_outgoing_messages_label">Outgoing messages</Heading>
        {switches.map(({ key, id, label }) => {
          const checked = preferences[key];
          const toggle = () => void change({ [key]: !checked });
          return (
            <ListItem
              key={key}
              id={`settings_${id}_holder`}
              title={label}
              trailing={<Switch id={`settings_${id}`} checked={checked} onChange={toggle} />}
              onClick={toggle}
            />
          );
        })}
      </ScrollView>
      {choosing === 'fontSize' && (
        <RadioGroupDialog
          choices={fontSizes.map((label, value) => ({ label, value }))}
          selected={preferences.fontSize}
          onChoose={(index) => choose({ fontSize: index })}
          onClose={() => setChoosing(null)}
        />
      )}
      {choosing === 'visibility' && (
        <RadioGroupDialog
          choices={visibilityValues.map((value) => visibilities[value]).map((label, value) => ({ label, value }))}
          selected={visibilityValues.indexOf(preferences.visibility)}
          onChoose={(index) => choose({ visibility: visibilityValues[index] ?? 1 })}
          onClose={() => setChoosing(null)}
        />
      )}
    </LinearLayout>
  );
}

function Heading({ id, children }: { id: string; children: string }) {
  return (
    <TextView id={id} textAppearance="label" color="var(--primary)" style={{ padding: '16px 16px 4px' }}>
      {children}
    </TextView>
  );
}
