import { useSystemApi } from '@androidworld/app-sdk/system';
import { Toolbar, useActivity, usePreferences, View } from '@androidworld/app-sdk/ui';
import { preferences } from '../../store/preferences.ts';
import { useChosenTheme } from '../use-chosen-theme.ts';
import { argExtra, fragmentExtra, type PageScope, settingsIntent } from './page.ts';
import { findPage } from './pages.ts';

/** SettingsActivity: the page its intent names, or the first one. */
export function SettingsScreen() {
  const api = useSystemApi();
  const { intent, finish } = useActivity();
  const [settings, change] = usePreferences(preferences);
  useChosenTheme(settings);
  if (settings === undefined) return null;
  const arg = intent.extras?.[argExtra];
  const scope: PageScope = {
    api,
    settings,
    arg: typeof arg === 'string' ? arg : undefined,
    change: (changes) => void change(changes),
    toggle: (key) => ({ value: settings[key], onChange: (on) => void change({ [key]: on }) }),
    open: (page, about) => void api.startActivity(settingsIntent(page, about)),
    finish: () => void finish(),
  };
  const { title, heading, Content } = findPage(intent.extras?.[fragmentExtra]);
  return (
    <View class="chrome-page">
      <Toolbar id="action_bar" title={heading?.(scope) ?? title} onUp={scope.finish} />
      <Content scope={scope} />
    </View>
  );
}
