import { LinearLayout, ScrollView, Toolbar, useActivity, useApi, usePreferences } from '@androidworld/app-sdk/ui';
import { SettingsSection, SettingsSwitch, SettingsValue } from '../../simple-commons/settings-rows.tsx';
import { activities, packageName } from '../package-name.ts';
import { preferences } from '../store/preferences.ts';

const switches = [
  {
    key: 'preventSleep',
    name: 'prevent_phone_from_sleeping',
    title: 'Prevent phone from sleeping while the app is in foreground',
  },
  { key: 'showBrushSize', name: 'show_brush_size', title: 'Show brush size tool' },
  {
    key: 'allowZooming',
    name: 'allow_zooming_canvas',
    title: 'Allow zooming and moving the canvas with gestures',
  },
  { key: 'forcePortrait', name: 'force_portrait', title: 'Force portrait mode' },
] as const;

export function SettingsScreen() {
  const api = useApi();
  const { finish } = useActivity();
  const [values, change] = usePreferences(preferences);
  const openLanguage = () =>
    api.startActivity({ action: 'android.settings.APP_LOCALE_SETTINGS', data: `package:${packageName}` });
  if (values === undefined) return null;
  return (
    <LinearLayout id="settings_coordinator" className="android.view.ViewGroup" orientation="vertical" weight={1}>
      <Toolbar id="settings_toolbar" title="Settings" onUp={() => void finish()} />
      <ScrollView id="settings_nested_scrollview" weight={1} focusable>
        <SettingsSection name="color_customization" title="Color customization" />
        <SettingsValue
          name="color_customization"
          title="Customize colors"
          onClick={() => void api.startActivity({ component: { packageName, className: activities.customization } })}
        />
        <SettingsSection name="general_settings" title="General" />
        <SettingsValue
          name="language"
          title="Language"
          value="English"
          onClick={() => void openLanguage().catch(() => api.toast('No app found for this action'))}
        />
        {switches.map(({ key, name, title }) => (
          <SettingsSwitch
            key={key}
            name={name}
            title={title}
            checked={values[key]}
            onChange={(checked) => void change({ [key]: checked })}
          />
        ))}
      </ScrollView>
    </LinearLayout>
  );
}
